import type { Context } from 'hono';
import { LANGUAGES, type Language } from '@nova/shared/language/language';
import type { ApiEnv } from '../api-router.ts';

/** Returns the language of the page by the header `x-language`; English if it names none of the website. */
export const readLanguage = (c: Context<ApiEnv>): Language =>
  LANGUAGES.find((each) => each === c.req.header('x-language')) ?? 'en';
