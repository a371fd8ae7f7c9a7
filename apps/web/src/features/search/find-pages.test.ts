import { expect, it } from 'vitest';
import type { PageId } from '../../lib/site/page-registry.ts';
import { findPages } from './find-pages.ts';

const TEXTS: Partial<Record<PageId, string[]>> = {
  presale: ['Vorverkauf', 'Der Vorverkauf'],
  faq: ['FAQ', 'Fragen und Antworten', 'Kurze Antworten zum Vorverkauf'],
  transparency: ['Transparenz', 'Wo alle NAC liegen', 'welche Schlüssel das festlegen'],
  admin: ['Verwaltung', 'Vorverkauf verwalten'],
};
const find = (text: string) => findPages(text, (id) => TEXTS[id] ?? []).map(({ id }) => id);

it('finds a page by its name first, then by its description', () => {
  expect(find('vorver')).toEqual(['presale', 'faq']);
});

it('ignores case and umlauts', () => {
  expect(find('SCHLUSSEL')).toEqual(['transparency']);
});

it('finds nothing for a hash, and never the admin dashboard', () => {
  expect(find('0xabc123')).toEqual([]);
  expect(find('verwalt')).toEqual([]);
});
