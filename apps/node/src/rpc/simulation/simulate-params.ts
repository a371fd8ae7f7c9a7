import { z } from 'zod';
import { blockOverridesParam } from '../calls/block-overrides.ts';
import { callParam, optionalTagParam } from '../params.ts';
import { stateOverridesParam } from '../calls/state-overrides.ts';

/** Maximum number of blocks in one simulation, including skipped block numbers, as in geth. */
export const MAX_SIMULATED_BLOCKS = 256;
/** Maximum number of calls in one simulation. */
const MAX_SIMULATED_CALLS = 1_000;

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

const blockCallsParam = z.object({
  blockOverrides: blockOverridesParam.nullish(),
  stateOverrides: stateOverridesParam.nullish(),
  calls: z
    .array(callParam)
    .max(MAX_SIMULATED_CALLS)
    .nullish()
    .transform((calls) => calls ?? []),
});

/** The parameters of eth_simulateV1. */
export const simulateParams = z.tuple([
  z.object({
    blockStateCalls: z.array(blockCallsParam).min(1),
    /** Reports coin transfers as logs of an address without a contract. */
    traceTransfers: flag,
    /** Validates nonces, balances and the base fee as for a transaction. */
    validation: flag,
    returnFullTransactions: flag,
  }),
  optionalTagParam.optional(),
]);

export type SimulateOptions = z.output<typeof simulateParams>[0];
export type SimulatedBlockCalls = SimulateOptions['blockStateCalls'][number];
