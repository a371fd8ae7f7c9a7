import { NodeAwayError } from '../lib/rpc-client.ts';
import { SignerAwayError, SignerRefusal } from '../signing/signer.ts';
import { raiseFees, readFees } from './fees.ts';
import type { Flight } from './flight.ts';
import { failRow, type LaneState } from './lane-state.ts';
import type { SignedBytes } from './outbox-row.ts';
import { isSignedBy, readOfferedFees } from './signer.ts';
import { REFUSALS_MAX, voidFlight } from './void-flight.ts';

/**
 * Deals with what the node said to the bytes it was given.
 * @throws NodeAwayError when it said nothing
 */
export async function readAnswers(state: LaneState): Promise<void> {
  for (const flight of state.flights.list()) {
    const { answer } = flight;
    flight.answer = null;
    if (answer) await readAnswer(state, flight, answer);
  }
}

async function readAnswer(
  state: LaneState,
  flight: Flight,
  answer: NonNullable<Flight['answer']>,
): Promise<void> {
  const { alarms, lane } = state.options;
  const subject = `lane ${lane}`;
  switch (answer.kind) {
    case 'accepted':
      flight.refusals = 0;
      alarms.clear('signer_out_of_gas', subject);
      alarms.clear('operation_stuck', subject);
      break;
    case 'nonce_used':
      flight.isNonceUsed = true;
      break;
    case 'terms_refused':
      if (++flight.refusals >= REFUSALS_MAX) await voidFlight(state, flight, answer.reason);
      else await offerMore(state, flight);
      break;
    case 'node_away':
      throw new NodeAwayError(answer.reason);
    case 'out_of_gas':
      alarms.raise('signer_out_of_gas', subject, 'the signer of a lane cannot pay for gas', {
        signer: flight.row.signer,
        reason: answer.reason,
      });
      break;
    case 'busy':
    case 'refused':
      alarms.raise('operation_stuck', subject, 'the node refuses a transaction; trying again', {
        row: flight.row.id,
        reason: answer.reason,
      });
      if (answer.kind === 'refused' && ++flight.refusals >= REFUSALS_MAX) {
        await voidFlight(state, flight, answer.reason);
      }
      break;
  }
}

/** Signs the same operation with the same nonce on better terms: whichever lands, it lands once. */
export async function offerMore(state: LaneState, flight: Flight): Promise<void> {
  const { options, store, flights } = state;
  const { signer, rpc, heads } = options;
  const { row, operation, gasLimit, voidedFor } = flight;
  if (row.signer !== signer.address) return;
  if (voidedFor !== null) return voidFlight(state, flight, voidedFor);
  if (!(await isSignedBy(row.rawTransaction, signer.address))) {
    await failRow(state, row, 'its stored bytes were not signed by the key of its lane');
    flights.remove(flight);
    return;
  }
  const fees = raiseFees(await readFees(rpc, heads), readOfferedFees(row.rawTransaction));
  const bytes = await trySignAgain(state, () => signer.sign(operation.call, row.nonce, gasLimit, fees));
  // The bytes that are stored stay good, should the chain ask for less again.
  if (bytes === null) return;
  flight.row = { ...row, ...bytes, attempts: row.attempts + 1 };
  await store.markSigned([flight.row]);
  flights.send(flight);
}

/** Null when the signer does not raise its offer: a limit of its own forbids it, or it does not answer now. */
async function trySignAgain(
  { options }: LaneState,
  sign: () => Promise<SignedBytes>,
): Promise<SignedBytes | null> {
  const subject = `lane ${options.lane}`;
  try {
    const bytes = await sign();
    options.alarms.clear('signer_failing', subject);
    return bytes;
  } catch (error) {
    if (!(error instanceof SignerAwayError || error instanceof SignerRefusal)) throw error;
    options.alarms.raise('signer_failing', subject, 'the signer does not raise the offer of a transaction', {
      reason: error.message,
    });
    return null;
  }
}
