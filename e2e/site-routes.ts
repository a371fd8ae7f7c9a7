import { LANGUAGES, localizePath, type Language } from '../apps/web/src/lib/i18n/language.ts';
import { PAGES } from '../apps/web/src/lib/page-registry.ts';

export const THEMES = ['dark', 'light'] as const;
export const WIDTHS = [390, 768, 1440] as const;
export { LANGUAGES };

/** One page in one language; `path` is ready to be opened. */
export interface SiteRoute {
  readonly name: string;
  readonly language: Language;
  readonly path: string;
}

interface BlockOfApi {
  readonly number: number;
  readonly action: { readonly account: string; readonly transactionHash: string } | null;
}

/** Every page of the registry in both languages, with the newest action's block for the parameters, and the 404. */
export async function listSiteRoutes(origin: string): Promise<SiteRoute[]> {
  const answer = await fetch(`${origin}/api/v1/blocks?limit=25`);
  const { items } = (await answer.json()) as { items: BlockOfApi[] };
  const block = items.find((each) => each.action) ?? items[0];
  const values: Record<string, string> = {
    ':id': String(block?.number ?? 0),
    ':hash': block?.action?.transactionHash ?? `0x${'0'.repeat(64)}`,
    ':address': block?.action?.account ?? `0x${'0'.repeat(40)}`,
  };
  const tokens = (await (await fetch(`${origin}/api/v1/tokens?limit=1`)).json()) as {
    items: { address: string }[];
  };
  // A token's page has the parameter of an address, and is not that of one.
  const tokenValues: Record<string, string> = {
    ...values,
    ':address': tokens.items[0]?.address ?? values[':address']!,
  };
  const pages: { name: string; path: string }[] = PAGES.map(({ id, path }) => ({
    name: id,
    path: path.replace(/:\w+/g, (key) => (path.startsWith('/explorer/token/') ? tokenValues : values)[key]!),
  }));
  pages.push({ name: 'notFound', path: '/no/such/page' });
  return pages.flatMap(({ name, path }) =>
    LANGUAGES.map((language) => ({ name, language, path: localizePath(path, language) })),
  );
}
