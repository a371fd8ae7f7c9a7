import { LANGUAGES, localizePath, type Language } from '@nova/shared/language/language';
import { PAGES } from '../../apps/web/src/lib/site/page-registry.ts';

export const THEMES = ['dark', 'light'] as const;
export const WIDTHS = [390, 768, 1440] as const;
export { LANGUAGES };

/** One page in one language; `path` has its parameters filled in. */
export interface SiteRoute {
  readonly name: string;
  readonly language: Language;
  readonly path: string;
}

interface BlockOfApi {
  readonly number: number;
  readonly action: { readonly account: string; readonly transaction_hash: string } | null;
}

/**
 * Returns every page of the registry in both languages and the 404 page. Parameters are filled in with the
 * newest action's block, token, NFT and user operation.
 */
export async function listSiteRoutes(origin: string): Promise<SiteRoute[]> {
  const list = async <Item>(path: string) => {
    const answer = await fetch(`${origin}/api/v1/${path}`);
    return ((await answer.json()) as { items: Item[] }).items;
  };
  const blocks = await list<BlockOfApi>('blocks?limit=25');
  const [token] = await list<{ address: string }>('tokens?limit=1');
  const [nft] = await list<{ token: { address: string }; token_id: string }>('nfts?limit=1');
  const [operation] = await list<{ hash: string }>('user-operations?limit=1');
  const block = blocks.find((each) => each.action) ?? blocks[0];
  const values: Record<string, string> = {
    ':id': String(block?.number ?? 0),
    ':hash': block?.action?.transaction_hash ?? `0x${'0'.repeat(64)}`,
    ':address': block?.action?.account ?? `0x${'0'.repeat(40)}`,
  };
  // On pages of tokens and NFTs, the same parameters have other values than on those of blocks and
  // accounts.
  const ofToken = { ...values, ':address': token?.address ?? values[':address']! };
  const ofNft = nft ? { ...values, ':address': nft.token.address, ':id': nft.token_id } : ofToken;
  const valuesOf: Partial<Record<string, Record<string, string>>> = {
    nft: ofNft,
    explorerNft: ofNft,
    explorerToken: ofToken,
    ...(operation ? { userOperation: { ...values, ':hash': operation.hash } } : {}),
  };
  // Without any user operation, the page of one could only say that it does not exist.
  const shown = PAGES.filter(({ id }) => id !== 'userOperation' || operation !== undefined);
  const pages: { name: string; path: string }[] = shown.map(({ id, path }) => ({
    name: id,
    path: path.replace(/:\w+/g, (key) => (valuesOf[id] ?? values)[key]!),
  }));
  pages.push({ name: 'notFound', path: '/no/such/page' });
  return pages.flatMap(({ name, path }) =>
    LANGUAGES.map((language) => ({ name, language, path: localizePath(path, language) })),
  );
}
