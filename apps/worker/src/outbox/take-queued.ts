import { SignerAwayError, SignerRefusal } from '../signing/signer.ts';
import { checkQueued } from './check-queued.ts';
import { limitDay } from './limit-day.ts';
import { type Fees, readFees } from './fees.ts';
import type { PendingTransactions } from './pending/pending-transactions.ts';
import { failRow, type LaneState } from './lane-state.ts';
import type { OperationCall } from './outbox-kind.ts';
import type { QueuedRow, SignedBytes, SignedRow } from './outbox-row.ts';
import type { Verdict } from './row-check.ts';

/** Rows on their way at the same time. */
export const WINDOW = 64;
/** Rows signed in one go: signing keeps the process from anything else. */
const SIGN_BATCH = 16;
/** When a row is looked at again whose source or signer did not answer. */
const LATER_MS = 5_000;

/** `more`: take again at once. `full`: wait for the chain. `drained`: nothing that is due is left. */
export type QueueState = 'more' | 'full' | 'drained';

/** Checks, signs, stores and sends what is due, as far as the window allows. */
export async function claimQueued(state: LaneState, nowSeconds: number): Promise<QueueState> {
  const remaining = Math.min(readCapacity(state.pendingTransactions), SIGN_BATCH);
  if (remaining <= 0) return 'full';
  const without = listPostponed(state);
  const queued = await state.store.listQueued([...state.kinds.keys()], nowSeconds, remaining, without);
  if (queued.length > 0) await signAndSend(state, await listAllowed(state, queued));
  if (state.postponed.size === 0) state.options.alarms.clear('operation_waits', `lane ${state.options.lane}`);
  return queued.length === remaining ? 'more' : 'drained';
}

/** How many more rows may be on their way. */
export function readCapacity(pendingTransactions: PendingTransactions): number {
  return WINDOW - pendingTransactions.listUnmined().length;
}

function listPostponed({ postponed }: LaneState): number[] {
  const now = performance.now();
  for (const [id, retryAtMs] of postponed) if (retryAtMs <= now) postponed.delete(id);
  return [...postponed.keys()];
}

interface AllowedRow {
  readonly row: QueuedRow;
  readonly call: OperationCall;
  readonly gasLimit: bigint;
}

/** The rows that may be signed. One that makes no sense, or that its source of truth does not know, has failed by then. */
async function listAllowed(state: LaneState, queued: readonly QueuedRow[]): Promise<AllowedRow[]> {
  const readable: AllowedRow[] = [];
  for (const row of queued) {
    const read = await tryRead(state, row);
    if (read) readable.push(read);
  }
  const known = await checkQueued(
    state,
    readable.map(({ row }) => row),
  );
  const genuine = await sift(state, readable, known);
  return sift(state, genuine, await limitDay(state, genuine));
}

/** The rows that a check lets pass. The others wait, or have failed by then. */
async function sift(
  state: LaneState,
  rows: readonly AllowedRow[],
  verdicts: ReadonlyMap<number, Verdict>,
): Promise<AllowedRow[]> {
  const passed: AllowedRow[] = [];
  for (const each of rows) {
    const verdict = verdicts.get(each.row.id)!;
    if (verdict.kind === 'sign') passed.push(each);
    else if (verdict.kind === 'answer') {
      await state.store.markRefused(each.row.id, verdict.reason);
      state.options.onEnded();
    } else if (verdict.kind === 'later') postpone(state, each.row, verdict.reason);
    else await failRow(state, each.row, `not signed: ${verdict.reason}`);
  }
  return passed;
}

async function tryRead(state: LaneState, row: QueuedRow): Promise<AllowedRow | null> {
  try {
    const kind = state.kinds.get(row.kind)!;
    const { call } = kind.read({ ...row, signer: state.options.signer.address });
    return { row, call, gasLimit: kind.gasLimit };
  } catch (error) {
    await failRow(state, row, `the payload makes no sense: ${String(error)}`);
    return null;
  }
}

async function signAndSend(state: LaneState, allowed: readonly AllowedRow[]): Promise<void> {
  if (allowed.length === 0) return;
  const { rpc, heads, alarms } = state.options;
  const fees = await readFees(rpc, heads);
  const signed: SignedRow[] = [];
  for (const each of allowed) {
    const bytes = await trySign(state, each, state.nextNonce + signed.length, fees);
    if (bytes) signed.push({ ...each.row, ...bytes, attempts: each.row.attempts + 1 });
  }
  if (signed.length === 0) return;
  await state.store.markSigned(signed);
  state.nextNonce += signed.length;
  // An administrator has queued it again: whether it fails once more is seen anew.
  for (const row of signed) alarms.clear('operation_failed', `outbox row ${row.id}`);
  for (const row of signed) state.pendingTransactions.send(state.pendingTransactions.add(row));
}

/** The row's bytes; null when the signer refuses it, or does not answer now. */
async function trySign(
  state: LaneState,
  { row, call, gasLimit }: AllowedRow,
  nonce: number,
  fees: Fees,
): Promise<SignedBytes | null> {
  try {
    return await state.options.signer.sign(call, nonce, gasLimit, fees);
  } catch (error) {
    const isLater = error instanceof SignerAwayError || (error instanceof SignerRefusal && error.isForNow);
    if (isLater) postpone(state, row, error.message);
    else await failRow(state, row, `the signer refuses it: ${String(error)}`);
    return null;
  }
}

/** Leaves a row in the queue for a while. The others go on. */
function postpone({ options, postponed }: LaneState, row: QueuedRow, reason: string): void {
  postponed.set(row.id, performance.now() + LATER_MS);
  options.alarms.raise('operation_waits', `lane ${options.lane}`, 'an accepted operation has to wait', {
    lane: options.lane,
    row: row.id,
    kind: row.kind,
    reason,
  });
}
