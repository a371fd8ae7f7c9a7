import { expect, it } from 'vitest';
import { findQuestions } from './find-questions.ts';

const QUESTIONS = [
  { id: 'fees', question: 'Was kostet mich das?', answer: 'Eine Gebühr von 0,1 NAC.' },
  { id: 'mint', question: 'Wie viele NAC gibt es?', answer: 'Eine Milliarde.' },
] as const;
const found = (text: string) => [...findQuestions(text, QUESTIONS)];

it('returns all questions for an empty search', () => {
  expect(found('  ')).toEqual(['fees', 'mint']);
});

it('finds words in question and answer, ignoring case, accents and order', () => {
  expect(found('GEBUHR')).toEqual(['fees']);
  expect(found('milliarde nac')).toEqual(['mint']);
  expect(found('nac')).toEqual(['fees', 'mint']);
});

it('requires every word', () => {
  expect(found('nac team')).toEqual([]);
});
