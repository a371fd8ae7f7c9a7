import { isDatabaseAway } from '@nova/db/database-away';
import { loadTogether } from '@nova/runtime/load-together';
import type { AppError } from '@nova/shared/errors';
import { lockFreeAccounts } from './action-limits.ts';
import { creditAction, creditLocked, type CreditServices, type OnAccepting } from './credit-action.ts';
import type { ActionClaim, CreditOutcome } from './decide-claims.ts';

interface Entry {
  readonly claim: ActionClaim;
  readonly onAccepting: OnAccepting | undefined;
}

type Outcome = CreditOutcome | AppError | null;

/** Credits one action like `creditAction`. */
export type Credit = (claim: ActionClaim, onAccepting?: OnAccepting) => Promise<CreditOutcome>;

/**
 * Returns a function that credits actions together: claims of different accounts that arrive during a
 * transaction share the next one, with its statements and its write to disk. Each is decided separately. A
 * claim whose account is new or locked by another transaction is credited alone, so that nobody waits for
 * another account.
 */
export function creditTogether(services: CreditServices): Credit {
  const credit = loadTogether<Entry, CreditOutcome | null>((entries) => creditEntries(services, entries));
  return async (claim, onAccepting) =>
    (await credit({ claim, onAccepting })) ?? creditAction(services, claim, onAccepting);
}

/** Returns null for each entry that must be credited alone. */
async function creditEntries(services: CreditServices, entries: readonly Entry[]): Promise<Outcome[]> {
  // A second claim of an account depends on the first.
  const firstOf = new Map(entries.toReversed().map((entry) => [entry.claim.account, entry]));
  try {
    return await services.db.transaction(async (tx) => {
      const states = await lockFreeAccounts(tx, [...firstOf.keys()]);
      const locked = entries.flatMap((entry) => {
        const { userId, account, ...claim } = entry.claim;
        const state = firstOf.get(account) === entry ? states.get(account) : undefined;
        const { onAccepting } = entry;
        return state ? [{ entry, userId, account, claims: [claim], state, onAccepting }] : [];
      });
      if (locked.length === 0) return entries.map(() => null);
      const results = await creditLocked(tx, services, locked);
      const outcomeOf = new Map(
        results.map((result, index) => [locked[index]!.entry, Array.isArray(result) ? result[0]! : result]),
      );
      return entries.map((entry) => outcomeOf.get(entry) ?? null);
    });
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    // One claim may have caused this; alone, each gets its own answer.
    return entries.map(() => null);
  }
}
