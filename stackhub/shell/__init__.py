"""The application: main window, screens, and what drives a match on screen. Everything a person sees starts here."""
