// @vitest-environment node
import sharp, { type Sharp } from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { readMeasurements } from '../../measurements.ts';
import type { Language } from '@nova/shared/language/language';
import { createTypstSetter, type TypstSetter } from './compile-typst.ts';
import { drawCard } from './draw-card.ts';
import { setDeck, setWhitepaper } from './write-documents.ts';

let setter: TypstSetter;
beforeAll(async () => {
  setter = await createTypstSetter();
});

interface ReadPdf {
  /** The complete text without spaces, because a line may break anywhere. */
  readonly text: string;
  readonly pages: readonly string[];
  readonly isTagged: boolean;
  readonly outline: readonly string[];
  readonly info: Readonly<Record<string, unknown>>;
}

const squeeze = (text: string) => text.replaceAll(/[\s\u00AD\u2010-]+/g, '');

async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(squeeze(items.map((item) => ('str' in item ? item.str : '')).join('')));
  }
  const marks = (await pdf.getMarkInfo()) as { Marked?: boolean } | null;
  const { info } = await pdf.getMetadata();
  return {
    text: pages.join(''),
    pages,
    isTagged: marks?.Marked === true,
    outline: ((await pdf.getOutline()) ?? []).map(({ title }) => title),
    info: info as Record<string, unknown>,
  };
}

const SECTIONS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Introduction',
    'Why Proof-of-Action',
    'How it works',
    'Blockchain structure',
    'Tokenomics',
    'Security and transparency',
    'Roadmap',
    'Conclusion',
  ],
  de: [
    'Einleitung',
    'Warum Proof-of-Action',
    'So funktioniert es',
    'Aufbau der Blockchain',
    'Tokenomics',
    'Sicherheit und Transparenz',
    'Roadmap',
    'Fazit',
  ],
};
const STATS: Readonly<Record<Language, readonly string[]>> = {
  en: ['96969', '0x17AC9', '1,000,000,000', '0.01', '50,000,000', '30,000,000', '500,000', '500,000,000 NAC'],
  de: ['96969', '0x17AC9', '1.000.000.000', '0,01', '50.000.000', '30.000.000', '500.000', '500.000.000 NAC'],
};

describe.each(['en', 'de'] as const)('the whitepaper as PDF, %s', (language) => {
  let pdf: ReadPdf;
  beforeAll(async () => {
    pdf = await readPdf(setWhitepaper(setter, language, 'https://nova.example'));
  });

  it('has the eight sections of the page in its table of contents and as bookmarks', () => {
    expect(pdf.outline).toEqual(SECTIONS[language]);
    for (const title of SECTIONS[language]) expect(pdf.pages[1]).toContain(squeeze(title));
  });

  it('contains the numbers of code and contracts', () => {
    for (const stat of STATS[language]) expect(pdf.text).toContain(squeeze(stat));
  });

  it('is accessible: tagged, with title, author and language', () => {
    expect(pdf.isTagged).toBe(true);
    expect(pdf.info).toMatchObject({ Author: 'Nova', Language: language });
    expect(pdf.info['Title']).toContain('Whitepaper');
  });

  it('has page numbers and links to the original page', () => {
    expect(pdf.pages[2]).toContain(`3/${pdf.pages.length}`);
    expect(pdf.pages[0]).toContain(
      language === 'de' ? 'https://nova.example/de/whitepaper' : 'https://nova.example/whitepaper',
    );
  });
});

describe.each(['en', 'de'] as const)('the pitch deck as PDF, %s', (language) => {
  it('has one page per slide and names the source of live numbers instead of showing old ones', async () => {
    const pdf = await readPdf(setDeck(setter, language, 'https://nova.example'));
    expect(pdf.pages).toHaveLength(18);
    const explorer = language === 'de' ? 'https://nova.example/de/explorer' : 'https://nova.example/explorer';
    expect(pdf.pages[8]).toContain(explorer);
    const { pushedMs } = readMeasurements();
    expect(pdf.pages[7]).toContain(String(pushedMs).replace('.', language === 'de' ? ',' : '.'));
    expect(pdf.isTagged).toBe(true);
  });
});

describe('the preview image of a link', () => {
  const card = {
    language: 'de',
    pageId: 'riskDisclaimer',
    title: 'Was schiefgehen kann',
    description: 'Sechs Risiken einer jungen Kette.',
    tagline: 'Powered by Proof-of-Action',
  };

  it('contains its text as shapes, so it needs no installed font', async () => {
    const svg = setter.svg('card.typ', card);
    expect(svg).not.toContain('<text');
    expect(svg).not.toContain('font-family');
    const picture = sharp(await drawCard(setter, card));
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    // The title has drawn pixels; the empty corner below it has none.
    expect(await countInk(picture, { left: 84, top: 160, width: 900, height: 100 })).toBeGreaterThan(5_000);
    expect(await countInk(picture, { left: 900, top: 560, width: 280, height: 30 })).toBe(0);
  });

  it('differs from page to page in text and trace', async () => {
    const other = await drawCard(setter, { ...card, pageId: 'faq' });
    expect(other.equals(await drawCard(setter, card))).toBe(false);
  });
});

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

async function countInk(picture: Sharp, box: Box): Promise<number> {
  const { data, info } = await picture.clone().extract(box).raw().toBuffer({ resolveWithObject: true });
  let ink = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (data[at]! > 180 && data[at + 1]! > 180 && data[at + 2]! > 180) ink += 1;
  return ink;
}
