import { NodeAwayError, RpcError } from '../lib/rpc-client.ts';
import type { Flight } from './flight.ts';
import { judgeFailure, judgeUsedNonce, type Judgement } from './judge-flight.ts';
import { failRow, type LaneState, readNextNonce } from './lane-state.ts';
import { readReceipts, type Receipt } from './receipts.ts';

/** Tries to find out what is to become of a row, about one a second. */
const JUDGE_FAILURES_MAX = 10;

/** Asks for the receipts that are due and ends what they end. */
export async function settleFlights(state: LaneState): Promise<void> {
  const due = state.flights.list().filter((flight) => flight.isDue && !flight.isSending);
  if (due.length === 0) return;
  const { rpc, confirmations } = state.options;
  const hashes = due.map((flight) => flight.row.transactionHash);
  const receipts = await readReceipts(rpc, hashes, confirmations > 0);
  const refusal = receipts[0];
  if (refusal instanceof RpcError && receipts.every((receipt) => receipt instanceof RpcError)) throw refusal;
  const done: { flight: Flight; blockNumber: number }[] = [];
  for (const [index, flight] of due.entries()) {
    flight.isDue = false;
    const receipt = receipts[index] ?? null;
    // Asked for again with the next head: what the node says of one transaction is no answer about the others.
    if (receipt instanceof RpcError) continue;
    if (receipt?.isSuccessful && receipt.depth >= confirmations && flight.voidedFor === null) {
      done.push({ flight, blockNumber: receipt.blockNumber });
    } else await settleOther(state, flight, receipt);
  }
  if (done.length === 0) return;
  await state.store.markDone(done.map(({ flight, blockNumber }) => ({ id: flight.row.id, blockNumber })));
  for (const { flight } of done) end(state, flight);
  state.options.onEnded();
}

async function settleOther(state: LaneState, flight: Flight, receipt: Receipt | null): Promise<void> {
  const { rpc, confirmations } = state.options;
  if (receipt) {
    flight.minedAt = receipt.blockNumber;
    if (flight.voidedFor !== null) {
      const reason = `the node never took it: ${flight.voidedFor}`;
      if (receipt.depth >= confirmations) await carryOut(state, flight, { kind: 'failed', reason });
    } else if (!receipt.isSuccessful && receipt.depth >= confirmations) {
      await carryOut(state, flight, await judge(flight, () => judgeFailure(rpc, flight)));
    }
    return;
  }
  if (flight.minedAt !== null) {
    // The chain took the block back. The bytes are as good as before.
    flight.minedAt = null;
    flight.isNonceUsed = false;
    state.flights.send(flight);
  } else if (flight.isNonceUsed) {
    await carryOut(state, flight, await judge(flight, () => judgeUsedNonce(rpc, flight, confirmations)));
  }
}

/** A row whose end cannot be found out waits, and fails after many tries; the others of the lane are settled meanwhile. */
async function judge(flight: Flight, find: () => Promise<Judgement>): Promise<Judgement> {
  try {
    const judgement = await find();
    flight.judgeFailures = 0;
    return judgement;
  } catch (error) {
    if (error instanceof NodeAwayError) throw error;
    if (++flight.judgeFailures < JUDGE_FAILURES_MAX) return { kind: 'wait' };
    return { kind: 'failed', reason: `whether the chain has it cannot be found out: ${String(error)}` };
  }
}

async function carryOut(state: LaneState, flight: Flight, judgement: Judgement): Promise<void> {
  const { options, store, flights } = state;
  const { row } = flight;
  switch (judgement.kind) {
    case 'wait':
      return;
    case 'already_done':
      options.logger.info({ lane: options.lane, row: row.id }, 'the operation was on the chain already');
      await store.markDone([{ id: row.id, blockNumber: null }]);
      end(state, flight);
      options.onEnded();
      return;
    case 'failed':
      await failRow(state, row, judgement.reason);
      flights.remove(flight);
      return;
    case 'refused':
      await store.markRefused(row.id, judgement.reason);
      flights.remove(flight);
      options.onEnded();
      return;
    case 'sign_again':
      options.logger.warn({ lane: options.lane, row: row.id, reason: judgement.reason }, 'signing again');
      await store.requeue(row.id, judgement.reason);
      flights.remove(flight);
      state.mayHaveQueued = true;
      state.nextNonce = await readNextNonce(store, options);
      state.wake();
      return;
  }
}

function end({ options, flights }: LaneState, flight: Flight): void {
  flights.remove(flight);
  const { operationId, kind, createdAt, transactionHash } = flight.row;
  const doneAt = Date.now();
  const sinceSentMs = performance.now() - flight.sentAtMs;
  options.onDone({
    operationId,
    kind,
    enqueuedAt: createdAt.getTime(),
    sentAt: flight.sentAtMs === 0 ? null : doneAt - sinceSentMs,
    doneAt,
    transactionHash,
  });
}
