import type { Hex } from 'viem';
import type { RewardsOnChain } from './rewards-chain.ts';

/** Maximum number of cached accounts. */
const CACHED_MAX = 1_000;

/**
 * Caches the contract's state of an account until the next block or day: the call takes the node longer than
 * the rest of a checklist, and its result changes only then.
 * @param request reads the state from the chain; null if the chain does not respond, which is not cached
 * @returns a reader of an account at a moment, identified by the newest indexed block and the day
 */
export function cacheRewards(
  request: (contract: Hex, account: Hex) => Promise<RewardsOnChain | null>,
): (contract: Hex, account: Hex, moment: string) => Promise<RewardsOnChain | null> {
  const cache = new Map<Hex, Promise<RewardsOnChain | null>>();
  let cachedAt = '';
  return (contract, account, moment) => {
    if (moment !== cachedAt || cache.size >= CACHED_MAX) cache.clear();
    cachedAt = moment;
    const known = cache.get(account);
    if (known) return known;
    const pendingRewards = request(contract, account).then((answer) => {
      if (answer === null) cache.delete(account);
      return answer;
    });
    pendingRewards.catch(() => cache.delete(account));
    cache.set(account, pendingRewards);
    return pendingRewards;
  };
}
