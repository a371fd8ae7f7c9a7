import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** Latin letters including German ones, and the symbols used in our texts. */
const SIGNS =
  String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index)) +
  '\u00A0\u00A7\u00A9\u00AB\u00B0\u00B1\u00B7\u00BB\u00C4\u00D6\u00D7\u00DC\u00DF\u00E4\u00E9\u00F6\u00FC\u2009\u2011\u2013\u2014\u2018\u2019\u201A\u201C\u201D\u201E\u2026\u202F\u20AC\u2212';

/** One instance of a variable font: Typst and images support no axes, only weights and widths. */
interface Cut {
  readonly font: 'instrument-sans' | 'martian-mono';
  readonly wght: number;
  readonly wdth: number;
}

const CUTS: readonly Cut[] = [
  { font: 'instrument-sans', wght: 400, wdth: 100 },
  { font: 'instrument-sans', wght: 600, wdth: 100 },
  { font: 'instrument-sans', wght: 600, wdth: 75 },
  { font: 'martian-mono', wght: 500, wdth: 75 },
];

const require = createRequire(import.meta.url);

/**
 * Subsets the site's fonts from their packages, so documents
 * and images look the same on a machine without any fonts.
 */
export function loadFonts(): Promise<Buffer[]> {
  return Promise.all(
    CUTS.map(({ font, wght, wdth }) => {
      const name = `@fontsource-variable/${font}/files/${font}-latin-standard-normal.woff2`;
      const options = { targetFormat: 'truetype', variationAxes: { wght, wdth } } as const;
      return subsetFont(readFileSync(require.resolve(name)), SIGNS, options);
    }),
  );
}
