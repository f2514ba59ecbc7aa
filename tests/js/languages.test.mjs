// Languages come from the build: whatever it lists is offered and chosen, by the browser's tags or by the setting.

import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.SPOKEN = { en: 'English', fr: 'Français', 'pt-br': 'Português', tlh: 'tlhIngan Hol' };
const { LANGUAGES, chosenLanguage, languageName } = await import('../../web/words/languages.js');
const { readOptions } = await import('../../web/embed/options.js');

test('every language that the build lists is offered under its own name', () => {
  assert.deepEqual(LANGUAGES, ['en', 'fr', 'pt-br', 'tlh']);
  assert.deepEqual(LANGUAGES.map(languageName), Object.values(globalThis.SPOKEN));
  for (const code of LANGUAGES) assert.deepEqual(readOptions(`?lang=${code}`), { ...readOptions(''), lang: code });
  assert.deepEqual(readOptions('?lang=de').ignored, ['lang']);
});

test('the first wish that can be fulfilled counts, also by a part of its tag', () => {
  for (const [wished, code] of [
    [['fr'], 'fr'],
    [[null, 'fr-CA', 'en'], 'fr'],
    [['de-AT', 'tlh-AA', 'fr'], 'tlh'],
    [['PT-BR'], 'pt-br'],
    [['pt-PT', 'fr'], 'fr'],
    [['auto', 'fr'], 'fr'],
    [['constructor', '', undefined], 'en'],
    [[], 'en'],
  ])
    assert.equal(chosenLanguage(wished), code, String(wished));
});
