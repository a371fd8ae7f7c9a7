import type { Transaction } from '@nova/db/database';
import type { ActionAccountState, ActionKeyState } from '@nova/shared/energy/rules';
import { sql } from 'drizzle-orm';

type Hex = `0x${string}`;

/** An accepted action as its table keeps it. */
export interface AcceptedAction {
  readonly actionId: Hex;
  readonly userId: string;
  readonly account: Hex;
  readonly userHash: Hex;
  readonly actionKey: string;
  readonly points: number;
  readonly occurredAt: number;
  readonly requestId: string;
  readonly requestHash: Hex;
  readonly metadata: Record<string, unknown> | null;
}

const bytes = (hex: Hex) => Buffer.from(hex.slice(2), 'hex');

/** Stores an accepted action and the limits after it, in one statement; the account's lock must be held. */
export async function storeAction(
  tx: Transaction,
  action: AcceptedAction,
  { keyState, accountState }: { keyState: ActionKeyState; accountState: ActionAccountState },
): Promise<void> {
  const account = bytes(action.account);
  const metadata = action.metadata === null ? null : JSON.stringify(action.metadata);
  await tx.execute(sql`
    with stored as (
      insert into app.actions (action_id, user_id, account, user_hash, action_key, points, occurred_at, request_id,
        request_hash, metadata)
      values (${bytes(action.actionId)}, ${action.userId}, ${account}, ${bytes(action.userHash)}, ${action.actionKey},
        ${action.points}, ${action.occurredAt}, ${action.requestId}, ${bytes(action.requestHash)}, ${metadata}::jsonb)
    ), counted as (
      insert into app.action_limits (account, action_key, last_occurred_at, day, count_today, lifetime_count)
      values (${account}, ${action.actionKey}, ${keyState.lastOccurredAt}, ${keyState.day}, ${keyState.countToday},
        ${keyState.lifetimeCount})
      on conflict (account, action_key) do update set last_occurred_at = excluded.last_occurred_at,
        day = excluded.day, count_today = excluded.count_today, lifetime_count = excluded.lifetime_count
    )
    update app.account_limits set day = ${accountState.day}, browser_points_today = ${accountState.browserPointsToday}
    where account = ${account}`);
}
