import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Cuts the fonts down to the signs that English and German pages are written with: `tsx scripts/subset-fonts.ts`,
 * run by hand when a font or the list changes; its files are kept in `src/styles/fonts`. Whatever else a text brings
 * (a name in another language) comes from the whole file, which the browser then fetches (`unicode-range` in
 * `fonts.css`, which must name the same signs).
 */
const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const SIGNS = `${ASCII}\u00A0\u00A7\u00A9\u00AB\u00B0\u00B1\u00B7\u00BB\u00C4\u00D6\u00D7\u00DC\u00DF\u00E4\u00E9\u00F6\u00FC\u2009\u2011\u2013\u2014\u2018\u2019\u201A\u201C\u201D\u201E\u2026\u202F\u20AC\u2191\u2193\u2212`;
const AXES = { wght: { min: 400, max: 700 }, wdth: { min: 75, max: 100 } };

const require = createRequire(import.meta.url);
const OUT = fileURLToPath(new URL('../src/styles/fonts/', import.meta.url));
mkdirSync(OUT, { recursive: true });
for (const name of ['instrument-sans', 'martian-mono']) {
  const file = require.resolve(`@fontsource-variable/${name}/files/${name}-latin-standard-normal.woff2`);
  const made = await subsetFont(readFileSync(file), SIGNS, { targetFormat: 'woff2', variationAxes: AXES });
  writeFileSync(`${OUT}${name}.woff2`, made);
  process.stdout.write(`${name}: ${made.length} bytes\n`);
}
