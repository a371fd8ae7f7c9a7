import { type Fees, readFees } from './fees.ts';
import type { Flights } from './flights.ts';
import { failRow, type LaneState } from './lane-state.ts';
import type { QueuedRow, SignedBytes, SignedRow } from './outbox-row.ts';

/** Rows on their way at the same time. */
export const WINDOW = 64;
/** Rows signed in one go: signing keeps the process from anything else. */
const SIGN_BATCH = 16;

/** `more`: take again at once. `full`: wait for the chain. `drained`: nothing that is due is left. */
export type QueueState = 'more' | 'full' | 'drained';

/** Signs, stores and sends what is due, as far as the window allows. */
export async function takeQueued(state: LaneState, nowSeconds: number): Promise<QueueState> {
  const room = Math.min(readRoom(state.flights), SIGN_BATCH);
  if (room <= 0) return 'full';
  const queued = await state.store.listQueued([...state.kinds.keys()], nowSeconds, room);
  if (queued.length > 0) await signAndSend(state, queued);
  return queued.length === room ? 'more' : 'drained';
}

/** How many more rows may be on their way. */
export function readRoom(flights: Flights): number {
  return WINDOW - flights.listUnmined().length;
}

async function signAndSend(state: LaneState, queued: readonly QueuedRow[]): Promise<void> {
  const { rpc, heads } = state.options;
  const fees = await readFees(rpc, heads);
  const signed: SignedRow[] = [];
  for (const row of queued) {
    const bytes = await trySign(state, row, state.nextNonce + signed.length, fees);
    if (bytes) signed.push({ ...row, ...bytes, attempts: row.attempts + 1 });
  }
  if (signed.length === 0) return;
  await state.store.markSigned(signed);
  state.nextNonce += signed.length;
  // An administrator has queued it again: whether it fails once more is seen anew.
  for (const row of signed) state.options.alarms.clear('operation_failed', `outbox row ${row.id}`);
  for (const row of signed) state.flights.send(state.flights.add(row));
}

/** The row's bytes; null once it has failed, because it can never have any. */
async function trySign(
  state: LaneState,
  row: QueuedRow,
  nonce: number,
  fees: Fees,
): Promise<SignedBytes | null> {
  const { signer } = state.options;
  try {
    const kind = state.kinds.get(row.kind)!;
    const { call } = kind.read({ ...row, signer: signer.address });
    return await signer.sign(call, nonce, kind.gasLimit, fees);
  } catch (error) {
    await failRow(state, row, `the payload makes no sense: ${String(error)}`);
    return null;
  }
}
