import { readFees } from './fees.ts';
import { failRow, type LaneState } from './lane-state.ts';
import type { OperationCall, OutboxKind } from './outbox-kind.ts';
import type { QueuedRow, SignedRow } from './outbox-row.ts';

/** Rows on their way at the same time. */
export const WINDOW = 64;
/** Rows signed in one go: signing keeps the process from anything else. */
const SIGN_BATCH = 16;

/** Signs, stores and sends what is due, as far as the window allows. True when there may be more to take at once. */
export async function takeQueued(state: LaneState, nowSeconds: number): Promise<boolean> {
  const room = Math.min(WINDOW - state.flights.listUnmined().length, SIGN_BATCH);
  if (room <= 0) return false;
  const queued = await state.store.listQueued([...state.kinds.keys()], nowSeconds, room);
  if (queued.length > 0) await signAndSend(state, queued);
  return queued.length === room;
}

async function signAndSend(state: LaneState, queued: readonly QueuedRow[]): Promise<void> {
  const { signer, rpc, heads } = state.options;
  const fees = await readFees(rpc, heads);
  const signed: SignedRow[] = [];
  for (const row of queued) {
    const kind = state.kinds.get(row.kind)!;
    const call = await readCall(state, kind, row);
    if (!call) continue;
    const bytes = await signer.sign(call, state.nextNonce + signed.length, kind.gasLimit, fees);
    signed.push({ ...row, ...bytes, attempts: row.attempts + 1 });
  }
  if (signed.length === 0) return;
  await state.store.markSigned(signed);
  state.nextNonce += signed.length;
  for (const row of signed) state.flights.send(state.flights.add(row));
}

async function readCall(state: LaneState, kind: OutboxKind, row: QueuedRow): Promise<OperationCall | null> {
  try {
    return kind.read({ ...row, signer: state.options.signer.address }).call;
  } catch (error) {
    await failRow(state, row, `the payload makes no sense: ${String(error)}`);
    return null;
  }
}
