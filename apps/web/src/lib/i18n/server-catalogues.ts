import type { i18n as I18n, ResourceKey } from 'i18next';
import { createI18n } from './create-i18n.ts';
import type { Language } from './language.ts';

const files = import.meta.glob<{ default: ResourceKey }>('../../locales/*/*.ts', { eager: true });

/** An instance with every catalogue of a language, for the prerender. */
export function createServerI18n(language: Language): I18n {
  const catalogues: Record<string, ResourceKey> = {};
  for (const [path, module] of Object.entries(files)) {
    const match = /\/locales\/(\w+)\/([\w-]+)\.ts$/.exec(path);
    if (match?.[1] === language) catalogues[match[2]!] = module.default;
  }
  return createI18n(language, catalogues);
}
