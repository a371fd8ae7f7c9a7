import { randomBytes } from 'node:crypto';
import { enqueue } from '@nova/db/enqueue';
import { blocks, logs } from '@nova/db/schema/explorer';
import { outbox } from '@nova/db/schema/outbox';
import { composeRecoveryMessage } from '@nova/shared/passkey/recovery-message';
import { RECOVERY_STARTED } from '@nova/shared/passkey/recovery-events';
import {
  COMPLETE_RECOVERY,
  RECOVERIES_PER_DAY,
  START_RECOVERY,
  type StartRecovery,
} from '@nova/shared/passkey/recovery-operations';
import { openGuardedAccount, signAsDevice } from '@nova/testing/open-guarded-account';
import { createSoftwarePasskey } from '@nova/testing/software-passkey';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { desc, eq } from 'drizzle-orm';
import type { Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';

const WAIT = { timeout: 20_000 };

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ isWhole: true });
}, 120_000);
afterAll(() => stack.close());

/** Puts a row into the outbox as a thief with access to it would. */
async function put(kind: string, payload: Record<string, unknown>): Promise<Hex> {
  const operationId: Hex = `0x${randomBytes(32).toString('hex')}`;
  await stack.database.db.transaction((tx) => enqueue(tx, { lane: 'gas', kind, operationId, payload }));
  return operationId;
}

async function readEnd(operationId: Hex) {
  const [row] = await stack.database.db
    .select({ status: outbox.status, error: outbox.lastError, hash: outbox.transactionHash })
    .from(outbox)
    .where(eq(outbox.operationId, operationId));
  return row!;
}

/** Signs a recovery of a new account by two guardians. */
async function compose(): Promise<StartRecovery> {
  const { address: account, device, friend } = await openGuardedAccount(stack);
  const { x, y } = createSoftwarePasskey();
  const deadline = Math.floor(Date.now() / 1_000) + 3_600;
  const message = {
    account,
    key: { x, y },
    nonce: '1',
    deadline: new Date(deadline * 1_000).toISOString(),
  };
  const signatures: [Hex, Hex] = [
    await signAsDevice(device, message),
    await friend.signTypedData(composeRecoveryMessage(message)),
  ];
  return { account, x, y, nonce: '1', deadline, indexes: [1, 2], signatures };
}

/** Adds starts of recoveries to the index, at its newest block. */
async function addStarts(account: Hex, count: number): Promise<void> {
  const { db } = stack.database;
  const [head] = await db.select().from(blocks).orderBy(desc(blocks.number)).limit(1);
  const rows = Array.from({ length: count }, (_, index): typeof logs.$inferInsert => ({
    blockNumber: head!.number,
    logIndex: 1_000 + index,
    txIndex: 0,
    address: account,
    topics: [RECOVERY_STARTED, `0x${'11'.repeat(32)}`],
    data: `0x${'22'.repeat(64)}`,
  }));
  await db.insert(logs).values(rows);
}

const removeStarts = () => stack.database.pool.query('delete from chain.logs where log_index >= 1000');

test('signs no recovery that the account would refuse', async () => {
  const valid = await compose();
  const [first] = valid.signatures;
  const contract = stack.chain.contracts.ActionLedger.address;
  const forged: [Record<string, unknown>, string, RegExp][] = [
    [{ ...valid, x: createSoftwarePasskey().x }, 'refused', /Invalid(Key|GuardianSignatures)/],
    [{ ...valid, signatures: [first, first] }, 'refused', /InvalidGuardianSignatures/],
    [{ ...valid, indexes: [1, 1], signatures: [first, first] }, 'refused', /InvalidGuardianSignatures/],
    [{ ...valid, deadline: 1 }, 'refused', /RecoveryExpired/],
    [{ ...valid, account: contract }, 'failed', /its account is not one with a passkey/],
  ];
  for (const [payload, status, error] of forged) {
    const id = await put(START_RECOVERY, payload);
    await expect.poll(async () => (await readEnd(id)).status, WAIT).toBe(status);
    expect(await readEnd(id)).toMatchObject({ error: expect.stringMatching(error), hash: null });
  }
  const id = await put(START_RECOVERY, valid);
  await expect.poll(async () => (await readEnd(id)).status, WAIT).toBe('done');
}, 60_000);

test('completes only a pending recovery of an account of ours', async () => {
  const { account, x, y } = await compose();
  const none = await put(COMPLETE_RECOVERY, { account, x, y });
  await expect.poll(async () => (await readEnd(none)).status, WAIT).toBe('refused');
  expect(await readEnd(none)).toMatchObject({ error: 'NoRecovery', hash: null });
  const foreign = await put(COMPLETE_RECOVERY, {
    account: stack.chain.contracts.ActionLedger.address,
    x,
    y,
  });
  await expect.poll(async () => (await readEnd(foreign)).status, WAIT).toBe('failed');
}, 60_000);

test('the key pays for no recovery above the limits of 24 hours', async () => {
  const own = await compose();
  await addStarts(own.account, RECOVERIES_PER_DAY.account);
  const refused = await put(START_RECOVERY, own);
  await expect.poll(async () => (await readEnd(refused)).status, WAIT).toBe('refused');
  expect((await readEnd(refused)).error).toBe('the account has started 3 recoveries in 24 hours');
  await removeStarts();

  const other = await compose();
  await addStarts(stack.chain.contracts.ActionLedger.address, RECOVERIES_PER_DAY.all);
  const waits = await put(START_RECOVERY, other);
  await expect.poll(() => stack.worker.status().alarms, WAIT).toContain('operation_waits');
  expect((await readEnd(waits)).status).toBe('queued');
  await removeStarts();
  await expect.poll(async () => (await readEnd(waits)).status, WAIT).toBe('done');
}, 90_000);
