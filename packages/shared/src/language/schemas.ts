import { z } from 'zod';
import { LANGUAGES, type PerLanguage } from './language.ts';

export const languageSchema = z.enum(LANGUAGES);

/** One text in every language of the website. */
export const localizedSchema = <T extends z.ZodType>(text: T) =>
  z.object({ en: text, de: text } satisfies PerLanguage<T>);
