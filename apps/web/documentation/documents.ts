/** Path of a document in the repository, or of the API description that the reference is generated from. */
export type DocumentSource = string;

export interface DocumentationPage {
  /** ID in the page registry. */
  readonly id: string;
  /** Files of the repository, in display order. */
  readonly sources: readonly DocumentSource[];
}

/** Folder of the German texts, which have the same relative paths as the English ones. */
export const TRANSLATIONS = 'docs/de';

/** Rendered from `docs/openapi.json` instead of from a Markdown file. */
export const API_DESCRIPTION = 'docs/openapi.json';

/**
 * Assigns the repository's documents to pages of the site. They are rendered at build time, so a page always
 * matches the repository. Documents that are not listed here are not published.
 */
export const DOCUMENTATION_PAGES: readonly DocumentationPage[] = [
  { id: 'documentation', sources: ['README.md', 'docs/configuration.md', 'CONTRIBUTING.md'] },
  { id: 'docsArchitecture', sources: ['ARCHITECTURE.md', 'GLOSSARY.md'] },
  { id: 'docsOperations', sources: ['docs/operations.md', 'apps/worker/README.md'] },
  { id: 'docsChain', sources: ['apps/node/README.md'] },
  { id: 'docsApi', sources: ['apps/api/README.md'] },
  { id: 'docsPartners', sources: ['docs/partners.md'] },
  { id: 'docsApiReference', sources: [API_DESCRIPTION] },
  {
    id: 'docsContracts',
    sources: ['docs/contracts.md', 'docs/presale.md', 'docs/verification.md', 'docs/economics.md'],
  },
  { id: 'docsAttacks', sources: ['docs/attacks.md'] },
  { id: 'docsBenchmarks', sources: ['docs/benchmarks.md'] },
];

/**
 * Returns the page that shows a file of the repository and
 * the prefix of its anchors; null if it is not published.
 */
export function findDocument(file: string): { readonly pageId: string; readonly prefix: string } | null {
  for (const { id, sources } of DOCUMENTATION_PAGES) {
    const place = sources.indexOf(file);
    if (place !== -1) return { pageId: id, prefix: place === 0 ? '' : `${toPrefix(file)}-` };
  }
  return null;
}

/** `apps/worker/README.md` → `worker`, `docs/verification.md` → `verification`. */
export function toPrefix(file: string): string {
  const parts = file
    .toLowerCase()
    .replace(/\.(?:md|ts)$/, '')
    .split('/');
  const name = parts.at(-1)!;
  return name === 'readme' ? (parts.at(-2) ?? 'nova') : name;
}
