import { forkOf } from '../../chain/evm/evm.ts';
import { leastGas } from '../../chain/evm/intrinsic-gas.ts';
import { BLOCK_GAS_LIMIT, MAX_TRANSACTION_GAS } from '../../chain/genesis/rules.ts';
import type { Bench } from '../../chain/evm/call-evms.ts';
import type { Message } from '../../chain/evm/message.ts';
import { type CallOutcome, CallFundsError, CallGasError, tryCall } from '../../chain/evm/try-call.ts';
import type { BlockEnvironment } from '../../chain/block-environment.ts';
import { RPC_CODE, RpcError } from '../errors.ts';
import { callError } from './revert.ts';

/** Relative tolerance of the search, in thousandths of the upper bound (as in geth). */
const TOLERANCE_PERMILLE = 15n;
/** Stipend of a call with value; the first guess adds it before the 64/63 rule of EIP-150 is applied. */
const CALL_STIPEND = 2_300n;

/** Minimum gas of any transaction. */
const LEAST_GAS = 21_000n;

export interface EstimateOptions {
  /** The caller's upper limit. */
  requested: bigint | undefined;
  gasCap: bigint;
  environment: BlockEnvironment;
}

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** Returns the maximum gas limit of a transaction, because no pool would accept more. */
const mostGas = ({ evm }: Bench): bigint => (forkOf(evm) === 'osaka' ? MAX_TRANSACTION_GAS : BLOCK_GAS_LIMIT);

/** Returns the highest limit the sender can pay for. */
function affordableGas({ world }: Bench, message: Message, cap: bigint): bigint {
  if (message.gasPrice === 0n) return cap;
  const balance = world.account(message.sender)?.balance ?? 0n;
  if (balance <= message.value) throw new CallFundsError('insufficient funds for transfer');
  const affordable = (balance - message.value) / message.gasPrice;
  return affordable < cap ? affordable : cap;
}

/** Returns the lowest gas limit with which the message succeeds, rounded up within the tolerance. */
export async function estimateGas(
  bench: Bench,
  message: Message,
  { requested, gasCap, environment }: EstimateOptions,
): Promise<bigint> {
  // A limit below the cost of any transaction is ignored, as in geth.
  const wanted = requested !== undefined && requested >= LEAST_GAS ? requested : environment.header.gasLimit;
  let high = affordableGas(bench, message, smaller(wanted, smaller(gasCap, mostGas(bench))));
  const attempt = (gas: bigint): Promise<CallOutcome> => tryCall(bench, message, gas, environment);

  // A plain transfer costs exactly its intrinsic gas.
  const intrinsic = leastGas(message, forkOf(bench.evm));
  if (message.data.length === 0 && intrinsic <= high && (await succeeds(attempt, intrinsic)))
    return intrinsic;

  const widest = intrinsic <= high ? await orFundsAt(high, attempt(high)) : null;
  if (widest === null || widest.failure === 'out of gas') {
    throw new RpcError(RPC_CODE.server, `gas required exceeds allowance (${high})`);
  }
  if (widest.failure !== null) throw callError(widest);

  let low = widest.gasUsed - 1n;
  const guess = ((widest.gasBeforeRefund + CALL_STIPEND) * 64n) / 63n;
  let middle = guess < high ? guess : (low + high) / 2n;
  while (low + 1n < high && (high - low) * 1000n > high * TOLERANCE_PERMILLE) {
    if (await succeeds(attempt, middle)) high = middle;
    else low = middle;
    const half = (low + high) / 2n;
    // Most calls need little more than they use, so the search stays near the lower bound.
    middle = half > low * 2n ? low * 2n : half;
  }
  return high;
}

/** Adds the attempted limit to an error about insufficient funds, as geth does. */
async function orFundsAt(gas: bigint, attempt: Promise<CallOutcome>): Promise<CallOutcome> {
  try {
    return await attempt;
  } catch (error) {
    if (!(error instanceof CallFundsError)) throw error;
    throw new CallFundsError(`failed with ${gas} gas: ${error.message}`, { cause: error });
  }
}

async function succeeds(attempt: (gas: bigint) => Promise<CallOutcome>, gas: bigint): Promise<boolean> {
  try {
    return (await attempt(gas)).failure === null;
  } catch (error) {
    if (error instanceof CallGasError || error instanceof CallFundsError) return false;
    throw error;
  }
}
