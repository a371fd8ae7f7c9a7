import { logs, transactions } from '@nova/db/schema/explorer';
import { outbox } from '@nova/db/schema/outbox';
import { toBytes } from '@nova/runtime/hex-bytes';
import { RECOVERY_COMPLETED, RECOVERY_STARTED } from '@nova/shared/passkey/recovery-events';
import type { Recovery, RecoveryGuardian, RecoveryStatus } from '@nova/shared/passkey/recovery-schemas';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { type Hex, pad, slice } from 'viem';
import type { ApiContext } from '../../../http/api-context.ts';
import { toWireTime } from '../../../http/clock.ts';
import { type AccountState, type ContractKey, isSameKey, readAccountState } from '../account-state.ts';
import { findRecovery, listSigned, type RecoveryRow } from './recovery-store.ts';

const NO_KEY: Hex = `0x${'00'.repeat(32)}`;

/** A recovery with what is known about it, for the response and for what may happen next. */
export interface KnownRecovery {
  readonly row: RecoveryRow;
  readonly state: AccountState;
  readonly recovery: Recovery;
}

/** Reads a recovery, its signatures, and its state on the chain. @throws AppError `recovery_unknown`, `unavailable` */
export async function readRecovery(context: ApiContext, id: string): Promise<KnownRecovery> {
  const { config, db, clock } = context;
  const row = await findRecovery(db, id);
  // The queue before the chain: what leaves the queue in between is found on the chain.
  const rows = await readOutbox(db, row);
  const [state, signed, found] = await Promise.all([
    readAccountState(context, row.account),
    listSigned(db, id),
    findTransactions(db, row),
  ]);
  const isConfirmed = row.emailConfirmedAt !== null;
  const guardians = row.guardians.map((key, index): RecoveryGuardian => {
    const isEmail = isEmailGuardian(config.emailGuardian, key);
    const isSigned = signed.includes(index) || (isEmail && isConfirmed);
    const shared = { index, state: isSigned ? ('signed' as const) : ('open' as const) };
    if (key.y !== NO_KEY) return { kind: 'passkey', x: key.x, y: key.y, ...shared };
    const address = slice(key.x, 12);
    if (!isEmail) return { kind: 'address', address, ...shared };
    return {
      kind: 'email',
      address,
      index,
      state: !isSigned && row.emailRequestedAt ? 'asked' : shared.state,
    };
  });
  const count = guardians.filter((guardian) => guardian.state === 'signed').length;
  const isPending = state.pending.effectiveAt !== 0n && isSameKey(state.pending, row);
  const status = judgeStatus({ row, state, count, found, rows, isPending, now: clock() });
  const recovery: Recovery = {
    id,
    account: row.account,
    key: { x: row.x, y: row.y },
    nonce: row.nonce.toString(),
    deadline: toWireTime(row.deadline.getTime()),
    created_at: toWireTime(row.createdAt.getTime()),
    guardians,
    status,
    effective_at: isPending ? toWireTime(Number(state.pending.effectiveAt) * 1_000) : null,
    start_transaction: found.started,
    complete_transaction: found.completed,
  };
  return { row, state, recovery };
}

/** Returns whether a guardian is the server's key for confirmations by email. */
export const isEmailGuardian = (emailGuardian: Hex | null, { x, y }: ContractKey): boolean =>
  emailGuardian !== null && y === NO_KEY && x === pad(emailGuardian);

interface Facts {
  readonly row: RecoveryRow;
  readonly state: AccountState;
  /** Guardians who have signed. */
  readonly count: number;
  readonly found: Transactions;
  readonly rows: { readonly isStarting: boolean; readonly isCompleting: boolean };
  readonly isPending: boolean;
  readonly now: number;
}

/** The chain decides; the outbox only says what is on its way there. */
function judgeStatus({ row, state, count, found, rows, isPending, now }: Facts): RecoveryStatus {
  if (isPending) return rows.isCompleting ? 'completing' : 'waiting';
  if (state.owners.some((owner) => isSameKey(owner, row))) return 'completed';
  if (found.completed !== null) return 'completed';
  if (found.started !== null) return 'canceled';
  if (rows.isStarting) return 'starting';
  const isVoid = state.nonce !== row.nonce || now > row.deadline.getTime() || row.startOperationId !== null;
  if (isVoid) return 'expired';
  return count >= 2 ? 'starting' : 'collecting';
}

interface Transactions {
  readonly started: Hex | null;
  readonly completed: Hex | null;
}

/** Finds the transactions that have started and completed this recovery, no matter who sent them. */
async function findTransactions(db: ApiContext['db'], row: RecoveryRow): Promise<Transactions> {
  const topic = sql<Buffer>`(${logs.topics}[1])`;
  const rows = await db
    .select({ topic, hash: transactions.hash })
    .from(logs)
    .innerJoin(
      transactions,
      and(eq(transactions.blockNumber, logs.blockNumber), eq(transactions.index, logs.txIndex)),
    )
    .where(
      and(
        eq(logs.address, row.account),
        gt(logs.blockNumber, row.createdBlock),
        sql`${topic} in (${toBytes(RECOVERY_STARTED)}, ${toBytes(RECOVERY_COMPLETED)})`,
        sql`(${logs.topics}[2]) = ${toBytes(row.x)}`,
      ),
    )
    .orderBy(asc(logs.blockNumber), asc(logs.logIndex));
  const find = (event: Hex) => rows.find((each) => each.topic.equals(toBytes(event)))?.hash ?? null;
  return { started: find(RECOVERY_STARTED), completed: find(RECOVERY_COMPLETED) };
}

async function readOutbox(
  db: ApiContext['db'],
  { startOperationId, completeOperationId }: RecoveryRow,
): Promise<Facts['rows']> {
  const ids = [startOperationId, completeOperationId].filter((id) => id !== null);
  if (ids.length === 0) return { isStarting: false, isCompleting: false };
  const open = await db
    .select({ id: outbox.operationId })
    .from(outbox)
    .where(and(inArray(outbox.operationId, ids), inArray(outbox.status, ['queued', 'signed'])));
  const isOpen = (id: Hex | null) => open.some((each) => each.id === id);
  return { isStarting: isOpen(startOperationId), isCompleting: isOpen(completeOperationId) };
}
