"""What the build makes for other people's pages: deals of days, the frame, previews of links."""

from __future__ import annotations

import json
import re
import struct
from datetime import date, timedelta

import pytest

from domino_core.ai.puzzles import FIRST_DAY, OFFERED, WEEK, code_of, daily
from website import catalogues, embedding, hosting, previews

SITE = "https" + "://example.org/dominoes/"


def test_the_listed_days_follow_one_another_and_the_ladder() -> None:
    lines = [line.split() for line in embedding.DAYS.read_text(encoding="utf-8").splitlines()]
    assert len(lines) >= 1000
    for k, (day, code) in enumerate(lines):
        when = FIRST_DAY + timedelta(days=k)
        assert day == str(when)
        assert int(code.partition("-")[0]) == WEEK[when.weekday()][0]
    assert len({code for _, code in lines}) == len(lines)


@pytest.mark.parametrize(
    "day", ["2026-01-01", "2026-11-16", "2026-11-21", "2026-11-22", "2027-07-04", "2028-02-29", "2028-12-31"]
)
def test_a_listed_deal_is_the_deal_of_its_day(day: str) -> None:
    month = json.loads(embedding.days()[f"days/{day[:7]}.json"])
    puzzle = daily(day)
    assert month[date.fromisoformat(day).day - 1] == f"{puzzle.tiles}-{code_of(puzzle.deal)}"


def test_a_month_is_a_small_file() -> None:
    assert max(map(len, embedding.days().values())) < 1500


def test_the_levels_are_those_of_the_engine() -> None:
    assert previews.SETS == OFFERED


def test_the_words_of_the_front_are_plain_and_the_same_in_every_language() -> None:
    words = embedding.front_words()
    assert list(words) == catalogues.languages()
    assert len({tuple(sorted(each)) for each in words.values()}) == 1
    for each in words.values():
        assert all(re.fullmatch(r"[^{}<>]*(\{ \$\w+ \}[^{}<>]*)*", text) for text in each.values())


@pytest.mark.parametrize("site_url", ["", SITE])
def test_previews_name_the_site_only_if_it_is_known(site_url: str) -> None:
    made = previews.files(site_url)
    assert made["oembed.json"] == made["puzzle/daily/oembed.json"]
    for name, data in made.items():
        if name.endswith("oembed.json"):
            answer = json.loads(data)
            assert answer["version"] == "1.0"
            assert answer["type"] == "rich"
            assert f'src="{site_url}embed.html?' in answer["html"]
            assert answer["thumbnail_url"].removeprefix(site_url) in made
        elif name.endswith(".html"):
            text = data.decode()
            assert "<script" not in text
            up = "../" * name.count("/")
            assert f'content="{site_url or up}icons/puzzle-' in text
            assert 'type="application/json+oembed"' in text
            assert 'http-equiv="refresh" content="0; url=' + up + "#/puzzle/" in text
        else:
            assert data.startswith(b"\x89PNG")
            assert struct.unpack(">II", data[16:24]) == previews.SIZE
            assert len(data) < 120_000


def test_the_frame_has_a_policy_of_its_own() -> None:
    page = b'<meta http-equiv="Content-Security-Policy" content="PAGE">'
    rules = hosting.headers(page, page.replace(b"PAGE", b"FRAME")).decode()
    assert rules.index("/embed.html\n  Content-Security-Policy: FRAME") > 0
    assert "Access-Control-Allow-Origin: *" in rules
    every = rules.split("\n/")[0]
    assert "Content-Security-Policy" not in every
