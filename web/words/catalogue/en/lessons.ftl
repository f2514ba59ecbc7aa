# First hands: a game learnt at the table, step by step. Numbers come from the script, and a test holds them against the game.
lesson-name = { $game }: a first hand
lesson-learn = Learn it in a minute
lesson-count = { $number } of { $of }
lesson-next = Next
lesson-skip = Skip
lesson-again = Once more
lesson-play = Play a real game
lesson-other = That would be allowed too. In this first hand: { $move }.
lesson-offer = New to { $game }?
error-no-lesson = There is no first hand for this game yet. Its rules are in the set-up, under “Rules”.

## Castle Rock
lesson-castle-rock-goal = A row of tiles, and a pile that feeds it. Take tiles away until two or fewer are left: then you have won.
lesson-castle-rock-one = The 6-4 and the 4-1 share a number, the four, and there is exactly one tile between them. That one goes: tap the 5-5.
lesson-castle-rock-three = Nothing more could go, so a tile was drawn. Now the same number stands on three in a row: all three may go. Tap “All three”.
lesson-castle-rock-again = An empty row starts again with three tiles; then came two more. The 6-5 and the 6-0 share a six: tap the tile between them.
lesson-castle-rock-choice = This is the one decision of the game. Three sixes: take only the middle one, or all three? Sometimes one fewer now means three more later. Choose as you like.
lesson-castle-rock-done = That is all there is to it. Drawing goes by itself; you only choose. A good deal takes some thought.

## Block
lesson-block-goal = Be the first to get rid of your tiles. The dots that the others still hold are your points; { $target } win the match.
lesson-block-open = The highest double opens the round, and you hold it: the 6-6. Tap it.
lesson-block-match = Equal numbers touch. The line ends in { $left } and { $right }; your 6-4 fits the six. Tap it, or drag it there.
lesson-block-double = A double lies across the line. Your 3-3 fits on the right.
lesson-block-block = You may choose between the two ends. Lay the 5-0, so that the line ends in one and five.
lesson-block-passed = Neither a { $left } nor a { $right }: your opponent has to pass. In this game nobody draws. Lay the 5-1 on the one, so that both ends are fives: tap the tile, then the place.
lesson-block-press = Another pass: somebody who has no five is shut out. But your tiles must go, too: the 5-2, on the left.
lesson-block-last = One tile left, and it fits. Out with it!
lesson-block-done = Domino! Your opponent is left with { $dots } dots, so you score { $points } points. If nobody can play any more, the hand with the fewest dots wins.

## Muggins
lesson-muggins-goal = Here the open ends of the line bring points: whenever they add up to a multiple of five, you score the sum. { $target } points win.
lesson-muggins-first = The first tile counts both halves. 3 and 2 make { $would }: lay the 3-2.
lesson-muggins-spinner = The ends are 3 and 6, { $total } together. A double at the end counts twice: with the 6-6 it is 3 + 12 = { $would }.
lesson-muggins-edges = The first double is the spinner. Once both of its sides are taken it no longer counts itself, and two more arms may grow from it. Lay the 6-3 on it: 3 + 4 + 3 = { $would }.
lesson-muggins-double = Other doubles open no arm, but count twice as well. With the 3-3: 6 + 1 + 3 = { $would }.
lesson-muggins-end = { $score } points already. When somebody goes out, the dots of the others count too, rounded to fives.
lesson-muggins-done = If you cannot play, you draw until a tile fits. The sum of the ends is always shown on the table: keep an eye on it.

## Mexican Train
lesson-mexican-train-goal = The double { $engine } in the middle is the engine. Everybody builds a train from it. Be rid of your tiles: what is left in your hand counts against you.
lesson-mexican-train-start = In your first turn you may lay a whole string on your own train. It begins with a { $engine }: lay the 9-5.
lesson-mexican-train-string = Each tile matches the one before it, so you can go on: 5-2, then 7-2, then 7-4.
lesson-mexican-train-marker = Here somebody could not start, drew a tile, and still could not. The marker says: everybody may play on this train now.
lesson-mexican-train-mexican = From now on it is one tile a turn, on your own train, on one with a marker, or on the Mexican Train, which belongs to all. It begins with a { $engine }, too: start it with the 9-6.
lesson-mexican-train-double = The marker came off when its owner could play there. Your turn: lay the 6-6, a double.
lesson-mexican-train-cover = A double wants to be covered: lay another tile at once. The 6-1 fits. If you could not, the others would have to cover it before they play anywhere else.
lesson-mexican-train-end = { $hand } tiles left. If nothing fits, you draw one tile; if that does not help, your own train gets a marker.
lesson-mexican-train-done = A round ends when somebody has no tile left. Everybody writes down the dots still in hand, and after the last round the lowest total wins.

## Forty-Two
lesson-forty-two-goal = You play with the partner opposite. Seven tricks and five tiles that count make 42 points, and the teams bid for how many they will take.
lesson-forty-two-bid = The best bid so far is { $best }. Four sixes with the double, and the 4-4: that is worth more. Bid { $bid }.
lesson-forty-two-trump = Yours is the highest bid, so you name the trumps: sixes, of which you have most. They beat all other tiles.
lesson-forty-two-lead = You lead to the first trick. In each suit the double is highest, so the 6-6 is sure to take it.
lesson-forty-two-trick = Everybody had to follow with a six. The trick is yours: { $taken } point. No six is left outside: lead the 6-5.
lesson-forty-two-count = Your partner had no six and threw in the 5-5, which counts ten: { $trick } points in one trick. The 6-4 counts ten as well. Lead it.
lesson-forty-two-suit = { $taken } points already. Without a trump led, the higher half is the suit: the 4-4 asks for fours, and is the highest of them.
lesson-forty-two-made = { $taken } points: your bid of { $bid } is safe. Each side scores what it took; had you failed, the others would score your bid as well.
lesson-forty-two-done = That is the game: bid, name trumps, follow suit, and bring home the five tiles that count, 5-5, 6-4, 5-0, 4-1 and 3-2.

## Over the first puzzle
first-steps = How it goes
first-steps-goal = Clear the rock: take tiles out of this row until two or fewer are left.
first-steps-one = Two tiles share a number across a third: the one between them goes. Tap it.
first-steps-three = One number on three tiles in a row: take the middle one, or tap “All three”. Drawing goes by itself.
first-steps-begin = Begin
