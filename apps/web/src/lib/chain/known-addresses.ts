import type { ContractList } from '@nova/shared/contract/schemas';
import type { TokenLabel } from '@nova/shared/explorer/token-schemas';
import type { Page } from '@nova/shared/pagination';
import { requestJson } from '../api/http.ts';
import { createLiveReading } from '../store/live-reading.ts';

/** Label of an address. Token symbols are untrusted text and must not look like a name of our contracts. */
export type KnownAddress =
  | { readonly kind: 'contract'; readonly name: string }
  | { readonly kind: 'token'; readonly symbol: string };

/** Number of tokens requested: those with the most holders. The others are shown by their addresses. */
const TOKENS = 100;
const STALE_MS = 60_000;

async function readTokens(): Promise<readonly TokenLabel[]> {
  try {
    return (await requestJson<Page<TokenLabel>>(`/api/v1/tokens?limit=${TOKENS}`)).items;
  } catch {
    // Ignored, because the names of our own contracts are useful without the tokens.
    return [];
  }
}

/**
 * Contracts of the deployment (including the Safe and the treasury's contracts), standard contracts and tokens,
 * by lowercase address. The only source of labels; without a response, addresses are shown unlabeled.
 */
export const knownAddresses = createLiveReading<ReadonlyMap<string, KnownAddress>>({
  read: async () => {
    const [{ items }, tokens, { STANDARD_CONTRACT_NAMES }] = await Promise.all([
      requestJson<ContractList>('/api/v1/contracts'),
      readTokens(),
      // Not part of a first load, because the page is complete without names.
      import('@nova/shared/chain/standard-contracts'),
    ]);
    const known = new Map<string, KnownAddress>();
    for (const [address, name] of Object.entries(STANDARD_CONTRACT_NAMES))
      known.set(address, { kind: 'contract', name });
    for (const { address, symbol, is_hidden: isHidden } of tokens) {
      if (symbol !== null && !isHidden) known.set(address.toLowerCase(), { kind: 'token', symbol });
    }
    for (const { address, name } of items) known.set(address.toLowerCase(), { kind: 'contract', name });
    return known;
  },
  everyMs: () => null,
  staleMs: STALE_MS,
});
