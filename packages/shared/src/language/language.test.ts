import { expect, test } from 'vitest';
import { LANGUAGES, languageOf, localizePath, stripLanguage } from './language.ts';

test.each([
  ['/', 'en', '/'],
  ['/explorer', 'en', '/explorer'],
  ['/de', 'de', '/'],
  ['/de/', 'de', '/'],
  ['/de/explorer/', 'de', '/explorer'],
  ['/demo', 'en', '/demo'],
  ['/en/explorer', 'en', '/en/explorer'],
])('%s is a path in %s to %s', (path, language, bare) => {
  expect([languageOf(path), stripLanguage(path)]).toEqual([language, bare]);
});

test('a path in every language is found again in each other', () => {
  expect(LANGUAGES.map((language) => localizePath('/faq', language))).toEqual(['/faq', '/de/faq']);
  expect(LANGUAGES.map((language) => localizePath('/de', language))).toEqual(['/', '/de']);
});
