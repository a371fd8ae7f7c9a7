import type { ContractList } from '@nova/shared/contract/schemas';
import type { Nft, TokenHolding } from '@nova/shared/explorer/token-schemas';
import type { Market, NftCollection } from '@nova/shared/nft/schemas';
import type { Page } from '@nova/shared/pagination';
import type { CreatedToken } from '@nova/shared/token/schemas';
import type { Hex } from 'viem';
import { requestJson } from '../../../lib/api/http.ts';
import { shortenHex } from '../../../lib/format/shorten-hex.ts';
import type { DemoAsset } from './asset-transfer-plan.ts';

/** Maximum rows per page of the API. Not imported, because its module would load the schema library. */
const PAGE_ROWS = 100;

/** Reads every row of a list, page by page. @throws ApiError */
async function listAll<T>(path: string, query: Readonly<Record<string, string>> = {}): Promise<T[]> {
  const items: T[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<T> = await requestJson<Page<T>>(
      `${path}?${new URLSearchParams({ ...query, limit: String(PAGE_ROWS), ...(cursor === null ? {} : { cursor }) })}`,
    );
    items.push(...page.items);
    cursor = page.next;
  } while (cursor !== null);
  return items;
}

const nameToken = (symbol: string | null, address: Hex) => symbol ?? shortenHex(address);

/**
 * Lists the assets of a wallet that can be transferred: NFTs, collections, the ownership of tokens it
 * created, and tokens. Energy Points are listed as a token but belong to the account that earned them; coins
 * pay the fees.
 * @throws ApiError
 */
export async function listDemoAssets(holder: Hex): Promise<DemoAsset[]> {
  const [market, contracts, nfts, collections, created, holdings] = await Promise.all([
    requestJson<Market>('/api/v1/market'),
    requestJson<ContractList>('/api/v1/contracts'),
    listAll<Nft>(`/api/v1/addresses/${holder}/nfts`),
    listAll<NftCollection>('/api/v1/market/collections', { owner: holder }),
    listAll<CreatedToken>('/api/v1/token-creator/tokens', { owner: holder }),
    listAll<TokenHolding>(`/api/v1/addresses/${holder}/tokens`),
  ]);
  const ledger = contracts.items.find(({ name }) => name === 'ActionLedger')?.address;
  const ownNfts = nfts.map(({ token, token_id: tokenId, name }): DemoAsset => {
    const marketplace = token.address === market.nft ? market.marketplace : null;
    return { kind: 'nft', contract: token.address, tokenId, name, marketplace };
  });
  const ownCollections = collections.flatMap(({ id, name }): DemoAsset[] =>
    market.nft === null ? [] : [{ kind: 'collection', contract: market.nft, id, name }],
  );
  const ownerships = created.map(({ address, symbol }): DemoAsset => {
    return { kind: 'ownership', contract: address, symbol: nameToken(symbol, address) };
  });
  const tokens = holdings.flatMap(({ token, balance }): DemoAsset[] => {
    const isRetained = token.standard === 'erc20' && token.address !== ledger && balance !== '0';
    const symbol = nameToken(token.symbol, token.address);
    return isRetained ? [{ kind: 'token', contract: token.address, symbol }] : [];
  });
  return [...ownNfts, ...ownCollections, ...ownerships, ...tokens];
}
