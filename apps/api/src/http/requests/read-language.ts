import type { Context } from 'hono';
import type { ApiEnv } from '../api-router.ts';

/** Returns the language of the page by the header `x-language`; English unless it is German. */
export const readLanguage = (c: Context<ApiEnv>): 'en' | 'de' =>
  c.req.header('x-language') === 'de' ? 'de' : 'en';
