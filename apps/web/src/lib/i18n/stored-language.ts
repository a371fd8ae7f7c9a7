import { removeStored, writeStored } from '../store/stored-value.ts';

/**
 * Local storage key of the language in earlier versions (`i18nextLng` is the default of i18next's detector).
 */
const STORED_LANGUAGE_KEY = 'i18nextLng';

/** Requirement 5: overwrites a stored value with English and removes the old German value. */
export function resetStoredLanguage(): void {
  removeStored(STORED_LANGUAGE_KEY);
  writeStored(STORED_LANGUAGE_KEY, 'en');
}
