import type { Hex } from 'viem';
import type { RewardsOnChain } from './rewards-chain.ts';

/** Accounts that are remembered at once. */
const KEPT_MAX = 1_000;

/**
 * Remembers what the contract said of an account for as long as the chain stands still: the call takes the node longer
 * than all the rest of a checklist, and its answer changes only with a block or a day.
 * @param ask reads it from the chain; null when the chain does not answer, which is not remembered
 * @returns asks for an account at a moment, which names the newest indexed block and the day
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
