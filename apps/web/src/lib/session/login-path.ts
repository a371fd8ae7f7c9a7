import { type Language, localizePath } from '@nova/shared/language/language';

/** Returns the path of the login, which leads to the path `next` of this site afterwards. */
export const loginPath = (language: Language, next: string): string =>
  `${localizePath('/auth', language)}?next=${encodeURIComponent(next)}`;
