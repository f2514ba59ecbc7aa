### Boneyard in English: what every screen may say. Tiles are written 6-4; names are plain text; numbers decide plurals.

title = Boneyard
tagline = The good old games of dominoes, at your own table.
page-title = Boneyard – dominoes
page-title-table = { $game } – Boneyard
page-title-setup = { $game }: set-up – Boneyard
footer = Everything happens on your own device. No account, no advertising, no one watching.
version = Boneyard { $version }
licences = Made with the work of others
licences-missing = The licences could not be loaded. Try again when you are online.
loading = One moment…
starting = Laying the cloth…
megabytes = { NUMBER($number, maximumFractionDigits: 1, minimumFractionDigits: 1) } MB
starting-again = Starting the engine again…
start-failed = The table could not be set up. Is the connection still there?
start-broken = The engine could not be started on this device. Close other pages, then try again.
try-again = Try again
engine-replaced = { $why ->
    [hang] The engine did not answer and was started again; your game is unchanged.
   *[other] The engine had stopped and was started again; your game is unchanged.
}
failure-title = The engine has stopped
failure-why = { $why ->
    [hang] The engine did not answer. A new one was asked the same and did not answer either.
    [fatal] The engine broke off. A new one was asked the same and broke off too.
    [killed] The engine was shut down from outside, and so was the one that took its place.
    [lost] The engine was started again but does not take up this game.
    [loading] The engine could not be loaded again. Is the connection still there?
    [starting] The engine could not be started again on this device.
   *[other] Something went wrong at this table.
}
failure-safe = { $game ->
    [kept] Your game is unchanged: every move so far is kept on this device.
   *[loose] Your game is unchanged, but this browser does not keep it: save it to a file before you leave.
}
failure-next = { $game ->
    [no] { $stopped ->
        [yes] It has failed three times in a row. Reload the page, or try once more.
       *[no] Try again; if that does not help, reload the page.
    }
   *[other] { $stopped ->
        [yes] It has failed three times in a row, so it is not started again by itself. Save the game to a file, reload the page, and bring the game back if it is missing.
       *[no] Try again. If that does not help, save the game to a file and reload the page.
    }
}
lost-title = This link leads nowhere
to-lobby = All games
close = Close
done = Done
copy = Copy
download = Download
less = Less
more-of = More
settings = Settings
no-rules-page = The full rules are not at hand just now.
keys-title = Keys
keys-tab = To the list of your moves; Enter plays one
keys-only = Make the only move there is (draw, pass, next round)
keys-clock = Bingo: start or pause the counting
keys-catch = Bingo: catch the tile under the finger
keys-escape = Let go of a chosen tile, close a window

## Names
you = You

## Settings
setting-language = Language
setting-theme = Light
setting-theme-system = As the device
setting-theme-light = Day
setting-theme-dark = Evening
setting-pace = Pace of the others
setting-pace-slow = Leisurely
setting-pace-normal = Normal
setting-pace-fast = Quick
setting-pips = Pips
setting-pips-auto = By the set
setting-pips-colour = Coloured
setting-pips-classic = Black
setting-cloth = Cloth
setting-cloth-green = Green
setting-cloth-blue = Blue
setting-cloth-red = Red
setting-itself = Draw and pass automatically
setting-itself-help = Whatever leaves you no choice is done for you, quickly: drawing while nothing fits, passing, taking tiles that have to go. Taking back undoes all of it at once.
setting-lone = Play the only tile automatically
setting-lone-help = When a single move is left, the tile is laid for you.
setting-moves = Show the list of moves
setting-moves-help = Every legal move as a button beside the table. With the Tab key it is always there.

## Notices
notices = Notices
notice-copied = Copied.
update-ready = A new version of Boneyard is ready.
update-now = Use it now
update-later = Later

## What cannot be done
error-bad-request = The table did not understand that.
error-bad-option = These options do not go together.
error-bad-players = This game does not take that many players.
error-bad-deal = This deal cannot be used.
error-bad-save = This is not a game that can be brought back.
error-unknown-game = There is no game called “{ $game }” here.
error-no-match = No game has been started.
error-internal = Something went wrong in the engine. Your game is just as it was.
error-unknown-option = This game has no option “{ $name }”.
error-bad-value = “{ $value }” is not possible for { $name }; possible { $step ->
    [0] are: { $choices }.
    [1] are the numbers from { $least } to { $most }.
   *[other] are { $least } to { $most }, in steps of { $step }.
}
error-wrong-number = { $same ->
    [yes] { $most ->
        [1] This game is for one player.
       *[other] With these options it takes { $most } players, not { $players }.
    }
   *[no] With these options { $least } to { $most } can play, not { $players }.
}
error-unknown-level = There are no computer players of the kind “{ $level }”.
error-bad-seed = The name of a deal has 1 to 64 letters or digits.
error-bad-save-move = Move { $number } of the saved game ({ $move }) cannot be played.
error-save-version = This game was saved by another version of Boneyard.
error-tile-twice = The deal has { $tile } twice.
error-tile-missing = The deal lacks { $tile }.
error-tile-not-in-set = { $tile } does not belong to this set.
error-not-text = There is no text here.
error-too-long = This text is too long for a saved game.
error-too-deep = This text is not a saved game.
error-not-json = This text is not a saved game.
error-link-too-long = The link is too long to be one of ours.
error-link-unknown = There is no such page here.
error-link-unreadable = The part “{ $part }” of the link cannot be read.
error-link-players = “{ $value }” is not a number of players.
error-link-seed = The name of the deal in the link is missing or too long.
error-link-level = The level in the link is missing or too long.
error-link-gone = This game is not kept on this device.
error-link-unread = This game may well be kept on this device, but the browser will not hand it over just now. Try again in a moment.
