// Has the page say everything about real games: `node speak.mjs data.json en=words.ftl fr=words.ftl` reads what
// `tests/spoken.py` has collected and writes as JSON, for each language, which messages were said and what was wrong.

import { readFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';
import { FluentBundle } from '@fluent/bundle';
import { body, element } from './stand_in_page.mjs';

const [dataFile, ...catalogues] = argv.slice(2);
const data = JSON.parse(readFileSync(dataFile, 'utf8'));
const texts = Object.fromEntries(
  catalogues.map((one) => one.split('=')).map(([code, file]) => [code, readFileSync(file, 'utf8')]),
);

// ---------------------------------------------------------------- listening

/** What must never stand in a sentence. */
const WRONG = {
  'two spaces': / {2}/,
  'a space at its end': /^ | $/,
  'a space before its stop': / [.,]( |$)/,
  'no word where one should be': /undefined|null|NaN|Infinity|\[object/,
  'a bare placeable': /\{|\}|\$/,
  'from a number to the same': /\b(\d+) (?:to|à|–|-) \1\b/,
};
/** So many texts of each message are written down. */
const SAMPLES = 50;
const EMPTY = new Set(['', null, undefined]);

let report;
let place;

const fault = (what, id, text, args) => {
  const key = `${what} ${id}`;
  report.faults[key] ??= { what, id, text, args, place, times: 0 };
  report.faults[key].times += 1;
};

/** Watches the arguments that a sentence really takes. */
const watched = (args, taken) =>
  new Proxy(args, {
    get(target, name) {
      taken.add(name);
      return target[name];
    },
  });

/** Everything that is said goes through Fluent's own door; there it is listened to. */
function listen() {
  const { getMessage, formatPattern } = FluentBundle.prototype;
  let asked = null;
  FluentBundle.prototype.getMessage = function (id) {
    asked = id;
    const message = getMessage.call(this, id);
    if (!message) fault('a missing message', id, '', {});
    return message;
  };
  FluentBundle.prototype.formatPattern = function (pattern, args) {
    const id = asked;
    const errors = [];
    const taken = new Set();
    const text = formatPattern.call(this, pattern, watched(args ?? {}, taken), errors);
    const kept = (report.said[id] ??= []);
    if (kept.length < SAMPLES && !kept.includes(text)) kept.push(text);
    for (const error of errors) fault(`an error of Fluent (${error.message})`, id, text, args);
    for (const name of taken) if (EMPTY.has(args[name])) fault(`an empty argument ${String(name)}`, id, text, args);
    if (isStandIn(id, args)) fault('a stand-in for words of its own', id, text, args);
    if (!text) fault('nothing at all', id, text, args);
    check(text, id, args);
    return text;
  };
}

/** Words for what has none; but a score that is called out is its own word. */
const isStandIn = (id, args) => id === 'move-lay' || (/-other$/.test(id) && !/^\+/.test(args.word));

function check(text, id, args = {}) {
  for (const [what, sign] of Object.entries(WRONG)) if (sign.test(text)) fault(what, id, text, args);
}

/** What was put together from several messages is looked at as well. */
function said(where, found) {
  for (const text of [found].flat(Infinity)) check(String(text), where);
}

// ---------------------------------------------------------------- the page

globalThis.SHELF = [];
globalThis.PIPS = data.pips;
globalThis.WEEK = data.week;
globalThis.PYODIDE_LOCK = {};
globalThis.fetch = async (address) => new Response(texts[/(\w+)\.ftl$/.exec(address)[1]]);
listen();
report = { said: {}, faults: {} };

const { setCatalogue, allGames } = await import('../../web/engine/catalogue.js');
const { setLanguage, t } = await import('../../web/words/messages.js');
const { eventWords, moveWords } = await import('../../web/words/moves.js');
const { positionWords, turnWords } = await import('../../web/words/position.js');
const { errorWords } = await import('../../web/words/errors.js');
const { goalWords } = await import('../../web/words/goal.js');
const { namesOf } = await import('../../web/words/names.js');
const { expectedWords, whyWords } = await import('../../web/words/reasons.js');
const { startOf } = await import('../../web/words/starting.js');
const { openAdvice, openMatchOver, openRanking, openRoundOver, openScores, openTrains, openTricks } =
  await import('../../web/panels/all.js');
const { painter } = await import('../../web/table/painter.js');
const { modelOf } = await import('../../web/table/stage_model.js');
const { Voices } = await import('../../web/table/voices.js');
const { Lobby } = await import('../../web/screens/lobby.js');
const { Setup } = await import('../../web/screens/setup.js');
const { hintWords, objectionTo, onlyWords } = await import('../../web/puzzles/advice.js');
const { openOver } = await import('../../web/puzzles/result_panel.js');
const { puzzleTitle } = await import('../../web/puzzles/book.js');
const { puzzleCard } = await import('../../web/puzzles/card.js');
const { shareText } = await import('../../web/puzzles/share_text.js');
const { openStatistics } = await import('../../web/puzzles/statistics_panel.js');
const { verdictWords } = await import('../../web/puzzles/verdict.js');

/** What a dialog says, which is then gone. */
function shown(where, open) {
  const opened = open();
  said(where, body.texts);
  body.replaceChildren();
  return opened;
}

const CANVAS = { width: 1180, height: 760 };

/** What stands on the cloth when each of the events has been heard. */
function cloth(scene, state, names) {
  const canvas = element();
  const voices = new Voices();
  const stuck = state.turn === 0 && state.legal.length === 1;
  const shownNow = { state: { ...state, scene }, spots: [], names, train: [], inert: false, quiet: true, stuck };
  for (const event of [null, ...state.events, ...startOf(state)]) {
    if (event) voices.hear(event, 0);
    const bubbles = voices.bubbles(0, true);
    painter.paint(canvas.getContext(), { ...modelOf(shownNow, {}), ...CANVAS, dpr: 1, actors: [], bubbles });
  }
  said('the cloth', canvas.texts);
}

/** The reports in which poker's hands have been told: they are always the same. */
const ranked = new WeakSet();

async function table(state) {
  const names = namesOf(state);
  const stands = () => true;
  const others = {
    chances: async (tell) => (tell(state.chance, false), tell(state.chance, true)),
    move: async () => state.legal[state.moves % state.legal.length],
  };
  const engine = { request: async () => state.chance };
  const screen = {
    canSkip: true,
    app: { bestLevel: 'simple', engine },
    route: {},
    stage: { canvas: { style: { removeProperty: () => {} } }, scene: null, rail: 0 },
    table: {
      company: { alone: true, seats: [0], has: (seat) => seat === 0 },
      state,
      now: state,
      names,
      stands,
      match: { tally: { wrong: 1, tempo: 'fast', fair: true } },
    },
  };
  screen.table.others = others;
  screen.table.app = screen.app;
  said('the position', positionWords({ ...state, scene: state.scenes[0] ?? null }, names));
  said('the goal', goalWords(state) || []);
  said(
    'a move',
    state.legal.map((move) => moveWords(move, state)),
  );
  for (const event of [...state.events, ...startOf(state)]) {
    const words = eventWords(event, state);
    if (!words) fault('no words', `event-${event.kind}`, '', event);
    said('an event', words);
  }
  if (state.turn === 0 && !state.result) said('the turn', turnWords(state));
  for (const scene of state.scenes) cloth(scene, state, names);
  if (state.result) shown('the end', () => (state.finished ? openMatchOver : openRoundOver)(screen, state));
  shown('the score sheet', () => openScores(screen));
  if (state.view.trains) shown('the trains', () => openTrains(screen));
  if (state.view.own_class && !ranked.has(report)) {
    ranked.add(report);
    shown('the ranking', () => openRanking(screen));
  }
  if (state.view.tricks) shown('the tricks', () => openTricks(screen));
  if (state.chance) {
    await openAdvice(screen);
    await body.press('chances');
    shown('the advice', () => {});
  }
  for (const { choices, exact } of state.hints ?? [])
    for (const choice of choices)
      said('a reason', [whyWords(choice), expectedWords(choice.expected, state, exact) || []]);
  if (state.advise?.choices.length > 1) {
    said('a hint', hintWords(state.advise, state));
    said(
      'a warning',
      state.legal.map((move) => objectionTo(move, state.advise)),
    );
  }
  if (state.advise && state.legal.length === 1) said('a hint', onlyWords(state));
  if (state.review) shown('the verdict', () => openMatchOver(screen, state, { words: verdictWords(state.review) }));
  if (state.review) for (const puzzle of data.puzzles) await puzzleOver(screen, state, puzzle);
}

async function puzzleOver(screen, state, puzzle) {
  const mode = { app: screen.app, screen, name: puzzle.name, pile: state.options.pile, puzzle, helped: false };
  await openOver({ ...mode, review: async () => state.review, report: () => {} }, state);
  shown('the end of a puzzle', () => {});
  const known = { review: state.review, days: 2 };
  const result = { ...state.result.details, ...mode };
  said('what is shared', shareText({ name: puzzle.name, game: state.game }, result, known).split('\n'));
  said('a title', puzzleTitle(puzzle.name));
}

async function forms() {
  for (const game of allGames()) said('a card', Lobby.prototype.card.call({ app: {} }, game).texts);
  const { levels } = data.catalogue;
  for (const [k, { game, given, reply }] of data.checks.entries()) {
    place = game;
    const root = element();
    const printed = data.checks.find((one) => one.game === game && !Object.keys(one.given).length)?.reply ?? reply;
    const request = async ({ options }) => (Object.keys(options).length ? reply : printed);
    const app = { engine: { request }, ready: async () => {}, settled: () => {} };
    await new Setup(app, root, { game, options: given, level: levels[k % levels.length] }).open();
    said('the form', root.texts);
  }
}

// ---------------------------------------------------------------- every language

const reports = {};
for (const code of Object.keys(texts)) {
  report = { said: {}, faults: {} };
  reports[code] = report;
  await setLanguage(code);
  setCatalogue(data.catalogue, 'test');
  place = 'the lobby';
  await forms();
  for (const state of data.states) {
    place = `${state.game}, ${state.players} players, seed ${state.seed}, ${state.moves} moves`;
    await table(state);
  }
  place = 'the puzzle of the day';
  said('its card', puzzleCard({}, new Map(), { hub: true }).texts);
  await openStatistics();
  shown('the statistics', () => {});
  for (const error of data.refusals) {
    place = `refused: ${error.reason}`;
    if (errorWords(error) === t('error-internal')) fault('no words for a refusal', `error-${error.reason}`, '', error);
  }
}
stdout.write(JSON.stringify(reports));
