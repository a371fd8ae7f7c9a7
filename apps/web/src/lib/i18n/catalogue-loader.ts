import { loadCatalogues } from './client-catalogues.ts';
import { languageOf } from './language.ts';
import type { Namespace } from './namespaces.ts';

/**
 * `clientLoader` of a page: its words are there before it renders. It does not run when a prerendered page
 * hydrates, because that document carries the same catalogues. A prerendered route also needs
 * `loader = () => null`, or React Router prerenders only its fallback.
 */
export function catalogueLoader(...namespaces: Namespace[]) {
  return async ({ request }: { request: Request }): Promise<null> => {
    await loadCatalogues(languageOf(new URL(request.url).pathname), ['common', ...namespaces]);
    return null;
  };
}
