import type { Hex } from 'viem';
import type { RewardsOnChain } from './rewards-chain.ts';

/** Maximum number of cached accounts. */
const KEPT_MAX = 1_000;

/**
 * Caches the contract's state of an account until the next block or day: the call takes the node longer than
 * the rest of a checklist, and its result changes only then.
 * @param ask reads the state from the chain; null if the chain does not respond, which is not cached
 * @returns a reader of an account at a moment, identified by the newest indexed block and the day
 */
export function keepRewards(
  ask: (contract: Hex, account: Hex) => Promise<RewardsOnChain | null>,
): (contract: Hex, account: Hex, moment: string) => Promise<RewardsOnChain | null> {
  const kept = new Map<Hex, Promise<RewardsOnChain | null>>();
  let keptAt = '';
  return (contract, account, moment) => {
    if (moment !== keptAt || kept.size >= KEPT_MAX) kept.clear();
    keptAt = moment;
    const known = kept.get(account);
    if (known) return known;
    const asked = ask(contract, account).then((answer) => {
      if (answer === null) kept.delete(account);
      return answer;
    });
    asked.catch(() => kept.delete(account));
    kept.set(account, asked);
    return asked;
  };
}
