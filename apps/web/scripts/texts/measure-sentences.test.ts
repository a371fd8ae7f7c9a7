// @vitest-environment node
import { expect, it } from 'vitest';
import { measureSentences } from './measure-sentences.ts';

const texts = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

it('reports a sentence with more words than its language allows', () => {
  const languages = {
    en: new Map([
      ['a:short', `${texts(25)}. ${texts(25)}.`],
      ['a:long', `Yes. ${texts(26)}.`],
    ]),
    de: new Map([['a:short', `${texts(23)}.`]]),
  };
  expect(measureSentences(languages)).toEqual([
    'a:long (en) has a sentence of 26 words; at most 25 are easy to read',
    'a:short (de) has a sentence of 23 words; at most 22 are easy to read',
  ]);
});

it('accepts a declared longer text, and reports an unnecessary declaration', () => {
  expect(measureSentences({ en: new Map([['presale:buy.risk', texts(30)]]) })).toEqual([]);
  expect(measureSentences({ en: new Map([['presale:buy.risk', texts(3)]]) })).toEqual([
    'measure-sentences.ts: presale:buy.risk is short enough and needs no exception',
  ]);
});
