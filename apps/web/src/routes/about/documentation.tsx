import { useMatches } from 'react-router';
import { DocumentationPage } from '../../features/documentation/documentation-page.tsx';
import { loadDocument } from '../../features/documentation/documents.ts';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';
import { languageOf } from '@nova/shared/language/language';
import { findPageOfPath, findPageOfRoute } from '../../lib/site/page-registry.ts';

export const handle = { namespaces: ['documentation'] };
const loadTexts = catalogueLoader('documentation');

/** Loads the page's texts and its document; a prerendered page needs neither. */
export async function clientLoader(loaderArgs: { request: Request }): Promise<null> {
  const { pathname } = new URL(loaderArgs.request.url);
  const page = findPageOfPath(pathname);
  await Promise.all([loadTexts(loaderArgs), page ? loadDocument(page.id, languageOf(pathname)) : null]);
  return null;
}
export const loader = () => null;

/** `/documentation` and its pages: the repository's own documents. */
export default function DocumentationRoute() {
  const match = useMatches().at(-1)!;
  const { id } = findPageOfRoute(match.id)!;
  // Both languages of a document are the same page, so that its search remains when the language changes.
  return <DocumentationPage key={id} id={id} />;
}
