import { NodeAwayError } from '../lib/rpc-client.ts';
import { raiseFees, readFees } from './fees.ts';
import type { Flight } from './flight.ts';
import type { LaneState } from './lane-state.ts';
import { readOfferedFees } from './signer.ts';
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
  const fees = raiseFees(await readFees(rpc, heads), readOfferedFees(row.rawTransaction));
  const bytes = await signer.sign(operation.call, row.nonce, gasLimit, fees);
  flight.row = { ...row, ...bytes, attempts: row.attempts + 1 };
  await store.markSigned([flight.row]);
  flights.send(flight);
}
