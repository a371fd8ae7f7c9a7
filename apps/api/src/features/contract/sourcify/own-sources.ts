import type { Hex } from 'viem';
import type { ApiContext } from '../../../http/api-context.ts';
import { readCodeOnChain } from '../code-on-chain.ts';
import { findSources, type KnownSources } from '../find-sources.ts';

/**
 * Returns the sources that were verified for this address. A similar match, which only has the code of a
 * verified contract, does not count: Sourcify has no name for it.
 */
export async function findOwnSources(
  { db, chain }: Pick<ApiContext, 'db' | 'chain'>,
  address: Hex,
): Promise<KnownSources | null> {
  const { code } = await readCodeOnChain(chain, address);
  const known = await findSources(db, address, code);
  return known === null || known.origin === 'code' ? null : known;
}
