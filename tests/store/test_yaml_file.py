"""`load_yaml` reads what is right, and names file, line and mistake for everything else."""

from pathlib import Path
from typing import Any, Literal

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import BaseModel, ConfigDict, field_validator

from stackhub.store.yaml_file import MAX_BYTES, YamlFileError, dump_yaml, load_yaml


class Tile(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    colour: Literal["red", "blue"]
    count: int

    @field_validator("count")
    @classmethod
    def _positive(cls, count: int) -> int:
        if count < 1:
            raise ValueError("must be at least 1")
        return count


class Material(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    name: str
    tiles: tuple[Tile, ...]
    weights: dict[str, float] = {}
    loud: bool = False


class Anything(BaseModel):
    model_config = ConfigDict(frozen=True)

    data: Any = None


BROKEN_BITS = [b'"\\UFFFFFFFF"', b"!!int x", b"<<: ", b"%YAML 9.9\n", b"*a", b"&a ", b"? ", b"\xff", b"!!binary x"]

GOOD = """\
# a comment
name: Babylon é è ç œ
tiles:
  - colour: red
    count: 3
  - {colour: blue, count: 4}
weights:
  red: 1.5
  no: 2
loud: true
"""

SETTINGS = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "material.yaml"


def problem(file: Path, content: str | bytes, model: type[BaseModel] = Material) -> str:
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    with pytest.raises(YamlFileError) as caught:
        load_yaml(file, model)
    text = str(caught.value)
    assert "\n" not in text
    return text


def test_good_file_becomes_the_model(file: Path) -> None:
    file.write_text(GOOD, encoding="utf-8")
    assert load_yaml(file, Material) == Material(
        name="Babylon é è ç œ",
        tiles=(Tile(colour="red", count=3), Tile(colour="blue", count=4)),
        weights={"red": 1.5, "no": 2.0},
        loud=True,
    )


def test_byte_order_mark_and_windows_line_ends_are_harmless(file: Path) -> None:
    file.write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    assert load_yaml(file, Material).tiles[1].count == 4
    assert "line 5:" in problem(
        file, b"\xef\xbb\xbf" + GOOD.replace("count: 3", "count: x").replace("\n", "\r\n").encode()
    )


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("count: 3", "count: three", 5, '"tiles.1.count" should be a whole number'),
        ("count: 3", "count: 0", 5, '"tiles.1.count": must be at least 1'),
        ("count: 4", "coutn: 4", 6, '"count" is missing in "tiles.2"'),
        ("count: 4", "count: 4, size: 2", 6, '"tiles.2.size" is not known'),
        ("colour: red", "colour: pink", 4, "should be one of 'red', 'blue'"),
        ("name:", "nom:", 2, '"name" is missing in the file'),
        ("loud: true", "loud: [1, 2]", 10, '"loud" should be true or false'),
        ("loud: true", "name: again", 10, '"name" stands here again, first on line 2'),
        ("  no: 2", "  red: 2", 9, '"red" stands here again, first on line 8'),
        ("  no: 2", "  no: !!python/name:os.system", 9, "is not allowed"),
        ("  no: 2", "  no: 1e999", 9, '"1e999" is not a number that can be used'),
        ("  no: 2", "  no: " + "9" * 5000, 9, "is not a number that can be used"),
        ("  no: 2", "  ? [a, b]\n  : 2", 9, "a key must be a word or a number"),
        ("name: Babylon", 'name: "\\ud800"', 2, ""),
        ("name: Babylon", "name: [Babylon", 3, "a bracket, a colon or an indentation may be wrong"),
        ("name: Babylon", "name: \x07Babylon", 2, "a character that may not stand in a text file"),
        ("tiles:", "\ttiles:", 3, "indented with spaces, not with tabs"),
        ("loud: true", "loud: &a true\nname2: *a", 11, "aliases (*a) are not allowed"),
        ("loud: true", "---\nloud: true", 10, "another document"),
    ],
)
def test_mistake_is_named_with_its_line(file: Path, old: str, new: str, line: int, words: str) -> None:
    assert old in GOOD
    text = problem(file, GOOD.replace(old, new, 1))
    assert text.startswith(f"material.yaml, line {line}: ")
    assert words in text


def test_the_first_of_several_mistakes_is_named(file: Path) -> None:
    text = problem(file, GOOD.replace("loud: true", "loud: x").replace("count: 3", "count: x"))
    assert text.startswith("material.yaml, line 5: ")


@pytest.mark.parametrize("content", ["", "\n\n# only a comment\n", "   \n"])
def test_empty_file(file: Path, content: str) -> None:
    assert problem(file, content) == "material.yaml, line 1: the file is empty"


@pytest.mark.parametrize("content", ["just words", "- a\n- b\n", "12"])
def test_file_that_is_no_mapping(file: Path, content: str) -> None:
    assert problem(file, content).startswith("material.yaml, line 1: the file should have keys with values, such as")


def test_missing_file_and_folder(tmp_path: Path) -> None:
    with pytest.raises(YamlFileError, match=r"^none\.yaml: the file does not exist$"):
        load_yaml(tmp_path / "none.yaml", Material)
    (tmp_path / "folder.yaml").mkdir()
    with pytest.raises(YamlFileError, match=r"^folder\.yaml: the file cannot be read"):
        load_yaml(tmp_path / "folder.yaml", Material)


def test_text_that_is_not_utf8(file: Path) -> None:
    text = problem(file, "name: ok\ntiles: []\n# déjà".encode("latin-1"))
    assert text == "material.yaml, line 3: the text is not valid UTF-8"
    assert "not valid UTF-8" in problem(file, GOOD.encode("utf-16"))


def test_file_that_is_far_too_large(file: Path) -> None:
    assert problem(file, b"#" * (MAX_BYTES + 1)) == "material.yaml: the file is larger than 1024 KiB"


def test_billion_laughs_and_bottomless_nesting_stop_at_once(file: Path) -> None:
    laughs = "a: &a [x, x]\n" + "".join(
        f"{b}: &{b} [*{a}, *{a}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True)
    )
    assert problem(file, laughs).startswith("material.yaml, line 2: aliases (*a) are not allowed")
    assert "levels deep" in problem(file, "data: " + "[" * 20_000, Anything)
    assert "levels deep" in problem(file, "{a: " * 20_000, Anything)


@SETTINGS
@given(content=st.binary(max_size=200))
def test_random_bytes_never_raise_anything_else(tmp_path: Path, content: bytes) -> None:
    _load_or_refuse(tmp_path / "random.yaml", content)


@SETTINGS
@given(content=st.text(alphabet="-?:,[]{}#&*!|>'\"%@`\\ \t\n~<=0123456789.eExXuUnab\x85\u2028\ufeff", max_size=60))
def test_random_yaml_like_text_never_raises_anything_else(tmp_path: Path, content: str) -> None:
    _load_or_refuse(tmp_path / "random.yaml", content.encode())


@SETTINGS
@given(
    place=st.integers(0, len(GOOD.encode())),
    removed=st.integers(0, 12),
    inserted=st.binary(max_size=4) | st.sampled_from(BROKEN_BITS),
)
def test_mutated_file_never_raises_anything_else(tmp_path: Path, place: int, removed: int, inserted: bytes) -> None:
    good = GOOD.encode()
    _load_or_refuse(tmp_path / "mutated.yaml", good[:place] + inserted + good[place + removed :])


def _load_or_refuse(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    for model in (Material, Anything):
        refusal = ""
        try:
            load_yaml(file, model)
        except YamlFileError as error:
            refusal = str(error)
        assert refusal == "" or refusal.startswith(file.name)
        assert "\n" not in refusal


_SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False, allow_infinity=False), st.text(max_size=20)
)


@SETTINGS
@given(
    data=st.recursive(
        _SCALARS,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=12,
    )
)
def test_what_is_dumped_loads_back_equal(tmp_path: Path, data: Any) -> None:
    file = tmp_path / "dumped.yaml"
    file.write_text(dump_yaml({"data": data}), encoding="utf-8")
    loaded = load_yaml(file, Anything).data
    assert loaded == data
    assert repr(loaded) == repr(data)  # 1, 1.0 and True are equal but not the same


@pytest.mark.parametrize(
    "word", ["no", "yes", "1e5", "0x1F", "1_000", "1:30", "2020-01-01", "~", "", "true", "=", "<<"]
)
def test_words_that_look_like_something_else_stay_words(file: Path, word: str) -> None:
    file.write_text(dump_yaml({"data": {word: word}}), encoding="utf-8")
    assert load_yaml(file, Anything).data == {word: word}


def test_dump_keeps_order_and_accents_and_refuses_what_cannot_be_read_back() -> None:
    shared = [1]
    assert dump_yaml({"é": shared, "a": shared}) == "é:\n- 1\na:\n- 1\n"
    with pytest.raises(ValueError, match="nan"):
        dump_yaml({"a": float("nan")})
