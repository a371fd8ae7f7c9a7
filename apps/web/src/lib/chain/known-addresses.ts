import type { ContractList } from '@nova/shared/contract/schemas';
import type { TokenLabel } from '@nova/shared/explorer/token-schemas';
import type { Page } from '@nova/shared/pagination';
import { requestJson } from '../api/http.ts';
import { createLiveReading } from '../store/live-reading.ts';

/** What an address is known as. A token's symbol is a stranger's text, so it never passes for one of our contracts. */
export type KnownAddress =
  | { readonly kind: 'contract'; readonly name: string }
  | { readonly kind: 'token'; readonly symbol: string };

/** Tokens with the most holders; the others are shown by their addresses. */
const TOKENS = 100;
const STALE_MS = 60_000;

async function readTokens(): Promise<readonly TokenLabel[]> {
  try {
    return (await requestJson<Page<TokenLabel>>(`/api/v1/tokens?limit=${TOKENS}`)).items;
  } catch {
    // The names of our own contracts help without them too.
    return [];
  }
}

/**
 * Contracts of the deployment (the Safe and the treasury's contracts among them) and tokens, by lower-case address.
 * The one source of every label; without an answer addresses are shown as they are.
 */
export const knownAddresses = createLiveReading<ReadonlyMap<string, KnownAddress>>({
  read: async () => {
    const [{ items }, tokens] = await Promise.all([
      requestJson<ContractList>('/api/v1/contracts'),
      readTokens(),
    ]);
    const known = new Map<string, KnownAddress>();
    for (const { address, symbol, isHidden } of tokens) {
      if (symbol !== null && !isHidden) known.set(address.toLowerCase(), { kind: 'token', symbol });
    }
    for (const { address, name } of items) known.set(address.toLowerCase(), { kind: 'contract', name });
    return known;
  },
  everyMs: () => null,
  staleMs: STALE_MS,
});
