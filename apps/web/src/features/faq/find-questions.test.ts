import { expect, it } from 'vitest';
import { findQuestions } from './find-questions.ts';

const QUESTIONS = [
  { id: 'fees', question: 'Was kostet mich das?', answer: 'Eine Gebühr von 0,1 NAC.' },
  { id: 'mint', question: 'Wie viele NAC gibt es?', answer: 'Eine Milliarde.' },
] as const;
const found = (text: string) => [...findQuestions(text, QUESTIONS)];

it('finds all of them while nothing is searched', () => {
  expect(found('  ')).toEqual(['fees', 'mint']);
});

it('finds words in question and answer, whatever their case, accents and order', () => {
  expect(found('GEBUHR')).toEqual(['fees']);
  expect(found('milliarde nac')).toEqual(['mint']);
  expect(found('nac')).toEqual(['fees', 'mint']);
});

it('wants every word', () => {
  expect(found('nac team')).toEqual([]);
});
