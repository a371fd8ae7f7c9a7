import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readMeasurements } from '../../measurements.ts';
import { LANGUAGES, localizePath, type Language } from '@nova/shared/language/language';
import { listPublicPages } from '../../src/lib/site/page-registry.ts';
import { tracePath } from '../../src/ui/trace/trace-path.ts';
import { LOGO } from '../draw-pictures.ts';
import { createTypstSetter, type TypstSetter } from './compile-typst.ts';
import { buildDeck } from './deck-model.tsx';
import { documentTexts } from './document-texts.ts';
import { drawCard } from './draw-card.ts';
import { NIGHT } from './render-drawing.tsx';
import { buildWhitepaper } from './whitepaper-model.tsx';

/** Returns the path of a language's PDF below the build folder. */
export const whitepaperPath = (language: Language) => localizePath('/whitepaper.pdf', language);
export const deckPath = (language: Language) => localizePath('/pitchdeck.pdf', language);

const TITLE_LINE = { width: 1600, height: 300, lead: 0.09, end: 0.78 };
/** Draws the waveform on the whitepaper's title page with its seal. */
function drawTitleLine(): string {
  const line = tracePath({ kind: 'read', points: 100, blockHash: 'whitepaper' }, TITLE_LINE);
  const seal = TITLE_LINE.width * TITLE_LINE.end;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TITLE_LINE.width} ${TITLE_LINE.height}">
<path d="M${seal} 150H${TITLE_LINE.width}" stroke="${NIGHT['line-2']}" stroke-width="4"/>
<path d="${line}" fill="none" stroke="${NIGHT['e3']}" stroke-width="5" stroke-linejoin="round"/>
<rect x="${seal - 13}" y="137" width="26" height="26" fill="${NIGHT['ink']}"/></svg>`;
}
const LOGO_FILE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 134 34">${LOGO}</svg>`;

/** Typesets the whitepaper of a language as a PDF. */
export function setWhitepaper(setter: TypstSetter, language: Language, origin: string): Buffer {
  const model = buildWhitepaper(language, origin);
  return setter.pdf('whitepaper.typ', { ...model, logo: LOGO_FILE, line: drawTitleLine() });
}

/** Typesets the deck of a language as a PDF. */
export function setDeck(setter: TypstSetter, language: Language, origin: string): Buffer {
  return setter.pdf('deck.typ', buildDeck({ language, origin, measured: readMeasurements() }));
}

/** Writes the preview image of every public page in a language to `/cards/<language>/<page>.png`. */
async function writeCards(setter: TypstSetter, folder: string, language: Language): Promise<void> {
  const t = documentTexts.translate(language, 'site');
  const cards = path.join(folder, 'cards', language);
  mkdirSync(cards, { recursive: true });
  const subject = { id: '', hash: '', address: '' };
  for (const { id } of listPublicPages()) {
    const title = t(`pages.${id}.title`, subject);
    const description = t(`pages.${id}.description`);
    const card = { language, pageId: id, title, description, tagline: t('tagline') };
    writeFileSync(path.join(cards, `${id}.png`), await drawCard(setter, card));
  }
}

/**
 * Writes the typeset files in both languages: whitepaper and deck as PDFs, and the preview images. Needs no
 * network, no browser and no installed fonts.
 */
export async function writeDocuments(folder: string, origin: string): Promise<void> {
  const setter = await createTypstSetter();
  for (const language of LANGUAGES) {
    writeFileSync(path.join(folder, whitepaperPath(language)), setWhitepaper(setter, language, origin));
    writeFileSync(path.join(folder, deckPath(language)), setDeck(setter, language, origin));
    await writeCards(setter, folder, language);
  }
}
