import { broadcast } from './broadcast.ts';
import { readFees } from './fees.ts';
import { FILL_NONCE, fillOperationId } from './fill-nonce.ts';
import type { LaneState } from './lane-state.ts';
import { offerMore } from './read-answers.ts';
import { readNonce } from './receipts.ts';
import { settleFlights } from './settle-flights.ts';
import { WINDOW } from './take-queued.ts';

/** How long the chain may be silent about a transaction before we look what is wrong. */
export const SILENCE_MS = 1_000;

/** Looks after what the chain should have by now: lost bytes, used nonces, gaps, fees that have risen. */
export async function checkSilent(state: LaneState): Promise<void> {
  const { options, flights } = state;
  const since = performance.now() - SILENCE_MS;
  const silent = flights.list().filter((flight) => !flight.isSending && flight.sentAtMs <= since);
  if (silent.length === 0) return;
  for (const flight of silent) flight.isDue = true;
  for (const signer of new Set(silent.map((flight) => flight.row.signer))) {
    const chainNonce = await readNonce(options.rpc, signer, 'latest');
    for (const flight of silent) {
      if (flight.row.signer === signer) flight.isNonceUsed = flight.row.nonce < chainNonce;
    }
    if (signer === options.signer.address) await fillGap(state, chainNonce);
  }
  await settleFlights(state);
  const lost = silent.filter(
    (flight) => flights.isOpen(flight) && flight.minedAt === null && !flight.isNonceUsed && !flight.isSending,
  );
  if (lost.length === 0) return;
  const { leastWei } = await readFees(options.rpc, options.heads);
  for (const flight of lost) {
    if (flight.row.gasPriceWei < leastWei) await offerMore(state, flight);
    else flights.send(flight);
  }
}

/** Everything above a nonce that nobody holds would wait for ever. */
async function fillGap(state: LaneState, chainNonce: number): Promise<void> {
  const { signer, rpc } = state.options;
  const waiting = state.flights
    .listUnmined()
    .filter((flight) => flight.row.signer === signer.address)
    .map((flight) => flight.row.nonce);
  if (waiting.length === 0) return;
  const end = Math.min(...waiting, chainNonce + WINDOW);
  for (let nonce = chainNonce; nonce < end; nonce++) {
    const bytes = await state.store.findBytes(signer.address, nonce);
    // Held by a row that was done already: the chain has lost it again, and gets the same bytes.
    if (bytes) await broadcast(rpc, bytes);
    else await fillNonce(state, nonce);
  }
}

async function fillNonce({ options, store, flights }: LaneState, nonce: number): Promise<void> {
  const { signer, rpc, heads, logger, lane } = options;
  logger.warn({ lane, signer: signer.address, nonce }, 'filling a nonce that no row holds');
  const operationId = fillOperationId(signer.address, nonce);
  const { call } = FILL_NONCE.read({ operationId, payload: {}, signer: signer.address });
  const signed = await signer.sign(call, nonce, FILL_NONCE.gasLimit, await readFees(rpc, heads));
  flights.send(flights.add(await store.insertSigned(FILL_NONCE.kind, operationId, signed)));
}
