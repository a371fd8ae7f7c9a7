import type { EVM, EVMResult } from '@ethereumjs/evm';
import { Address } from '@ethereumjs/util';
import type { Hex } from 'viem';
import { hexToBytes } from '../../encoding/hex.ts';
import { EMPTY_ACCOUNT } from '../../state/account.ts';
import type { WorldState } from '../../state/world-state.ts';
import type { BlockEnvironment } from '../block-environment.ts';
import { applyAuthorizations } from './authorizations.ts';
import { forkOf } from './evm.ts';
import { floorGas, intrinsicGas } from './intrinsic-gas.ts';
import { gasAfterRefund, type Message, runMessage } from './message.ts';
import type { Log, Receipt } from '../logs/receipt.ts';
import { effectiveGasPrice, type Transaction } from '../transaction.ts';

/** The fields of a transaction that its execution needs. */
export type Executable = Pick<
  Transaction,
  | 'to'
  | 'value'
  | 'data'
  | 'accessList'
  | 'authorizationList'
  | 'gasLimit'
  | 'maxFeePerGas'
  | 'maxPriorityFeePerGas'
>;

function addBalance(world: WorldState, address: Uint8Array, amount: bigint): void {
  const account = world.account(address) ?? EMPTY_ACCOUNT;
  world.setAccount(address, { ...account, balance: account.balance + amount });
}

/** Deletes only contracts created in the same transaction (EIP-6780). */
async function removeDestroyed(evm: EVM, { execResult }: EVMResult): Promise<void> {
  const created = execResult.createdAddresses;
  for (const address of (execResult.selfdestruct ?? new Map<Hex, string>()).keys()) {
    if (created?.has(address)) await evm.journal.deleteAccount(new Address(hexToBytes(address)));
  }
}

function toLog([address, topics, data]: [Uint8Array, Uint8Array[], Uint8Array]): Log {
  return { address, topics, data };
}

/**
 * Executes a transaction by the EVM's rules on the world's uncommitted layer: buys gas, runs, refunds, pays
 * base fee and tip to the coinbase, and removes destroyed contracts and touched empty accounts. The caller
 * has checked nonce, balance and gas limits, and commits the world or clears its changes.
 */
export async function applyTransaction(
  evm: EVM,
  world: WorldState,
  transaction: Executable,
  sender: Uint8Array,
  environment: BlockEnvironment,
): Promise<Receipt> {
  const gasPrice = effectiveGasPrice(transaction, environment.header.baseFeePerGas ?? 0n);
  const message: Message = { ...transaction, sender, gasPrice };
  const intrinsic = intrinsicGas(transaction);
  const account = world.account(sender) ?? EMPTY_ACCOUNT;

  await evm.journal.checkpoint();
  world.setAccount(sender, {
    ...account,
    nonce: account.nonce + 1n,
    balance: account.balance - transaction.gasLimit * gasPrice,
  });
  const authorityRefund = await applyAuthorizations(evm, world, transaction.authorizationList);
  const result = await runMessage(evm, message, transaction.gasLimit - intrinsic, environment);
  const floor = floorGas(transaction, forkOf(evm));
  const gasUsed = gasAfterRefund({ intrinsic, floor, authorityRefund }, result);
  addBalance(world, sender, (transaction.gasLimit - gasUsed) * gasPrice);
  addBalance(world, environment.header.coinbase.bytes, gasUsed * gasPrice);
  await removeDestroyed(evm, result);
  await evm.journal.cleanup();
  await evm.journal.commit();
  evm.journal.cleanJournal();

  return {
    succeeded: result.execResult.exceptionError === undefined,
    gasUsed,
    logs: (result.execResult.logs ?? []).map(toLog),
    contractAddress: transaction.to === null ? (result.createdAddress?.bytes ?? null) : null,
  };
}
