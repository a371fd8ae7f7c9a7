import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Subsets the fonts into one small file per weight and width used by the styles, with the characters of
 * English and German pages: `tsx scripts/subset-fonts.ts`. Run it by hand when a font or a character list
 * changes; its files are committed in `src/styles/fonts` and named in `fonts.css`. Other characters (a name
 * in another language) come from the complete file, which the browser then fetches.
 */
const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const SIGNS = `${ASCII}\u00A0\u00A7\u00A9\u00AB\u00B0\u00B1\u00B7\u00BB\u00C4\u00D6\u00D7\u00DC\u00DF\u00E4\u00E9\u00F6\u00FC\u2009\u2011\u2013\u2014\u2018\u2019\u201A\u201C\u201D\u201E\u2026\u202F\u20AC\u2191\u2193\u2212`;
const FACES = [
  { name: 'instrument-sans', wght: 400, wdth: 100 },
  { name: 'instrument-sans', wght: 500, wdth: 100 },
  { name: 'instrument-sans', wght: 600, wdth: 100 },
  { name: 'instrument-sans', wght: 600, wdth: 93 },
  { name: 'instrument-sans', wght: 600, wdth: 86 },
  { name: 'instrument-sans', wght: 600, wdth: 78 },
  { name: 'instrument-sans', wght: 600, wdth: 75 },
  { name: 'martian-mono', wght: 400, wdth: 75 },
  { name: 'martian-mono', wght: 500, wdth: 75 },
  { name: 'martian-mono', wght: 600, wdth: 75 },
] as const;

const require = createRequire(import.meta.url);
const OUT = fileURLToPath(new URL('../src/styles/fonts/', import.meta.url));
mkdirSync(OUT, { recursive: true });
for (const { name, ...axes } of FACES) {
  const file = require.resolve(`@fontsource-variable/${name}/files/${name}-latin-standard-normal.woff2`);
  const made = await subsetFont(readFileSync(file), SIGNS, { targetFormat: 'woff2', variationAxes: axes });
  const out = `${name}-${axes.wght}-${axes.wdth}.woff2`;
  writeFileSync(`${OUT}${out}`, made);
  process.stdout.write(`${out}: ${made.length} bytes\n`);
}
