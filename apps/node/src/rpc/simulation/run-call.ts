import type { EVMResult } from '@ethereumjs/evm';
import { applyTransaction } from '../../chain/evm/apply-transaction.ts';
import type { BlockEnvironment } from '../../chain/block-environment.ts';
import { EvmFailureError } from '../../chain/evm/call-budget.ts';
import type { ScratchBench } from '../../chain/evm/call-evms.ts';
import { forkOf } from '../../chain/evm/evm.ts';
import { floorGas, intrinsicGas, leastGas } from '../../chain/evm/intrinsic-gas.ts';
import type { Log, Receipt } from '../../chain/logs/receipt.ts';
import type { Transaction } from '../../chain/transaction.ts';
import { bigIntToBytes } from '../../encoding/hex.ts';
import { encodeRlp, type Rlp } from '../../encoding/rlp.ts';
import { keccak256 } from '../../crypto/keccak.ts';
import { EMPTY_ACCOUNT } from '../../state/account.ts';
import { toMessage } from '../calls/call-target.ts';
import { RpcError } from '../errors.ts';
import type { CallRequest } from '../params.ts';
import { TransferLogs } from './transfer-logs.ts';

/** Error codes of the specification for calls that a simulation cannot run. */
const SIMULATION_CODE = {
  nonceTooLow: -38010,
  nonceTooHigh: -38011,
  baseFeeTooLow: -38012,
  intrinsicGas: -38013,
  insufficientFunds: -38014,
  blockGasLimit: -38015,
} as const;

const NOTHING = new Uint8Array(0);

export interface SimulatedCall {
  transaction: Transaction;
  sender: Uint8Array;
  receipt: Receipt;
  /** Logs of the receipt, with coin transfers among them if the request wants them. */
  logs: Log[];
  result: EVMResult;
  /** Like the receipt's, before refunds: the minimum gas limit. */
  gasBeforeRefund: bigint;
}

export interface CallSettings {
  chainId: number;
  environment: BlockEnvironment;
  /** Remaining gas of the block. */
  gasLeft: bigint;
  validation: boolean;
  traceTransfers: boolean;
}

/** Returns the call as a type 2 transaction without a signature. */
function toTransaction(
  request: CallRequest,
  nonce: bigint,
  gasLimit: bigint,
  settings: CallSettings,
): Transaction {
  const { chainId, environment } = settings;
  const { to, value, data, accessList, authorizationList } = toMessage(request, environment);
  const maxFeePerGas = request.gasPrice ?? request.maxFeePerGas ?? 0n;
  const maxPriorityFeePerGas = request.gasPrice ?? request.maxPriorityFeePerGas ?? 0n;
  const fields: Rlp[] = [
    ...[BigInt(chainId), nonce, maxPriorityFeePerGas, maxFeePerGas, gasLimit].map((number) =>
      bigIntToBytes(number),
    ),
    to ?? NOTHING,
    bigIntToBytes(value),
    data,
    accessList.map(({ address, storageKeys }) => [address, storageKeys]),
    NOTHING,
    NOTHING,
    NOTHING,
  ];
  const raw = Buffer.concat([Uint8Array.of(2), encodeRlp(fields)]);
  return {
    type: 2,
    raw,
    hash: keccak256(raw),
    chainId,
    nonce,
    gasLimit,
    maxFeePerGas,
    maxPriorityFeePerGas,
    to,
    value,
    data,
    accessList,
    authorizationList,
    v: 0n,
    r: NOTHING,
    s: NOTHING,
  };
}

function fail(code: keyof typeof SIMULATION_CODE, message: string): never {
  throw new RpcError(SIMULATION_CODE[code], message);
}

function check(
  bench: ScratchBench,
  transaction: Transaction,
  sender: Uint8Array,
  settings: CallSettings,
): void {
  const { gasLeft, validation, environment } = settings;
  const { gasLimit, maxFeePerGas, nonce, value } = transaction;
  const account = bench.world.account(sender) ?? EMPTY_ACCOUNT;
  if (gasLimit > gasLeft)
    fail('blockGasLimit', `block gas limit reached: ${gasLeft} left, ${gasLimit} required`);
  const least = leastGas(transaction, forkOf(bench.evm));
  if (gasLimit < least) fail('intrinsicGas', `err: intrinsic gas too low: have ${gasLimit}, want ${least}`);
  if (validation) {
    if (nonce < account.nonce) fail('nonceTooLow', `nonce too low: tx: ${nonce} state: ${account.nonce}`);
    if (nonce > account.nonce) fail('nonceTooHigh', `nonce too high: tx: ${nonce} state: ${account.nonce}`);
    const baseFee = environment.header.baseFeePerGas ?? 0n;
    if (maxFeePerGas < baseFee) {
      fail(
        'baseFeeTooLow',
        `max fee per gas less than block base fee: maxFeePerGas: ${maxFeePerGas}, baseFee: ${baseFee}`,
      );
    }
  }
  const cost = gasLimit * maxFeePerGas + value;
  if (account.balance < cost) {
    fail(
      'insufficientFunds',
      `insufficient funds for gas * price + value: have ${account.balance} want ${cost}`,
    );
  }
}

/**
 * Runs one call of a simulation and leaves its changes uncommitted in the world.
 * @throws RpcError
 */
export async function runCall(
  bench: ScratchBench,
  request: CallRequest,
  settings: CallSettings,
): Promise<SimulatedCall> {
  const { evm, world } = bench;
  const sender = request.from ?? new Uint8Array(20);
  const nonce = request.nonce ?? world.account(sender)?.nonce ?? 0n;
  const transaction = toTransaction(request, nonce, request.gas ?? settings.gasLeft, settings);
  check(bench, transaction, sender, settings);
  let result: EVMResult | undefined;
  const transfers = settings.traceTransfers ? new TransferLogs(world) : undefined;
  bench.watch = transfers?.onOpcode;
  evm.events.on('beforeMessage', (message) => transfers?.onEnter(message));
  evm.events.on('afterMessage', (exited) => {
    result = exited;
    transfers?.onExit(exited);
  });
  try {
    const receipt = await applyTransaction(evm, world, transaction, sender, settings.environment);
    const executed = intrinsicGas(transaction) + result!.execResult.executionGasUsed;
    const floor = floorGas(transaction, forkOf(evm));
    const gasBeforeRefund = executed > floor ? executed : floor;
    const logs = transfers?.logs ?? receipt.logs;
    return { transaction, sender, receipt, logs, result: result!, gasBeforeRefund };
  } catch (error) {
    if (error instanceof EvmFailureError) throw error;
    throw new EvmFailureError('the EVM failed', { cause: error });
  } finally {
    bench.watch = undefined;
    evm.events.removeAllListeners();
  }
}
