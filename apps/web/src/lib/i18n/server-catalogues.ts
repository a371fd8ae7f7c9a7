import { createTextSource } from './catalogues.ts';
import type { Catalogue } from './translate.ts';

const files = import.meta.glob<{ default: Catalogue }>('../../locales/*/*.ts', { eager: true });

/** Every catalog of both languages, for prerendering. */
export const serverTexts = createTextSource(
  (language, namespace) => files[`../../locales/${language}/${namespace}.ts`]?.default,
);
