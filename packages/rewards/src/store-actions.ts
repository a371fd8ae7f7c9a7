import type { Transaction } from '@nova/db/database';
import type { RequestOrigin } from '@nova/db/schema/energy';
import { toBytea } from '@nova/runtime/hex-bytes';
import type { ActionAccountState, ActionKeyState } from '@nova/shared/energy/rules';
import { sql } from 'drizzle-orm';
import type { Hex } from 'viem';

/** An accepted action as stored, without its owner. */
export interface AcceptedAction {
  readonly actionId: Hex;
  readonly actionKey: string;
  readonly points: number;
  readonly occurredAt: number;
  readonly origin: RequestOrigin;
  readonly requestId: string;
  readonly requestHash: Hex;
  readonly metadata: Record<string, unknown> | null;
}

/** Accepted actions of one account and the limits that they leave. */
export interface AccountCredit {
  readonly userId: string;
  readonly account: Hex;
  readonly userHash: Hex;
  readonly accepted: readonly AcceptedAction[];
  /** State of the credited keys after the last action. */
  readonly keyStates: ReadonlyMap<string, ActionKeyState>;
  readonly accountState: ActionAccountState;
}

/**
 * Stores accepted actions and the resulting limits in one statement; the locks of the accounts must be held.
 * Each action's timestamp is a microsecond later than the one before, so that lists are ordered.
 */
export async function storeActions(tx: Transaction, credits: readonly AccountCredit[]): Promise<void> {
  const actions = credits.flatMap((credit) => credit.accepted.map((action) => ({ ...action, ...credit })));
  const limits = credits.flatMap(({ account, keyStates }) =>
    [...keyStates].map(([key, state]) => ({ account, key, state })),
  );
  const of = <Value>(read: (action: AcceptedAction & AccountCredit) => Value) => sql.param(actions.map(read));
  const ofLimits = <Value>(read: (limit: (typeof limits)[number]) => Value) => sql.param(limits.map(read));
  const ofAccounts = <Value>(read: (credit: AccountCredit) => Value) => sql.param(credits.map(read));
  await tx.execute(sql`
    with stored as (
      insert into app.actions (action_id, user_id, account, user_hash, action_key, points, occurred_at,
        request_origin, request_id, request_hash, metadata, created_at)
      select given.action_id, given.user_id, given.account, given.user_hash, given.action_key, given.points,
        given.occurred_at, given.origin, given.request_id, given.request_hash, given.metadata::jsonb,
        now() + (given.place - 1) * interval '1 microsecond'
      from unnest(${of((each) => toBytea(each.actionId))}::bytea[], ${of((each) => each.userId)}::uuid[],
        ${of((each) => toBytea(each.account))}::bytea[], ${of((each) => toBytea(each.userHash))}::bytea[],
        ${of((each) => each.actionKey)}::text[], ${of((each) => each.points)}::int[],
        ${of((each) => each.occurredAt)}::bigint[], ${of((each) => each.origin)}::text[],
        ${of((each) => each.requestId)}::text[], ${of((each) => toBytea(each.requestHash))}::bytea[],
        ${of(({ metadata }) => (metadata === null ? null : JSON.stringify(metadata)))}::text[]) with ordinality
        as given (action_id, user_id, account, user_hash, action_key, points, occurred_at, origin, request_id,
          request_hash, metadata, place)
    ), counted as (
      insert into app.action_limits (account, action_key, last_occurred_at, day, count_today, lifetime_count)
      select * from unnest(${ofLimits((each) => toBytea(each.account))}::bytea[],
        ${ofLimits((each) => each.key)}::text[], ${ofLimits(({ state }) => state.lastOccurredAt)}::bigint[],
        ${ofLimits(({ state }) => state.day)}::int[], ${ofLimits(({ state }) => state.countToday)}::int[],
        ${ofLimits(({ state }) => state.lifetimeCount)}::int[])
      on conflict (account, action_key) do update set last_occurred_at = excluded.last_occurred_at,
        day = excluded.day, count_today = excluded.count_today, lifetime_count = excluded.lifetime_count
    )
    update app.account_limits set day = given.day, browser_points_today = given.points
    from unnest(${ofAccounts(({ account }) => toBytea(account))}::bytea[],
      ${ofAccounts(({ accountState }) => accountState.day)}::int[],
      ${ofAccounts(({ accountState }) => accountState.browserPointsToday)}::int[]) as given (account, day, points)
    where account_limits.account = given.account`);
}
