/** One document of the repository, or the reference made from the API's own description. */
export type DocumentSource = string;

export interface DocumentationPage {
  /** Id in the page registry. */
  readonly id: string;
  /** Files of the repository, in their order. */
  readonly sources: readonly DocumentSource[];
}

/** Where the German texts are, at the same paths as the English ones. */
export const TRANSLATIONS = 'docs/de';

/** What is rendered from `docs/openapi.json` instead of a Markdown file. */
export const API_DESCRIPTION = 'docs/openapi.json';

/**
 * Which of the repository's documents make up which page of the site. They are rendered when the site is built, so a
 * page cannot say anything else than the repository. What is not named here is not published.
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

/** Where a file of the repository stands on the site: its page, and what its anchors begin with; null when nowhere. */
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
