import { expect, it } from 'vitest';
import de from '../../locales/de/whitepaper.ts';
import en from '../../locales/en/whitepaper.ts';
import { PARAGRAPHS, WHITEPAPER_SECTIONS } from './whitepaper-sections.ts';

it('has the eight sections of the specification in order', () => {
  expect(WHITEPAPER_SECTIONS.map(({ id }) => id)).toEqual([
    'introduction',
    'why',
    'how',
    'structure',
    'tokenomics',
    'security',
    'roadmap',
    'conclusion',
  ]);
});

it('has one place for every paragraph', () => {
  expect([...PARAGRAPHS].toSorted()).toEqual(Object.keys(en.paragraphs).toSorted());
});

it.each([
  ['English', en.paragraphs],
  ['German', de.paragraphs],
])(
  'contains no literal number in a paragraph in %s, because they come from the constants',
  (_, paragraphs) => {
    const withDigits = Object.values(paragraphs).filter((text) =>
      /\d/.test(text.replace(/Phase 1|phase 1/g, '')),
    );
    expect(withDigits).toEqual([]);
  },
);
