import type { EVM, EVMResult } from '@ethereumjs/evm';
import { Address } from '@ethereumjs/util';
import { asBuffer } from '../../encoding/hex.ts';
import type { BlockEnvironment } from '../block-environment.ts';
import type { AccessList, Authorization } from '../transaction.ts';

/** One call or creation, as a transaction or eth_call asks for it. Amounts in wei. */
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

/** EIP-2929, 2930 and 3651: what is warm before the first instruction. */
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
 * Runs the message with `gas` left after the intrinsic cost. The sender's nonce is already raised and its
 * gas already bought; refunds, fees and clean-up are the caller's.
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

/** What a message costs beside what it executes. */
export interface FixedGas {
  intrinsic: bigint;
  /** What it costs at least. */
  floor: bigint;
  /** Given back for authorizations of accounts that exist. */
  authorityRefund: bigint;
}

/** Gas used with the intrinsic part, after refunds (EIP-3529: at most a fifth), and at least the floor (EIP-7623). */
export function gasAfterRefund(
  { intrinsic, floor, authorityRefund }: FixedGas,
  { execResult }: EVMResult,
): bigint {
  const used = intrinsic + execResult.executionGasUsed;
  const refund = (execResult.gasRefund ?? 0n) + authorityRefund;
  const paid = used - (refund < used / 5n ? refund : used / 5n);
  return paid > floor ? paid : floor;
}
