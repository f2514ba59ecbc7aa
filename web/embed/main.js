// The front of a frame: the deal as a picture and a button. It is all that loads before a reader taps; the rest comes
// then.

import { readName } from '../puzzles/kind_names.js';
import { chosenLanguage } from '../words/languages.js';
import { dealFrom } from './deal.js';
import { dateWords, dayNumber, today } from '../puzzles/days.js';
import { dayIn, readOptions } from './options.js';
import { leadOut } from './outward.js';
import { paintDeal } from './picture.js';
import { toCome } from './size.js';

/** @import { Report } from './play.js' */
/** @import { Load } from './size.js' */

/** @import { News } from '../engine/engine.js' */

/* global WORDS */

const html = document.documentElement;
/** An element that the frame begins with. @type {(id: string) => HTMLElement} */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const bar = /** @type {HTMLProgressElement} */ (at('bar'));
const options = readOptions(location.search);
const lang = chosenLanguage([options.lang, ...(navigator.languages ?? [])]);
const site = new URL('.', location.href).href;

/**
 * Words that are in the page: a name in braces stands for a value.
 * @type {(id: string, values?: Record<string, string | undefined>) => string}
 */
const t = (id, values = {}) => WORDS[lang][id].replace(/\{ ?\$(\w+) ?\}/g, (_, name) => values[name] ?? '');

/** @param {boolean} dark */
function applyTheme(dark) {
  html.dataset.theme = (options.theme === 'auto' ? dark : options.theme === 'dark') ? 'dark' : 'light';
}

/**
 * The deal, where it can be had without the engine: it stands in the name, or in the list of the month.
 * @param {string} name
 */
async function findDeal(name) {
  const given = /^deal(6|9|12)-(.+)$/.exec(name);
  if (given) return dealFrom(Number(given[1]), given[2]);
  const [, month, day] = /^daily-(\d{4}-\d{2})-(\d{2})$/.exec(name) ?? [];
  if (!month) return null;
  const reply = await fetch(`${site}days/${month}.json`);
  const listed = /^(6|9|12)-(.+)$/.exec((await reply.json())[Number(day) - 1]);
  return listed && dealFrom(Number(listed[1]), listed[2]);
}

function showProblems() {
  const { problem, ignored } = options;
  /** @type {string[]} */
  const lines = [];
  if (problem) lines.push(t(`embed-${problem.code}`, { ...problem }));
  if (ignored.length) lines.push(t('embed-ignored', { names: [...new Set(ignored)].slice(0, 6).join(', ') }));
  at('problems').replaceChildren(
    ...lines.map((line) => Object.assign(document.createElement('p'), { textContent: line })),
  );
  at('problems').hidden = !lines.length;
}

function showFront() {
  const { puzzle } = options;
  const kind = readName(puzzle ?? '')?.kind;
  const day = dayIn(puzzle);
  const what = kind ? `embed-name-${kind}` : 'embed-name';
  const about = kind ? `embed-about-${kind}` : day === today() ? 'embed-about-today' : 'embed-about';
  html.lang = lang;
  at('title').textContent = day
    ? t('embed-number', { number: String(dayNumber(day)), date: dateWords(day, lang) })
    : t(what);
  at('about').textContent = t(about);
  at('play').textContent = t(puzzle ? 'embed-play' : 'embed-play-daily');
  at('link').textContent = t('embed-link');
  at('link').setAttribute('href', `${site}#/puzzle/${puzzle ?? 'daily'}`);
  showProblems();
}

async function showDeal() {
  const deal = options.puzzle && (await findDeal(options.puzzle).catch(() => null));
  const place = document.querySelector('#deal');
  if (deal && place instanceof SVGGElement) paintDeal(place, deal, options.pile === 'open');
  at('picture').setAttribute(
    'aria-label',
    deal ? t('embed-row', { tiles: deal.slice(0, 3).join(', ') }) : (at('title').textContent ?? ''),
  );
}

// ---------------------------------------------------------------- the page around the frame

/** @type {(type: string, data: object, target: string) => void} */
const send = (type, data, target) => {
  if (parent !== window) parent.postMessage({ type: `castle-rock:${type}`, ...data }, target);
};

/** The height that suits the width. */
const height = () => Math.round(innerWidth >= 560 ? Math.min(innerWidth * 0.75, 720) : Math.max(480, innerWidth * 1.3));

addEventListener('message', ({ data, source, origin }) => {
  if (source !== parent || parent === window || data?.type !== 'castle-rock:height?') return;
  send('height', { height: height() }, origin === 'null' ? '*' : origin);
});

/** Who asked for reports hears the height too, whenever the width has changed. */
let width = 0;
function tellHeight() {
  if (innerWidth === width) return;
  width = innerWidth;
  send('height', { height: height() }, options.origin);
}
if (options.report) {
  addEventListener('resize', tellHeight);
  tellHeight();
}

/** @param {Report} result */
const report = (result) => {
  if (options.report) send('result', { puzzle: options.puzzle, ...result }, options.origin);
};

// ---------------------------------------------------------------- what a tap loads

/** @type {Load} */
const load = JSON.parse(html.dataset.load ?? '');
const LARGEST = 'pyodide.asm.wasm';
let travels = load.plain;
const LOADED = 'embed-loaded';
/** Frames without an origin keep nothing: not what they have loaded, and no note of it. */
const homeless = self.origin === 'null';

/** Whether all of this release is on the device, as far as a frame can know that. */
function isHere() {
  try {
    return Boolean(navigator.serviceWorker?.controller) || localStorage.getItem(LOADED) === html.dataset.version;
  } catch {
    return false;
  }
}

function noteLoaded() {
  try {
    localStorage.setItem(LOADED, html.dataset.version ?? '');
  } catch {
    // The next visit says once more what it loads.
  }
}

/** Says how much there is to load, where the host tells it. */
async function showSize() {
  if (isHere()) return;
  const reply = await fetch(`${site}${html.dataset.pyodide}/${LARGEST}`, { method: 'HEAD' }).catch(() => null);
  if (!reply?.ok) return;
  travels = toCome(load, reply.headers.get('content-length'), JSON.parse(html.dataset.sizes ?? '')[LARGEST]);
  at('size').textContent = t(homeless ? 'embed-size-each' : 'embed-size', { size: String(Math.round(travels)) });
}

/** @param {News} news */
function showProgress(news) {
  if (news.phase !== 'loading' || !news.total) return;
  const { loaded, total } = news;
  bar.value = loaded / total;
  if (isHere()) return;
  const share = travels / load.plain / 1e6;
  /** @param {number} bytes */
  const number = (bytes) =>
    new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes * share);
  at('bytes').textContent = t('embed-bytes', { loaded: number(loaded), total: number(total) });
}

// ---------------------------------------------------------------- the tap

/**
 * Whether the host is there, but does not let a frame without an origin read from it.
 * @param {string} address
 */
async function shutOut(address) {
  /** @type {(mode: RequestMode) => Promise<boolean>} */
  const answers = (mode) =>
    fetch(address, { mode }).then(
      () => true,
      () => false,
    );
  return homeless && !(await answers('cors')) && answers('no-cors');
}

async function play() {
  options.puzzle ??= `daily-${today()}`;
  html.dataset.state = 'loading';
  bar.removeAttribute('value');
  at('bytes').textContent = '';
  at('failed').textContent = '';
  const script = `${site}${html.dataset.assets}/embed/play.js`;
  try {
    /** @type {typeof import('./play.js')} */
    const { start } = await import(script);
    await start({ ...options, puzzle: options.puzzle, lang }, { progress: showProgress, report });
    noteLoaded();
    html.dataset.state = 'ready';
    at('front').hidden = true;
  } catch (error) {
    console.warn(error);
    const words = /** @type {{ words?: string }} */ (error).words;
    const why = words ?? ((await shutOut(script)) ? t('embed-shut-out', { host: location.host }) : t('embed-failed'));
    html.dataset.state = 'error';
    at('failed').textContent = why;
    at('play').textContent = t(words ? 'embed-play-daily' : 'embed-again');
    if (words) options.puzzle = null; // there is no such puzzle
  }
}

// ---------------------------------------------------------------- the beginning

/**
 * The address in the place of a link that may not lead anywhere, all selected.
 * @param {string} address
 */
function showAddress(address) {
  const field = Object.assign(document.createElement('input'), { readOnly: true, value: address });
  field.setAttribute('aria-label', t('embed-address'));
  at('out').replaceChildren(t('embed-address'), field);
  field.select();
}

const dark = matchMedia('(prefers-color-scheme: dark)');
dark.addEventListener('change', () => applyTheme(dark.matches));
applyTheme(dark.matches);
showFront();
showDeal();
leadOut(/** @type {HTMLAnchorElement} */ (at('link')), showAddress);
showSize();
at('play').addEventListener('click', play);
