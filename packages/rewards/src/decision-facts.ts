import type { Transaction } from '@nova/db/database';
import type { RequestOrigin } from '@nova/db/schema/energy';
import { toBytea, toHex } from '@nova/runtime/hex-bytes';
import { type ActionKeyState, type ActionRule, EMPTY_KEY_STATE } from '@nova/shared/energy/rules';
import { sql } from 'drizzle-orm';
import type { Hex } from 'viem';

/** The action accepted earlier for a request ID. */
export interface EarlierAction {
  readonly actionId: Hex;
  readonly points: number;
  readonly requestHash: Hex;
}

/** The facts that decide a claim, besides the account's state. */
export interface DecisionFacts {
  /** The action accepted earlier for the same request ID; null for a new request. */
  readonly earlier: EarlierAction | null;
  readonly keyState: ActionKeyState;
  /** True if the key's catalog entry is being changed or differs from the given rule. */
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

interface Claim {
  readonly userId: string;
  readonly account: Hex;
  readonly key: string;
  readonly origin: RequestOrigin;
  readonly requestId: string;
  readonly rule: ActionRule;
}

/**
 * Reads the facts for claims, in order, in one statement. The caller must have taken the locks of their
 * accounts in an earlier statement, because a statement sees only what was committed when it began.
 */
export async function readDecisionFacts(tx: Transaction, claims: readonly Claim[]): Promise<DecisionFacts[]> {
  const of = <Value>(read: (claim: Claim) => Value) => sql.param(claims.map(read));
  // Looks up each claim separately (`offset 0`): one index step, regardless of the user's number of requests.
  const { rows } = await tx.execute<Row>(sql`
    select earlier.action_id, earlier.points as action_points, earlier.request_hash,
      state.last_occurred_at, state.day, state.count_today, state.lifetime_count,
      change.action_key is not null or (type.action_key is not null and
        (type.points, type.cooldown_seconds, type.daily_cap, type.lifetime_cap, type.source, type.is_active)
          is distinct from (claimed.points, claimed.cooldown_seconds, claimed.daily_cap, claimed.lifetime_cap,
            claimed.source, claimed.is_active)) as is_changing
    from unnest(${of(({ userId }) => userId)}::uuid[], ${of(({ account }) => toBytea(account))}::bytea[],
      ${of(({ key }) => key)}::text[], ${of(({ origin }) => origin)}::text[],
      ${of(({ requestId }) => requestId)}::text[],
      ${of(({ rule }) => rule.points)}::bigint[], ${of(({ rule }) => rule.cooldownSeconds)}::bigint[],
      ${of(({ rule }) => rule.dailyCap)}::int[], ${of(({ rule }) => rule.lifetimeCap)}::int[],
      ${of(({ rule }) => rule.source)}::text[], ${of(({ rule }) => rule.active)}::boolean[]) with ordinality
      as claimed (user_id, account, key, origin, request_id, points, cooldown_seconds, daily_cap, lifetime_cap, source, is_active, place)
    left join lateral (
      select action_id, points, request_hash from app.actions
      where user_id = claimed.user_id and request_origin = claimed.origin and request_id = claimed.request_id offset 0
    ) earlier on true
    left join lateral (
      select last_occurred_at, day, count_today, lifetime_count from app.action_limits
      where account = claimed.account and action_key = claimed.key offset 0
    ) state on true
    left join app.catalogue_changes change on change.action_key = claimed.key
    left join chain.action_types type on type.action_key = claimed.key
    order by claimed.place`);
  return rows.map(toFacts);
}

function toFacts(row: Row): DecisionFacts {
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
