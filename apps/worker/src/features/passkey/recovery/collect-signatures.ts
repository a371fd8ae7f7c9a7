import { randomBytes } from 'node:crypto';
import type { Database, Transaction } from '@nova/db/database';
import { enqueue } from '@nova/db/enqueue';
import { recoveries, recoverySignatures } from '@nova/db/schema/wallet';
import { composeRecoveryMessage } from '@nova/shared/passkey/recovery-message';
import { START_RECOVERY, type StartRecovery } from '@nova/shared/passkey/recovery-operations';
import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Hex, pad } from 'viem';
import type { RpcClient } from '../../../lib/chain/rpc-client.ts';
import type { JobResult } from '../../../lib/jobs/job.ts';
import type { RowRunner } from '../../../lib/jobs/row-runner.ts';
import type { OpenSigner } from '../../../signing/find-signers.ts';
import { isAccount, readGuardians, readNonce } from './account-calls.ts';

type RecoveryRow = typeof recoveries.$inferSelect;

const BATCH = 50;
const NO_KEY: Hex = `0x${'00'.repeat(32)}`;

/** Dependencies for collecting the signatures of recoveries. */
export interface CollectContext {
  readonly db: Database;
  readonly rpc: RpcClient;
  readonly clock: () => number;
  /** Opens the key that confirms recoveries by email; null if this worker lacks it. */
  readonly openGuardian: OpenSigner | null;
  /** Resolves to the address of PasskeyAccountFactory, or null if this chain has none. */
  findFactory(): Promise<Hex | null>;
}

/**
 * Signs recoveries whose mailed link was opened, and queues the start of each recovery that two guardians have
 * signed.
 */
export async function collectSignatures(context: CollectContext, rows: RowRunner): Promise<JobResult> {
  const { db, clock } = context;
  const isOpen = and(isNull(recoveries.startOperationId), gt(recoveries.deadline, new Date(clock())));
  const signatures = sql`(select count(*) from ${recoverySignatures} where recovery_id = ${recoveries.id})`;
  const confirmed = await db
    .select()
    .from(recoveries)
    .where(and(isOpen, isNotNull(recoveries.emailConfirmedAt), sql`${signatures} < 2`))
    .orderBy(asc(recoveries.createdAt))
    .limit(BATCH);
  const byId = ({ id }: { readonly id: string }) => id;
  await rows.run('sign', confirmed, byId, (row) => signConfirmed(context, row));
  const complete = await db
    .select({ id: recoveries.id })
    .from(recoveries)
    .where(and(isOpen, sql`${signatures} >= 2`))
    .orderBy(asc(recoveries.createdAt))
    .limit(BATCH);
  await rows.run('start', complete, byId, ({ id }) => db.transaction((tx) => queueStart(tx, id)));
  return complete.length === BATCH || rows.findRetryMs();
}

/**
 * Signs as the guardian for confirmations by email. Everything is checked again next to the key: the account is ours,
 * and its guardians and nonce on the chain are those of the recovery.
 */
async function signConfirmed(context: CollectContext, row: RecoveryRow): Promise<void> {
  const { db, rpc, openGuardian } = context;
  const factory = await context.findFactory();
  if (openGuardian === null || factory === null) return;
  const guardian = await openGuardian();
  const [isOurs, guardians, nonce] = await Promise.all([
    isAccount(rpc, factory, row.account),
    readGuardians(rpc, row.account),
    readNonce(rpc, row.account, 'latest'),
  ]);
  const index = guardians.findIndex(({ x, y }) => y === NO_KEY && x === pad(guardian.address));
  // The account has changed, which made the recovery void.
  if (!isOurs || index < 0 || nonce !== row.nonce) return;
  const { account, x, y, deadline } = row;
  const message = composeRecoveryMessage({
    account,
    key: { x, y },
    nonce: nonce.toString(),
    deadline: deadline.toISOString(),
  });
  const signature = await guardian.signTypedData(message);
  await db.insert(recoverySignatures).values({ recoveryId: row.id, index, signature }).onConflictDoNothing();
}

/** Queues the start with the first two signatures, in the order of the guardians. */
async function queueStart(tx: Transaction, id: string): Promise<void> {
  const [row] = await tx
    .select()
    .from(recoveries)
    .where(and(eq(recoveries.id, id), isNull(recoveries.startOperationId)))
    .for('update');
  if (!row) return;
  const collected = await tx
    .select()
    .from(recoverySignatures)
    .where(eq(recoverySignatures.recoveryId, id))
    .orderBy(asc(recoverySignatures.createdAt))
    .limit(2);
  const [first, second] = collected.toSorted((one, other) => one.index - other.index);
  if (!first || !second) return;
  const payload: StartRecovery = {
    account: row.account,
    x: row.x,
    y: row.y,
    nonce: row.nonce.toString(),
    deadline: row.deadline.getTime() / 1_000,
    indexes: [first.index, second.index],
    signatures: [first.signature, second.signature],
  };
  const startOperationId: Hex = `0x${randomBytes(32).toString('hex')}`;
  await enqueue(tx, { lane: 'gas', kind: START_RECOVERY, operationId: startOperationId, payload });
  await tx.update(recoveries).set({ startOperationId }).where(eq(recoveries.id, id));
}
