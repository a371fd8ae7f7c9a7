import { expect, it } from 'vitest';
import site from '../../locales/en/site.ts';
import { createTranslate, type Catalogue } from '../i18n/translate.ts';
import { siteValues } from './site-values.ts';

const files = import.meta.glob<{ default: Catalogue }>('../../locales/*/*.ts', { eager: true });

function* flatten(catalogue: Catalogue, prefix: string): Generator<readonly [string, string]> {
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') yield [prefix + key, value];
    else yield* flatten(value, `${prefix}${key}.`);
  }
}

function textsOf(language: string): ReadonlyMap<string, string> {
  const entries = Object.entries(files).flatMap(([file, { default: catalogue }]) => {
    const [, of, name] = /locales\/(\w+)\/(\w+)\.ts$/.exec(file)!;
    return of === language ? Array.from(flatten(catalogue, `${name}.`)) : [];
  });
  return new Map(entries);
}

/** Texts that explain the conversion of points. */
const EXPLAINING = [
  'energy.convert.rate',
  'faq.questions.convert.answer',
  'faq.questions.friends.answer',
  'faq.questions.transfer.answer',
  'legal.terms.paragraphs.pointsText',
  'pitchdeck.actions.rest',
  'referral.rules.convert',
  'transparency.holders.CommunityRewards.rule',
  'whitepaper.paragraphs.points',
];

// The hero states the rate with its first two conditions, next to the link to the complete rule.
it.each(['en', 'de'])('states the rate in the shared sentence and in the hero only, %s', (language) => {
  const texts = [...textsOf(language)];
  const withRate = texts.filter(([, text]) => /\b1 NAC\b/.test(text) && /\{\{epPerNac\}\}|\bEP\b/.test(text));
  expect(withRate.map(([key]) => key)).toEqual(['home.worth', 'site.conversionRule']);
});

it.each(['en', 'de'])('uses the shared sentence wherever a text explains the conversion, %s', (language) => {
  const taking = [...textsOf(language)].filter(([, text]) => text.includes('{{conversionRule}}'));
  expect(taking.map(([key]) => key).toSorted()).toEqual(EXPLAINING);
});

it('inserts the numbers of the code into the sentence', () => {
  const t = createTranslate('en', () => site, 'site');
  expect(siteValues('en', t).conversionRule).toBe(
    '100 EP convert to 1 NAC after 7 active days, if your email address is confirmed or you made a rewarded purchase. You can convert 1 NAC for every 5 NAC you bought, and after that your equal share of 100 NAC a day.',
  );
});
