import { expect, it } from 'vitest';
import de from '../../locales/de/faq.ts';
import en from '../../locales/en/faq.ts';
import { FAQ_GROUPS } from './faq-groups.ts';

/** Names that contain a number: standards, quarters, phases. */
const NAMES = /EIP-\d+|Q\d 20\d\d|Phase 1|phase 1|3D/g;

it('has at least twenty-four questions, each in one place', () => {
  const ids = FAQ_GROUPS.flatMap(({ questions }) => questions.map(({ id }) => id));
  expect(ids.length).toBeGreaterThanOrEqual(24);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each([
  ['English', en.questions],
  ['German', de.questions],
])('contains no literal number in a text in %s, because they come from the constants', (_, questions) => {
  const withDigits = Object.entries(questions)
    .map(([id, { answer }]) => [id, answer.replace(NAMES, '')] as const)
    .filter(([, text]) => /\d/.test(text));
  expect(withDigits).toEqual([]);
});
