import { createTextSource } from './catalogues.ts';
import type { Language } from '@nova/shared/language/language';
import type { Namespace } from './namespaces.ts';
import type { Catalogue } from './translate.ts';

/** One chunk per language and namespace. */
const files = import.meta.glob<{ default: Catalogue }>('../../locales/*/*.ts');
const loaded = new Map<string, Catalogue>();

const fileOf = (language: Language, namespace: string) => `../../locales/${language}/${namespace}.ts`;

/** The browser's texts: those of the document and those loaded later. */
export const clientTexts = createTextSource((language, namespace) => loaded.get(fileOf(language, namespace)));

/** Adds the catalogs of the document. */
export function addCatalogues(language: Language, catalogues: Readonly<Record<string, Catalogue>>): void {
  for (const [namespace, catalogue] of Object.entries(catalogues))
    loaded.set(fileOf(language, namespace), catalogue);
}

/** Loads missing catalogs. Call this before the first render that uses them. */
export async function loadCatalogues(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.map((each) => fileOf(language, each)).filter((file) => !loaded.has(file));
  await Promise.all(missing.map(async (file) => loaded.set(file, (await files[file]!()).default)));
}
