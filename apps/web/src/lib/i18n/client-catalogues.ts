import type { i18n as I18n, ResourceKey } from 'i18next';
import { createI18n } from './create-i18n.ts';
import type { Language } from './language.ts';
import type { Namespace } from './namespaces.ts';

const files = import.meta.glob<{ default: ResourceKey }>('../../locales/*/*.ts');
const instances = new Map<Language, I18n>();

/** The language's instance; it holds the catalogues loaded so far. */
export function getClientI18n(language: Language): I18n {
  let i18n = instances.get(language);
  if (!i18n) {
    i18n = createI18n(language, {});
    instances.set(language, i18n);
  }
  return i18n;
}

/** Puts catalogues that came with the document into the language's instance. */
export function addCatalogues(language: Language, catalogues: Readonly<Record<string, ResourceKey>>): void {
  for (const [namespace, catalogue] of Object.entries(catalogues)) {
    getClientI18n(language).addResourceBundle(language, namespace, catalogue);
  }
}

/** Fetches the catalogues that are missing. Call it before the first render that uses them. */
export async function loadCatalogues(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  const i18n = getClientI18n(language);
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  await Promise.all(
    missing.map(async (namespace) => {
      const module = await files[`../../locales/${language}/${namespace}.ts`]!();
      i18n.addResourceBundle(language, namespace, module.default);
    }),
  );
}
