import { randomBytes } from 'node:crypto';
import type { Queryable } from '@nova/db/database';
import { enqueue } from '@nova/db/enqueue';
import { RECORD_ACTION, type RecordActionPayload } from '@nova/shared/energy/record-action';
import type { Hex } from 'viem';

export function randomHex(bytes: number): Hex {
  return `0x${randomBytes(bytes).toString('hex')}`;
}

/** An accepted action, by default one of its own account. */
export function makeAction(values: Partial<RecordActionPayload> = {}): RecordActionPayload {
  return {
    actionId: randomHex(32),
    account: randomHex(20),
    userHash: randomHex(32),
    actionKey: 'energy_collection',
    occurredAt: Math.floor(Date.now() / 1000),
    ...values,
  };
}

/** Accepts actions as the api does: a row in the outbox, and the worker is woken. */
export async function enqueueActions(db: Queryable, actions: readonly RecordActionPayload[]): Promise<void> {
  for (const action of actions) {
    await enqueue(db, {
      lane: 'actions',
      kind: RECORD_ACTION,
      operationId: action.actionId,
      payload: { ...action },
    });
  }
}
