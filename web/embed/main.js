// The front of a frame: the deal as a picture and a button. It is all that loads before a reader taps; the rest comes
// then.

import { chosenLanguage } from '../words/languages.js';
import { dealFrom } from './deal.js';
import { dayText, readOptions } from './options.js';
import { paintDeal } from './picture.js';

/** @import { Report } from './play.js' */

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

/** @param {string} day */
function dateWords(day) {
  return new Intl.DateTimeFormat(lang, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
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
  const day = /^daily-(.*)$/.exec(options.puzzle ?? '')?.[1];
  html.lang = lang;
  at('title').textContent = day ? dateWords(day) : t('embed-name');
  at('about').textContent = t(day === dayText(new Date()) ? 'embed-about-today' : 'embed-about');
  at('play').textContent = t(options.puzzle ? 'embed-play' : 'embed-play-daily');
  at('link').textContent = t('embed-link');
  at('link').setAttribute('href', `${site}#/puzzle/${options.puzzle ?? 'daily'}`);
  showProblems();
}

async function showDeal() {
  const deal = options.puzzle && (await findDeal(options.puzzle).catch(() => null));
  const place = document.querySelector('#deal');
  if (deal && place instanceof SVGGElement) paintDeal(place, deal, options.pile === 'open');
  at('picture').setAttribute(
    'aria-label',
    deal ? t('embed-row', { tiles: deal.slice(0, 3).join(', ') }) : t('embed-name'),
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

// ---------------------------------------------------------------- the tap

/** @param {News} news */
function showProgress(news) {
  if (news.phase !== 'loading' || !news.total) return;
  const { loaded, total } = news;
  bar.value = loaded / total;
  /** @param {number} bytes */
  const number = (bytes) =>
    new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1e6);
  at('bytes').textContent = t('embed-bytes', { loaded: number(loaded), total: number(total) });
}

async function play() {
  options.puzzle ??= `daily-${dayText(new Date())}`;
  html.dataset.state = 'loading';
  bar.removeAttribute('value');
  at('bytes').textContent = '';
  at('failed').textContent = '';
  try {
    /** @type {typeof import('./play.js')} */
    const { start } = await import(`${site}${html.dataset.assets}/embed/play.js`);
    await start({ ...options, puzzle: options.puzzle, lang }, { progress: showProgress, report });
    html.dataset.state = 'ready';
    at('front').hidden = true;
  } catch (error) {
    console.warn(error);
    html.dataset.state = 'error';
    at('failed').textContent = /** @type {{ words?: string }} */ (error).words ?? t('embed-failed');
    at('play').textContent = t('embed-again');
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)');
dark.addEventListener('change', () => applyTheme(dark.matches));
applyTheme(dark.matches);
showFront();
showDeal();
at('play').addEventListener('click', play);
