import type { Transaction } from '@nova/db/database';
import { type ActionKeyState, type ActionRule, EMPTY_KEY_STATE } from '@nova/shared/energy/rules';
import { sql } from 'drizzle-orm';

type Hex = `0x${string}`;

/** What one claim is decided by, beside the account's state. */
export interface DecisionFacts {
  /** The action that the same request id was accepted for; null for a new request. */
  readonly earlier: { readonly actionId: Hex; readonly points: number; readonly requestHash: Hex } | null;
  readonly keyState: ActionKeyState;
  /** Whether the key's row of the catalogue is on its way to another one, or is another one than the given rule. */
  readonly isChanging: boolean;
}

interface Row extends Record<string, unknown> {
  action_id: Buffer | null;
  action_points: number | null;
  request_hash: Buffer | null;
  last_occurred_at: string | null;
  day: number | null;
  count_today: number | null;
  lifetime_count: number | null;
  is_changing: boolean;
}

const toHex = (bytes: Buffer): Hex => `0x${bytes.toString('hex')}`;

/**
 * Reads it in one statement. The account's lock must be held, so that nobody else changes it, and it must have been
 * taken before: a statement sees what was committed when it began.
 */
export async function readDecisionFacts(
  tx: Transaction,
  claim: { userId: string; account: Hex; key: string; requestId: string; rule: ActionRule },
): Promise<DecisionFacts> {
  const { userId, account, key, requestId, rule } = claim;
  const bytes = Buffer.from(account.slice(2), 'hex');
  const { rows } = await tx.execute<Row>(sql`
    select earlier.action_id, earlier.points as action_points, earlier.request_hash,
      state.last_occurred_at, state.day, state.count_today, state.lifetime_count,
      change.action_key is not null or (type.action_key is not null and
        (type.points, type.cooldown_seconds, type.daily_cap, type.lifetime_cap, type.source, type.is_active) is distinct
          from (${rule.points}::bigint, ${rule.cooldownSeconds}::bigint, ${rule.dailyCap}::int, ${rule.lifetimeCap}::int,
            ${rule.source}::text, ${rule.active}::boolean)) as is_changing
    from (select ${key}::text as key) claimed
    left join app.actions earlier on earlier.user_id = ${userId} and earlier.request_id = ${requestId}
    left join app.action_limits state on state.account = ${bytes} and state.action_key = claimed.key
    left join app.catalogue_changes change on change.action_key = claimed.key
    left join chain.action_types type on type.action_key = claimed.key`);
  const row = rows[0]!;
  return {
    earlier:
      row.action_id && row.request_hash
        ? {
            actionId: toHex(row.action_id),
            points: row.action_points!,
            requestHash: toHex(row.request_hash),
          }
        : null,
    keyState:
      row.last_occurred_at === null
        ? EMPTY_KEY_STATE
        : {
            lastOccurredAt: Number(row.last_occurred_at),
            day: row.day!,
            countToday: row.count_today!,
            lifetimeCount: row.lifetime_count!,
          },
    isChanging: row.is_changing,
  };
}
