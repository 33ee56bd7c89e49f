"""`python -m stackhub` is the same as the `stackhub` command."""

from stackhub.cli import main

if __name__ == "__main__":
    main()
