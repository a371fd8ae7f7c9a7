import { loadCatalogues } from './client-catalogues.ts';
import { languageOf } from '@nova/shared/language/language';
import type { Namespace } from './namespaces.ts';

/**
 * Creates the `clientLoader` of a page, which loads its texts before it renders. It does not run when a
 * prerendered page hydrates, because that document contains the same catalogs. A prerendered route also needs
 * `loader = () => null`, or React Router prerenders only its fallback.
 */
export function catalogueLoader(...namespaces: Namespace[]) {
  return async ({ request }: { request: Request }): Promise<null> => {
    await loadCatalogues(languageOf(new URL(request.url).pathname), ['site', ...namespaces]);
    return null;
  };
}
