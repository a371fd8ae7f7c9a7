import { expect, test } from 'vitest';
import { INDEXED } from '../../lib/jobs/job-signals.ts';
import { UnconfirmedTopics } from './unconfirmed-topics.ts';

test('without reorgs, a topic is reported once', () => {
  const topics = new UnconfirmedTopics(0);
  expect(topics.note(7, [INDEXED.presale])).toEqual([INDEXED.presale]);
  expect(topics.note(8, [])).toEqual([]);
});

test('a topic is repeated until its block is final', () => {
  const topics = new UnconfirmedTopics(2);
  expect(topics.note(7, [INDEXED.presale])).toEqual([INDEXED.presale]);
  expect(topics.note(8, [])).toEqual([INDEXED.presale]);
  expect(topics.note(9, [])).toEqual([INDEXED.presale]);
  expect(topics.note(10, [])).toEqual([]);
});

test('a later block with the same topic prolongs it, and other topics end on their own', () => {
  const topics = new UnconfirmedTopics(2);
  topics.note(7, [INDEXED.presale, INDEXED.market]);
  topics.note(8, [INDEXED.presale]);
  expect(topics.note(9, [])).toEqual([INDEXED.presale, INDEXED.market]);
  expect(topics.note(10, [])).toEqual([INDEXED.presale]);
  expect(topics.note(11, [])).toEqual([]);
});
