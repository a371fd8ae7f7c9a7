import type { Context } from 'hono';
import type { ApiEnv } from '../api-router.ts';

/** The language of the page that asks, by its header `x-language`; English unless it says German. */
export const readLanguage = (c: Context<ApiEnv>): 'en' | 'de' =>
  c.req.header('x-language') === 'de' ? 'de' : 'en';
