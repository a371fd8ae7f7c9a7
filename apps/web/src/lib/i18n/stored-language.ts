import { removeStored, writeStored } from '../store/stored-value.ts';

/** Where earlier versions kept a language (`i18nextLng` is the usual key of i18next's detector). */
const STORED_LANGUAGE_KEY = 'i18nextLng';

/** Requirement 5: a stored value is forced to English and the old German value removed. */
export function resetStoredLanguage(): void {
  removeStored(STORED_LANGUAGE_KEY);
  writeStored(STORED_LANGUAGE_KEY, 'en');
}
