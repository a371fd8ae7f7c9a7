import type { Transaction } from '@nova/db/database';
import type { RequestOrigin } from '@nova/db/schema/energy';
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

const bytes = (hex: Hex) => Buffer.from(hex.slice(2), 'hex');
/** Returns bytes in the format of an array element. */
const toBytea = (hex: Hex) => `\\x${hex.slice(2)}`;

/**
 * Stores accepted actions of one account and the resulting limits in one statement; the account's lock must
 * be held. Each action's timestamp is a microsecond later than the one before, so that lists are ordered.
 */
export async function storeActions(
  tx: Transaction,
  owner: { readonly userId: string; readonly account: Hex; readonly userHash: Hex },
  actions: readonly AcceptedAction[],
  after: {
    readonly keyStates: ReadonlyMap<string, ActionKeyState>;
    readonly accountState: ActionAccountState;
  },
): Promise<void> {
  const account = bytes(owner.account);
  const keys = [...after.keyStates];
  const { day, browserPointsToday } = after.accountState;
  const of = <Value>(read: (action: AcceptedAction) => Value) => sql.param(actions.map(read));
  const ofKeys = <Value>(read: (state: ActionKeyState) => Value) =>
    sql.param(keys.map(([, state]) => read(state)));
  await tx.execute(sql`
    with stored as (
      insert into app.actions (action_id, user_id, account, user_hash, action_key, points, occurred_at,
        request_origin, request_id, request_hash, metadata, created_at)
      select given.action_id, ${owner.userId}, ${account}, ${bytes(owner.userHash)}, given.action_key, given.points,
        given.occurred_at, given.origin, given.request_id, given.request_hash, given.metadata::jsonb,
        now() + (given.place - 1) * interval '1 microsecond'
      from unnest(${of((each) => toBytea(each.actionId))}::bytea[], ${of((each) => each.actionKey)}::text[],
        ${of((each) => each.points)}::int[], ${of((each) => each.occurredAt)}::bigint[],
        ${of((each) => each.origin)}::text[], ${of((each) => each.requestId)}::text[], ${of((each) => toBytea(each.requestHash))}::bytea[],
        ${of(({ metadata }) => (metadata === null ? null : JSON.stringify(metadata)))}::text[]) with ordinality
        as given (action_id, action_key, points, occurred_at, origin, request_id, request_hash, metadata, place)
    ), counted as (
      insert into app.action_limits (account, action_key, last_occurred_at, day, count_today, lifetime_count)
      select ${account}, given.*
      from unnest(${sql.param(keys.map(([key]) => key))}::text[], ${ofKeys((each) => each.lastOccurredAt)}::bigint[],
        ${ofKeys((each) => each.day)}::int[], ${ofKeys((each) => each.countToday)}::int[],
        ${ofKeys((each) => each.lifetimeCount)}::int[]) as given
      on conflict (account, action_key) do update set last_occurred_at = excluded.last_occurred_at,
        day = excluded.day, count_today = excluded.count_today, lifetime_count = excluded.lifetime_count
    )
    update app.account_limits set day = ${day}, browser_points_today = ${browserPointsToday}
    where account = ${account}`);
}
