// What the build tells the page about its languages (`SPOKEN`), from the folders in `web/words/catalogue`, as the build
// finds them. Import it before the page's modules.

import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../web/words/catalogue/', import.meta.url);
const nameOf = (code) => /^language-name = (.+)$/m.exec(readFileSync(new URL(`${code}/site.ftl`, folder), 'utf8'))[1];

globalThis.SPOKEN = Object.fromEntries(readdirSync(folder).map((code) => [code, nameOf(code)]));
