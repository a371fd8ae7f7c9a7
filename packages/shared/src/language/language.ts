/**
 * Languages of the website, the emails and the feeds. The first is the default: its pages are at `/x`, those
 * of another language at `/de/x`.
 */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
/** One value per language; a missing one is a compile error. */
export type PerLanguage<T> = Readonly<Record<Language, T>>;

/** BCP 47 tag for `Intl`; amounts and times follow the language of the page, not of the browser. */
export const LOCALE: PerLanguage<string> = { en: 'en-US', de: 'de-DE' };
/** BCP 47 tag for days and moments; in English the day comes before the month. */
export const DATE_LOCALE: PerLanguage<string> = { en: 'en-GB', de: 'de-DE' };
export const DECIMAL_MARK: PerLanguage<'.' | ','> = { en: '.', de: ',' };

/** Returns the language of a path. Only the URL decides; nothing stored is trusted (requirement 309). */
export function languageOf(pathname: string): Language {
  return LANGUAGES.find((each) => each !== 'en' && each === pathname.split('/')[1]) ?? 'en';
}

/** Removes the language from a path: `/de/explorer` → `/explorer`. */
export function stripLanguage(pathname: string): string {
  const language = languageOf(pathname);
  let path = language === 'en' ? pathname : pathname.slice(language.length + 1);
  while (path.endsWith('/')) path = path.slice(0, -1);
  return path || '/';
}

/** Returns a path in a language: `/explorer` → `/de/explorer`. */
export function localizePath(path: string, language: Language): string {
  const bare = stripLanguage(path);
  if (language === 'en') return bare;
  return bare === '/' ? `/${language}` : `/${language}${bare}`;
}
