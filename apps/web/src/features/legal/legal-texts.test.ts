import { expect, it } from 'vitest';
import de from '../../locales/de/legal.ts';
import en from '../../locales/en/legal.ts';
import { legalValues } from './legal-values.ts';
import { PRIVACY_SECTIONS, TERMS_SECTIONS } from './legal-sections.ts';

it('has one place for every paragraph of privacy and terms', () => {
  expect(PRIVACY_SECTIONS.flatMap(({ parts }): readonly string[] => parts).toSorted()).toEqual(
    Object.keys(en.privacy.paragraphs).toSorted(),
  );
  expect(TERMS_SECTIONS.map(({ part }) => part as string).toSorted()).toEqual(
    Object.keys(en.terms.paragraphs)
      .filter((key) => !key.startsWith('law'))
      .toSorted(),
  );
});

it.each([
  ['English', en],
  ['German', de],
])(
  'contains no literal number in %s, because periods and limits come from the constants',
  (_, { privacy, terms }) => {
    const texts = [...Object.values(privacy.paragraphs), ...Object.values(terms.paragraphs)];
    const withDigits = texts.filter((text) =>
      /\d/.test(
        text.replace(
          /Argon2id|IPv4 ?-?\/24|IPv6 ?-?\/56(?:-? (?:and|und) \/48)?|Art\. 6 [^.,]*GDPR|Art\. 6 Abs\. 1/g,
          '',
        ),
      ),
    );
    expect(withDigits).toEqual([]);
  },
);

it('states the retention periods', () => {
  expect(legalValues('en')).toEqual({
    unconfirmedDays: '7',
    sessionDays: '30',
    mailDays: '30',
    recoveryDays: '30',
    confirmHours: '24',
    resetMinutes: '60',
    listDays: '7',
  });
});
