"""The light, as GLSL 1.20: the oldest that all of Panda3D's OpenGL platforms speak, macOS included.

One pass, in the world's own frame: a sun with a mapped shadow, the light of a room from above and below, and what the
surface reflects of that room. So nothing is post-processed, and no pipeline with buffers of its own is needed.

Inputs, set by `stackhub.view3d.scene`, `box` and `shadow_map`: vec4 paint (linear colour, roughness), vec4 glow (linear
colour, strength), vec4 rim (its width in mm, the glow's wash, how far it keeps from the edge in mm, how far from seen
through), vec3 half_size (mm), vec3 eye (mm), vec3 sun (towards it), vec3 den_low and den_high (mm, between which pieces
stand close), vec3 backdrop (linear colour, which shows at the table's rim), mat4 from_world_to_shadow, sampler2DShadow
shadow_map.

The texture's alpha is a height. Where it changes from pixel to pixel the surface is tilted, after Mikkelsen, "Bump
mapping unparametrized surfaces on the GPU", 2010: so meshes need no tangents.
"""

from __future__ import annotations

import functools
from typing import Any

from panda3d.core import Shader

from stackhub.engine.quality import Level
from stackhub.view3d.surface import RELIEF_MM

# `film` has the same numbers, for those who draw without shaders.
_LIGHT = """
const vec3 SUN = vec3(1.30, 1.06, 0.76);
const vec3 SKY = vec3(0.44, 0.45, 0.50);
const vec3 FLOOR = vec3(0.34, 0.23, 0.14);
uniform vec3 sun;
/* Under the pieces, and low between them, less of the room is seen. */
float openness(vec3 place, vec3 n) { return 0.60 + 0.40 * smoothstep(-6.0, 60.0, place.z + 60.0 * max(n.z, 0.0)); }
vec3 around(vec3 place, vec3 n) { return mix(FLOOR, SKY, n.z * 0.5 + 0.5) * openness(place, n); }
/* The light that finds its way between pieces that stand close, by how deep a place lies within them. */
uniform vec3 den_low, den_high;
/* Near what stands on the table, low and high x and y of it, less light comes to the wood. */
uniform vec4 footing;
float at_foot(vec2 place) {
  vec2 away = max(max(footing.xy - place, place - footing.zw), 0.0);
  return 1.0 - 0.55 / (1.0 + dot(away, away) / 260.0);
}
float unsheltered(vec3 place) {
  vec3 deep = min(place - den_low, den_high - place);
  return 1.0 - 0.78 * clamp(0.045 * min(min(deep.x, deep.y), den_high.z - place.z) - 0.06, 0.0, 1.0);
}
/* A filmic curve: bright parts stay coloured, dark ones keep their depth. */
vec3 film(vec3 light) {
  return clamp(light * (2.51 * light + 0.03) / (light * (2.43 * light + 0.59) + 0.14), 0.0, 1.0);
}
mat3 turned(mat4 m) { return mat3(m[0].xyz, m[1].xyz, m[2].xyz); }
"""

_EDGES = """
/* How far, in mm, a point of a box is from its nearest edge: two of the three sides meet there. */
uniform vec3 half_size;
float from_edge(vec3 local) {
  vec3 d = half_size - abs(local);
  return max(min(d.x, d.y), min(max(d.x, d.y), d.z));
}
/* Less light comes to the edges, where pieces meet: to 1.6 mm from them, or less on what is thin. */
float seam_width() { return min(1.6, 0.4 * min(half_size.x, min(half_size.y, half_size.z))); }
"""

_NOTICED = """
uniform vec4 glow, rim;
/* The bright rim of what glows, and the dark lines beside it. What is seen through has a thin one in white. */
vec3 noticed(vec3 colour, float edge) {
  colour = mix(colour, glow.rgb, glow.a * rim.y);
  float inwards = 2.5 * (rim.x + rim.z - edge), strong = glow.a * min(4.0 * rim.x, 1.0);
  colour = mix(colour, vec3(0.006), strong * 0.8 * clamp(inwards + 2.5, 0.0, 1.0));
  float outside = clamp(2.5 * (rim.z - edge), 0.0, 1.0);
  colour = mix(colour, glow.rgb, strong * clamp(inwards + 0.5, 0.0, 1.0) * (1.0 - outside));
  if (rim.w == 1.0) return colour;
  colour = mix(vec3(0.01), mix(colour, vec3(1.0), 0.25), smoothstep(1.3, 1.7, edge));
  return mix(mix(vec3(1.0), glow.rgb, glow.a), colour, smoothstep(0.7, 1.0, edge));
}
float veil(float edge) { return rim.w < 1.0 ? max(rim.w, 1.0 - smoothstep(1.3, 1.7, edge)) : 1.0; }
"""

_RELIEF = """
/* The way a surface leans where its height changes by these amounts to the next pixels: to be taken from its normal. */
vec3 lean(vec3 place, vec3 n, float to_right, float up) {
  vec3 right = dFdx(place), above = dFdy(place), across = cross(above, n);
  float size = dot(right, across);
  return RELIEF_MM * (to_right * across + up * cross(n, right)) / (sign(size) * max(abs(size), 1e-7));
}
"""

_PHYSICAL_VERTEX = """
uniform mat4 p3d_ModelViewProjectionMatrix, p3d_ModelMatrix;
attribute vec4 p3d_Vertex, p3d_Color;
attribute vec3 p3d_Normal;
attribute vec2 p3d_MultiTexCoord0;
varying vec3 place, normal, local;
varying vec2 uv;
varying float inside, lamp;
#ifdef SHADOW_TAPS
uniform mat4 from_world_to_shadow;
varying vec4 shadow_place;
#endif
void main() {
  gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex;
  place = (p3d_ModelMatrix * p3d_Vertex).xyz;
  normal = normalize(turned(p3d_ModelMatrix) * p3d_Normal);
  local = p3d_Vertex.xyz;
  uv = p3d_MultiTexCoord0;
  inside = p3d_Color.a;
  lamp = p3d_Color.r * p3d_Color.r;
#ifdef SHADOW_TAPS
  float slope = 1.0 - max(dot(normal, sun), 0.0);
  shadow_place = from_world_to_shadow * vec4(place + normal * (0.25 + 0.9 * slope), 1.0);
#endif
}
"""

_PHYSICAL_FRAGMENT = """
uniform sampler2D p3d_Texture0;
uniform vec4 paint;
uniform vec3 backdrop;
uniform vec3 eye;
varying vec3 place, normal, local;
varying vec2 uv;
varying float inside, lamp;
#ifdef SHADOW_TAPS
uniform sampler2DShadow shadow_map;
varying vec4 shadow_place;
float lit() {
  vec3 at = shadow_place.xyz / shadow_place.w;
  if (any(greaterThan(abs(at - 0.5), vec3(0.5)))) return 1.0;
  float sum = 0.0;
  for (int i = 0; i < SHADOW_TAPS; i++)
    for (int j = 0; j < SHADOW_TAPS; j++) {
      vec2 off = (vec2(float(i), float(j)) - 0.5 * (float(SHADOW_TAPS) - 1.0)) * SHADOW_TEXEL;
      sum += shadow2D(shadow_map, vec3(at.xy + off, at.z)).r;
    }
  return sum / float(SHADOW_TAPS * SHADOW_TAPS);
}
#else
float lit() { return 1.0; }
#endif

/* What is seen of the room in a direction: a warm floor, a bright ceiling, and a wide window on the sun's side. */
vec3 room(vec3 way, float blur) {
  vec3 light = mix(FLOOR, SKY * 1.2, smoothstep(-0.35 - blur, 0.45 + blur, way.z));
  vec3 window = normalize(vec3(sun.xy, sun.z * 0.55));
  float size = mix(0.93, 0.70, blur), soft = 0.03 + 0.3 * blur;
  return light + vec3(1.9, 1.65, 1.3) * smoothstep(size - soft, size + soft, dot(way, window));
}

void main() {
  vec4 seen = texture2D(p3d_Texture0, uv);
  vec2 right = dFdx(uv), up = dFdy(uv);
  vec3 base = pow(seen.rgb, vec3(2.2)) * paint.rgb;
  vec3 n = normalize(normal), v = normalize(eye - place), h = normalize(v + sun);
#ifndef TABLE
  float to_right = texture2D(p3d_Texture0, uv + right).a - seen.a;
  float to_up = texture2D(p3d_Texture0, uv + up).a - seen.a;
  n = normalize(n - lean(place, n, to_right, to_up));
#endif
  float rough = paint.a, gloss = 1.0 - rough;
  float towards = max(dot(n, sun), 0.0), facing = max(dot(n, v), 0.001);
  float shadow = towards > 0.0 ? lit() : 0.0;
  float edge = from_edge(local);
  float room_light = unsheltered(place);
  float seam = mix(0.40, 1.0, smoothstep(0.0, seam_width(), edge));
  float a = rough * rough, a2 = a * a, nh = max(dot(n, h), 0.0), d = nh * nh * (a2 - 1.0) + 1.0, k = a * 0.5;
  float smith = 1.0 / ((towards * (1.0 - k) + k) * (facing * (1.0 - k) + k));
  float shine = a2 / (3.14159 * d * d) * (0.04 + 0.96 * pow(1.0 - max(dot(v, h), 0.0), 5.0)) * smith * 0.25;
  float mirror = 0.04 + max(gloss - 0.04, 0.0) * pow(1.0 - facing, 5.0);
  vec3 colour = base * (SUN * towards * shadow + around(place, n) * room_light) * seam
    + SUN * min(shine, 3.0) * 2.4 * towards * shadow
    + room(reflect(-v, n), rough) * mirror * openness(place, n) * (0.3 + 0.7 * gloss) * room_light;
#ifdef TABLE
  colour *= lamp * at_foot(place.xy);
  gl_FragColor = vec4(pow(mix(backdrop.rgb, film(colour), inside), vec3(1.0 / 2.2)), 1.0);
#else
  gl_FragColor = vec4(pow(noticed(film(colour), edge), vec3(1.0 / 2.2)), veil(edge));
#endif
}
"""

# Light is reckoned at the vertices: the faces are flat, and processors have little time for each pixel. Only what a
# relief, an edge or the depth between pieces takes from it or adds is reckoned for each.
_SIMPLE_VERTEX = """
uniform mat4 p3d_ModelViewProjectionMatrix, p3d_ModelMatrix;
attribute vec4 p3d_Vertex, p3d_Color;
attribute vec3 p3d_Normal;
attribute vec2 p3d_MultiTexCoord0;
uniform vec4 paint;
varying vec3 light, local, place, normal;
varying vec2 uv;
varying float inside;
void main() {
  gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex;
  normal = normalize(turned(p3d_ModelMatrix) * p3d_Normal);
  place = (p3d_ModelMatrix * p3d_Vertex).xyz;
  light = paint.rgb * (SUN * max(dot(normal, sun), 0.0) + around(place, normal));
#ifdef TABLE
  light *= p3d_Color.r * p3d_Color.r;
#endif
  local = p3d_Vertex.xyz;
  uv = p3d_MultiTexCoord0;
  inside = p3d_Color.a;
}
"""

_SIMPLE_FRAGMENT = """
uniform sampler2D p3d_Texture0;
uniform vec3 backdrop;
varying vec3 light, local, place, normal;
varying vec2 uv;
varying float inside;
void main() {
  vec4 seen = texture2D(p3d_Texture0, uv);
  vec3 base = seen.rgb;
#ifdef TABLE
  vec3 colour = film(base * base * light * at_foot(place.xy));
  gl_FragColor = vec4(sqrt(mix(backdrop.rgb, colour, inside)), 1.0);
#else
  float edge = from_edge(local);
  float tilt = -dot(lean(place, normal, dFdx(seen.a), dFdy(seen.a)), sun);
  float carved = 1.0 + clamp(1.3 * tilt, -0.55, 0.8);
  float seam = mix(0.40, 1.0, clamp(edge / seam_width(), 0.0, 1.0));
  vec3 colour = noticed(film(base * base * light * (carved * seam * unsheltered(place))), edge);
  gl_FragColor = vec4(sqrt(colour), veil(edge));
#endif
}
"""

_SHADE_VERTEX = """
uniform mat4 p3d_ModelViewProjectionMatrix;
attribute vec4 p3d_Vertex;
void main() { gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex; }
"""

_SHADE_FRAGMENT = """
uniform vec4 shade;
void main() { gl_FragColor = shade; }
"""


def shader_for(level: Level, *, table: bool = False) -> Any:
    """Return the shader of a level for pieces or for the `table`, or None where it has none.

    Most of a picture is table: it has no relief, edges or glow, and need not pay for them.
    """
    if level.shading == "fixed":
        return None
    taps = level.shadow_taps if level.shadow_map else 0
    return _compiled(level.shading == "physical", taps, level.shadow_map, table)


@functools.lru_cache(maxsize=16)
def _compiled(physical: bool, taps: int, shadow_map: int, table: bool) -> Any:
    head = f"#version 120\n#define RELIEF_MM {RELIEF_MM:.4f}\n"
    if table:
        head += "#define TABLE\n"
    if taps:
        head += f"#define SHADOW_TAPS {taps}\n#define SHADOW_TEXEL {1.2 / shadow_map:.8f}\n"
    vertex, fragment = (_PHYSICAL_VERTEX, _PHYSICAL_FRAGMENT) if physical else (_SIMPLE_VERTEX, _SIMPLE_FRAGMENT)
    fragment = _EDGES + _NOTICED + _RELIEF + fragment
    return Shader.make(Shader.SL_GLSL, head + _LIGHT + vertex, head + _LIGHT + fragment)


@functools.lru_cache(maxsize=1)
def shade_shader() -> Any:
    """Return the shader of the outlines that pieces throw on the table: one flat colour, the input vec4 shade."""
    return Shader.make(Shader.SL_GLSL, "#version 120\n" + _SHADE_VERTEX, "#version 120\n" + _SHADE_FRAGMENT)
