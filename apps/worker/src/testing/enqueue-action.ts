import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '@nova/db/database';
import { enqueue } from '@nova/db/enqueue';
import { users } from '@nova/db/schema/account';
import { actions } from '@nova/db/schema/energy';
import { welcomeBonuses } from '@nova/db/schema/faucet';
import {
  RECORD_ACTION,
  recordActionSchema,
  type RecordActionPayload,
} from '@nova/shared/energy/record-action';
import { SEND_GAS, WELCOME_GAS_WEI } from '@nova/shared/wallet/send-gas';
import type { Hex } from 'viem';

export function randomHex(bytes: number): Hex {
  return `0x${randomBytes(bytes).toString('hex')}`;
}

/** Creates an accepted action, by default of a new account. */
export function createAction(values: Partial<RecordActionPayload> = {}): RecordActionPayload {
  return {
    actionId: randomHex(32),
    account: randomHex(20),
    userHash: randomHex(32),
    actionKey: 'energy_collection',
    occurredAt: Math.floor(Date.now() / 1000),
    ...values,
  };
}

/** Accepts actions like the api: inserts the action and an outbox row, and wakes the worker. */
export async function enqueueActions(db: Database, accepted: readonly RecordActionPayload[]): Promise<void> {
  const userId = await createUser(db);
  for (const action of accepted) {
    // An invalid action is never accepted.
    if (recordActionSchema.safeParse(action).success)
      await db
        .insert(actions)
        .values({
          ...action,
          userId,
          points: 1,
          requestId: action.actionId,
          requestHash: action.actionId,
        })
        .onConflictDoNothing();
    await enqueue(db, {
      lane: 'actions',
      kind: RECORD_ACTION,
      operationId: action.actionId,
      payload: { ...action },
    });
  }
}

/** Promises a wallet the gas of its welcome bonus, like the api. */
export async function enqueueWelcomeGas(db: Database, to: Hex): Promise<void> {
  const userId = await createUser(db);
  const promised = { address: to, userId, network: 'network', gasGrantedAt: new Date() };
  await db.insert(welcomeBonuses).values(promised);
  const operationId: Hex = `0x${createHash('sha256').update(`welcome gas ${to}`).digest('hex')}`;
  const payload = { to, valueWei: WELCOME_GAS_WEI.toString() };
  await enqueue(db, { lane: 'gas', kind: SEND_GAS, operationId, payload });
}

/** Creates a user for rows that need one. */
export async function createUser(db: Database): Promise<string> {
  const [user] = await db
    .insert(users)
    .values({ email: `${randomHex(8)}@example.org` })
    .returning({ id: users.id });
  return user!.id;
}
