import type { EVM, EVMResult } from '@ethereumjs/evm';
import { Address } from '@ethereumjs/util';
import { asBuffer } from '../../encoding/hex.ts';
import type { BlockEnvironment } from '../block-environment.ts';
import type { AccessList, Authorization } from '../transaction.ts';

/** One call or creation of a transaction or of `eth_call`. Amounts in wei. */
export interface Message {
  sender: Uint8Array;
  /** Null creates a contract. */
  to: Uint8Array | null;
  value: bigint;
  data: Uint8Array;
  accessList: AccessList;
  authorizationList: Authorization[];
  gasPrice: bigint;
}

const unprefixedHex = (bytes: Uint8Array): string => asBuffer(bytes).toString('hex');

/** Marks addresses and slots that are warm before the first instruction (EIP-2929, 2930, 3651). */
function warmUp(evm: EVM, message: Message, environment: BlockEnvironment): void {
  const { journal } = evm;
  for (const precompile of evm.precompiles.keys()) journal.addAlwaysWarmAddress(precompile);
  journal.addAlwaysWarmAddress(unprefixedHex(message.sender));
  if (message.to !== null) journal.addAlwaysWarmAddress(unprefixedHex(message.to));
  journal.addAlwaysWarmAddress(unprefixedHex(environment.header.coinbase.bytes));
  for (const { address, storageKeys } of message.accessList) {
    journal.addAlwaysWarmAddress(unprefixedHex(address), true);
    for (const key of storageKeys)
      journal.addAlwaysWarmSlot(unprefixedHex(address), unprefixedHex(key), true);
  }
}

/**
 * Runs the message with `gas` remaining after the intrinsic cost. The sender's nonce is already incremented
 * and its gas bought; the caller handles refunds, fees and cleanup.
 */
export async function runMessage(
  evm: EVM,
  message: Message,
  gas: bigint,
  environment: BlockEnvironment,
): Promise<EVMResult> {
  warmUp(evm, message, environment);
  return evm.runCall({
    block: environment,
    gasPrice: message.gasPrice,
    caller: new Address(message.sender),
    gasLimit: gas,
    to: message.to === null ? undefined : new Address(message.to),
    value: message.value,
    data: message.data,
    skipNonceIncrement: true,
  });
}

/** Gas of a message apart from its execution. */
export interface FixedGas {
  intrinsic: bigint;
  /** Minimum gas. */
  floor: bigint;
  /** Refund for authorizations of existing accounts. */
  authorityRefund: bigint;
}

/**
 * Returns the gas used, including the intrinsic part, after refunds (at most a fifth, EIP-3529), and at
 * least the floor (EIP-7623).
 */
export function gasAfterRefund(
  { intrinsic, floor, authorityRefund }: FixedGas,
  { execResult }: EVMResult,
): bigint {
  const used = intrinsic + execResult.executionGasUsed;
  const refund = (execResult.gasRefund ?? 0n) + authorityRefund;
  const paid = used - (refund < used / 5n ? refund : used / 5n);
  return paid > floor ? paid : floor;
}
