import type { Catalogue } from '../../src/lib/i18n/translate.ts';
import { createTextSource } from '../../src/lib/i18n/catalogues.ts';
import deSite from '../../src/locales/de/site.ts';
import dePitchdeck from '../../src/locales/de/pitchdeck.ts';
import deWhitepaper from '../../src/locales/de/whitepaper.ts';
import enSite from '../../src/locales/en/site.ts';
import enPitchdeck from '../../src/locales/en/pitchdeck.ts';
import enWhitepaper from '../../src/locales/en/whitepaper.ts';

const CATALOGUES: Readonly<Record<string, Catalogue>> = {
  'en/site': enSite,
  'de/site': deSite,
  'en/pitchdeck': enPitchdeck,
  'de/pitchdeck': dePitchdeck,
  'en/whitepaper': enWhitepaper,
  'de/whitepaper': deWhitepaper,
};

/** Texts of the pages, for the PDFs and preview images generated from them. */
export const documentTexts = createTextSource(
  (language, namespace) => CATALOGUES[`${language}/${namespace}`],
);
