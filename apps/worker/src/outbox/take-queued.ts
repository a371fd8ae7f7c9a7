import { SignerAwayError, SignerRefusal } from '../signing/signer.ts';
import { checkQueued } from './check-queued.ts';
import { limitDay } from './limit-day.ts';
import { type Fees, readFees } from './fees.ts';
import type { PendingTransactions } from './pending/pending-transactions.ts';
import { failRow, type LaneState } from './lane-state.ts';
import type { OperationCall } from './outbox-kind.ts';
import type { QueuedRow, SignedBytes, SignedRow } from './outbox-row.ts';
import type { Verdict } from './row-check.ts';

/** Maximum number of pending transactions. */
export const WINDOW = 64;
/** Rows signed per turn, because signing blocks the process. */
const SIGN_BATCH = 16;
/** Delay before a row is checked again whose source or signer did not respond, in milliseconds. */
const LATER_MS = 5_000;

/** `more`: claim again immediately. `full`: wait for the chain. `drained`: no due row is left. */
export type QueueState = 'more' | 'full' | 'drained';

/** Result of claiming rows. */
export interface Claim {
  readonly queue: QueueState;
  /** If the queue is drained, the second at which its next row becomes due, or null if it is empty. */
  readonly nextDue: number | null;
}

/** Checks, signs, stores and broadcasts due rows, as far as the window allows. */
export async function claimQueued(state: LaneState, nowSeconds: number): Promise<Claim> {
  const remaining = Math.min(readCapacity(state.pendingTransactions), SIGN_BATCH);
  if (remaining <= 0) return { queue: 'full', nextDue: null };
  const without = listPostponed(state);
  const kinds = [...state.kinds.keys()];
  const { rows: queued, nextDue } = await state.store.listQueued(kinds, nowSeconds, remaining, without);
  if (queued.length > 0) await signAndSend(state, await listAllowed(state, queued));
  if (state.postponed.size === 0) state.options.alarms.clear('operation_waits', `lane ${state.options.lane}`);
  return { queue: queued.length === remaining ? 'more' : 'drained', nextDue };
}

/** Returns how many more transactions may be pending. */
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

/**
 * Returns the rows that may be signed. Rows that are invalid or unknown to their source of truth are marked
 * as failed.
 */
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

/** Returns the rows that pass the check. The others wait or are marked as failed. */
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
    await failRow(state, row, `the payload is invalid: ${String(error)}`);
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
  // An administrator has queued the row again, so its alarm no longer applies.
  for (const row of signed) alarms.clear('operation_failed', `outbox row ${row.id}`);
  for (const row of signed) state.pendingTransactions.send(state.pendingTransactions.add(row));
}

/** Returns the signed transaction, or null if the signer refuses it or does not respond. */
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
    else await failRow(state, row, `the signer rejected it: ${String(error)}`);
    return null;
  }
}

/** Leaves a row in the queue for a while, without blocking others. */
function postpone({ options, postponed }: LaneState, row: QueuedRow, reason: string): void {
  postponed.set(row.id, performance.now() + LATER_MS);
  options.alarms.raise('operation_waits', `lane ${options.lane}`, 'an accepted operation must wait', {
    lane: options.lane,
    row: row.id,
    kind: row.kind,
    reason,
  });
}
