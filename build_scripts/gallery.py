"""Take pictures of every screen that people meet, at the sizes of phones, tablets and large screens, to be looked at.

`python3 build_scripts/gallery.py` makes them all in `.cache/gallery`, with an `index.html` that shows them side by side. Games are found by
themselves: their set-up, the deal, the middle and the end of a round, the end of a match; besides them the lobby and the puzzle of the day.
"""

from __future__ import annotations

import argparse
import html
import re
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from machine import chromium, environment, node
from machine.environment import CACHE, Failure, say
from website import assembly, in_page
from website.serve import Site

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Size = tuple[int, int]

SIZES: Sequence[Size] = ((844, 390), (390, 844), (1180, 820), (1920, 1080))
FOLDER = CACHE / "gallery"
PATIENCE = 60_000
"""Milliseconds that anything may take."""
SEED = "gallery"
DAY = "2026-11-16"
SOLITAIRE_MIDDLE = 14
"""Moves after which a game for one is in its middle; where there are hands, half of the hand is played."""
LENGTHS = ("target", "rounds", "hands")
"""Options that say how long a match is."""
ORDER = ("lobby", "set-up", "deal", "middle", "round-over", "match-over", "stuck")


class Painter:
    """One page of one size; each picture is named after the size, the game and the moment."""

    def __init__(self, page: Any, url: str, folder: Path, size: Size) -> None:
        self.page, self.url, self.folder, self.size = page, url, folder, size
        page.clock.set_fixed_time(f"{DAY}T12:00:00Z")
        self.made: list[tuple[str, str]] = []

    def start(self) -> None:
        """Open the site and wait until it can be played."""
        self.page.goto(self.url)
        self.page.wait_for_selector(in_page.READY, state="attached", timeout=PATIENCE)

    def attempt(self, name: str, work: Callable[[], None]) -> None:
        """Take a game's pictures; one that gets stuck is shown as it stands, and the others go on."""
        from playwright.sync_api import Error

        started = time.monotonic()
        try:
            work()
            said = ""
        except (Failure, Error) as problem:
            said = f"  STUCK: {str(problem).splitlines()[0]}"
            self.take(name, "stuck")
            self.start()
        say(f"  {self.size[0]}x{self.size[1]}  {name:<18}{time.monotonic() - started:5.1f} s{said}")

    def go(self, address: str) -> None:
        self.page.evaluate(in_page.GO, [address, True])
        self.page.wait_for_selector(in_page.IDLE, state="attached", timeout=PATIENCE)

    def play(self, **how: Any) -> None:
        if self.page.evaluate(in_page.PLAY_ON, {"limit": PATIENCE, **how}) < 0:
            raise Failure(f"{self.page.evaluate('location.hash')} does not come to its end at {self.size[0]}x{self.size[1]}.")

    def take(self, game: str, moment: str) -> None:
        """A picture of the page when nothing moves any more."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.page.screenshot(path=self.folder / file_of(self.size, game, moment), animations="disabled")
        self.made.append((game, moment))

    def take_lobby(self) -> None:
        self.go("#/")
        self.take("boneyard", "lobby")

    def take_puzzle(self) -> None:
        self.go(f"#/puzzle/daily-{DAY}")
        self.take_round("daily-puzzle")

    def take_game(self, game: dict[str, Any], players: int) -> None:
        """All the moments of a game."""
        name, seats = game["id"], f"&players={players}"
        self.go(f"#/new/{name}?players={players}")
        self.take(name, "set-up")
        self.go(f"#/play/{name}?seed={SEED}{seats}")
        self.take_round(name)
        short = short_match(game["options"])
        if short:
            self.go(f"#/play/{name}?seed={SEED}{seats}{short}&level=random")
            self.play()
            self.take(name, "match-over")

    def take_round(self, name: str) -> None:
        """A round that has just been dealt, its middle and its end."""
        self.take(name, "deal")
        hand = self.page.evaluate("boneyard.state.view.hands?.[0]?.length ?? 0")
        self.play(presses=(hand + 1) // 2 or SOLITAIRE_MIDDLE, rounds=False)
        self.take(name, "middle")
        self.play(rounds=False)
        self.take(name, "match-over" if self.page.evaluate("boneyard.state.finished") else "round-over")


def file_of(size: Size, game: str, moment: str) -> str:
    return f"{size[0]}x{size[1]}-{game}-{moment}.png"


def short_match(options: Sequence[dict[str, Any]]) -> str:
    """The part of an address that makes a match as short as its options let it be; nothing where it has no such option."""
    found = {option["name"]: _least(option) for option in options if option["name"] in LENGTHS}
    return "".join(f"&{name}={least}" for name, least in found.items())


def _least(option: dict[str, Any]) -> int:
    """The least length, from a range or a list of them; nought means without end."""
    lengths = option.get("values") or range(option["least"], option["most"] + 1, option["step"])
    return int(min(length for length in lengths if length))


def take_all(painter: Painter, wanted: Sequence[str], players: str) -> list[tuple[str, str]]:
    """All pictures of one size; returns the games and moments of them."""
    painter.start()
    games = painter.page.evaluate("boneyard.engine({ type: 'catalogue' })")["games"]
    unknown = set(wanted) - {game["id"] for game in games}
    if unknown:
        raise Failure(
            f"There is no game called {', '.join(sorted(unknown))}. There are: {', '.join(game['id'] for game in games)}"
        )
    painter.attempt("boneyard", painter.take_lobby)
    painter.attempt("daily-puzzle", painter.take_puzzle)
    for game in games:
        if wanted and game["id"] not in wanted:
            continue
        seats = {"least": min(game["seats"]), "usual": game["usual_players"], "most": max(game["seats"])}[players]
        painter.attempt(game["id"], partial(painter.take_game, game, seats))
    return painter.made


def write_index(folder: Path, made: dict[Size, list[tuple[str, str]]]) -> Path:
    """A sheet with all pictures: a row a game and moment, a column a size."""
    rows = list(dict.fromkeys(pair for pairs in made.values() for pair in pairs))
    games = list(dict.fromkeys(game for game, _ in rows))
    rows.sort(key=lambda row: (games.index(row[0]), ORDER.index(row[1])))
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8><title>Boneyard: gallery</title>",
        "<style>body{font:15px system-ui;margin:24px;background:#eee}section{display:flex;gap:14px;align-items:start;margin:8px 0 24px}",
        "img{height:300px;box-shadow:0 1px 5px #0006}h2{margin:22px 0 0}figure{margin:0}nav a{margin-right:10px}</style>",
        f"<h1>Boneyard</h1><nav>{''.join(f'<a href=#{game}>{game}</a>' for game in games)}</nav>",
    ]
    for game, moment in rows:
        if moment == next(one for name, one in rows if name == game):
            parts.append(f"<h2 id={game}>{html.escape(game)}</h2>")
        shots = [file_of(size, game, moment) for size, pairs in made.items() if (game, moment) in pairs]
        pictures = (f"<a href={file}><img src={file} loading=lazy alt='{file[:-4]}'></a>" for file in shots)
        parts.append(f"<figcaption>{moment}</figcaption><section>{''.join(pictures)}</section>")
    index = folder / "index.html"
    index.write_text("\n".join(parts), encoding="utf-8")
    return index


def read_sizes(text: str) -> list[Size]:
    found = [re.fullmatch(r"(\d{3,4})x(\d{3,4})", word) for word in text.split(",")]
    if not all(found):
        raise Failure(f"{text} is no list of sizes. Write them like this: --sizes 844x390,1920x1080")
    return [(int(size[1]), int(size[2])) for size in found if size]


def main() -> int:
    """Build, open a page a size, take everything, write the sheet."""
    parser = argparse.ArgumentParser(description="Take pictures of every game at several sizes of screen.")
    parser.add_argument("--out", type=Path, default=FOLDER, help="the folder for the pictures (default: .cache/gallery)")
    parser.add_argument("--games", default="", help="only these games, with commas in between (default: all)")
    parser.add_argument("--sizes", default=",".join(f"{width}x{height}" for width, height in SIZES), help="default: %(default)s")
    parser.add_argument("--players", choices=("least", "usual", "most"), default="usual", help="how many sit at the tables")
    parser.add_argument("--lang", default="en-GB", help="the language of the page (default: %(default)s)")
    chosen = parser.parse_args()
    sizes = read_sizes(chosen.sizes)
    environment.enter(environment.TEST)
    started = time.monotonic()
    node.install()
    assembly.build()
    folder = chosen.out.absolute()
    folder.mkdir(parents=True, exist_ok=True)
    made = {}
    with Site(assembly.DIST) as site, chromium.running() as browser:
        for width, height in sizes:
            say(f"{width}x{height} ...")
            handheld = min(width, height) < 900
            context = browser.new_context(
                viewport={"width": width, "height": height},
                locale=chosen.lang,
                timezone_id="UTC",
                reduced_motion="reduce",
                service_workers="block",
                has_touch=handheld,
                is_mobile=handheld,
            )
            painter = Painter(context.new_page(), site.url, folder, (width, height))
            made[width, height] = take_all(painter, [game for game in chosen.games.split(",") if game], chosen.players)
            context.close()
    index = write_index(folder, made)
    pictures = sum(len(pairs) for pairs in made.values())
    stuck = [f"{game} at {size[0]}x{size[1]}" for size, pairs in made.items() for game, moment in pairs if moment == "stuck"]
    say(f"{pictures} pictures in {time.monotonic() - started:.0f} s: open {index}")
    if stuck:
        raise Failure(f"These got stuck; look at their pictures: {', '.join(stuck)}")
    return 0


if __name__ == "__main__":
    environment.run_script(main)
