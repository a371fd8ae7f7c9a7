import { expect, it } from 'vitest';
import { resetStoredLanguage } from './stored-language.ts';

it('replaces a stored German setting with English, because only the URL decides the language', () => {
  localStorage.setItem('i18nextLng', 'de');
  resetStoredLanguage();
  expect(localStorage.getItem('i18nextLng')).toBe('en');
});
