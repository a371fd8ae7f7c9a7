/** Languages of the site. English is the default at `/x`, German is at `/de/x`. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** BCP 47 tag for `Intl`; amounts and times follow the language of the page, not of the browser. */
export const LOCALE: Record<Language, string> = { en: 'en-US', de: 'de-DE' };

/** Returns the language of a path. Only the URL decides; nothing stored is trusted (requirement 309). */
export function languageOf(pathname: string): Language {
  return /^\/de(\/|$)/.test(pathname) ? 'de' : 'en';
}

/** Removes the language from a path: `/de/explorer` → `/explorer`. */
export function stripLanguage(pathname: string): string {
  const path = pathname.replace(/^\/de(?=\/|$)/, '').replace(/(.)\/+$/, '$1');
  return path === '' ? '/' : path;
}

/** Returns a path in a language: `/explorer` → `/de/explorer`. */
export function localizePath(path: string, language: Language): string {
  const bare = stripLanguage(path);
  if (language === 'en') return bare;
  return bare === '/' ? '/de' : `/de${bare}`;
}
