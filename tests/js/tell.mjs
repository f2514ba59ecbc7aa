// Has the page tell how real rounds ended: `node tell.mjs data.json en=words.ftl fr=words.ftl` reads what
// `tests/telling.py` has collected and writes as JSON, for each language and round, the sentences of its events and the
// blocks of its summary.

import { readFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';
import { body } from './stand_in_page.mjs';

const [dataFile, ...catalogues] = argv.slice(2);
const data = JSON.parse(readFileSync(dataFile, 'utf8'));
const texts = Object.fromEntries(
  catalogues.map((one) => one.split('=')).map(([code, file]) => [code, readFileSync(file, 'utf8')]),
);

globalThis.SHELF = [];
globalThis.PIPS = data.pips;
globalThis.PYODIDE_LOCK = {};
globalThis.fetch = async (address) => new Response(texts[/(\w+)\.ftl$/.exec(address)[1]]);

const { setCatalogue } = await import('../../web/engine/catalogue.js');
const { setLanguage } = await import('../../web/words/messages.js');
const { eventWords } = await import('../../web/words/moves.js');
const { namesOf } = await import('../../web/words/names.js');
const { openMatchOver, openRoundOver } = await import('../../web/panels/all.js');

/** What a summary is made of, by the class of its elements. */
const BLOCKS = ['dialog-head', 'lead', 'sum-side', 'sum', 'fine', 'shown-hand', 'standings'];

/** The blocks in an element, in their order: what each is, and its texts. */
function blocksIn(element) {
  const kinds = String(element?.attributes?.class ?? '').split(' ');
  const block = BLOCKS.find((name) => kinds.includes(name));
  if (block) return [[block, element.texts.filter(Boolean).map(String)]];
  return (element?.children ?? []).flat(Infinity).flatMap(blocksIn);
}

function summaryOf(state) {
  const names = namesOf(state);
  const stage = { canvas: { style: { removeProperty: () => {} } }, scene: null, rail: 0 };
  const screen = {
    canSkip: false,
    app: {},
    stage,
    table: { state, now: state, names, company: { alone: true, seats: [0], has: (seat) => seat === 0 }, match: {} },
  };
  (state.finished ? openMatchOver : openRoundOver)(screen, state);
  const blocks = blocksIn(body);
  body.replaceChildren();
  return blocks;
}

const told = {};
for (const code of Object.keys(texts)) {
  await setLanguage(code);
  setCatalogue(data.catalogue, 'test');
  told[code] = data.states.map((state) => ({
    events: state.events.map((event) => eventWords(event, state)),
    blocks: summaryOf(state),
  }));
}
stdout.write(JSON.stringify(told));
