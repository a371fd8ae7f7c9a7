import { createdTokenAbi } from '@nova/abi/created-token';
import { tokenFactoryAbi } from '@nova/abi/token-factory';
import { decodeFunctionResult, encodeFunctionData, getAddress, type Hex, isAddress, parseAbi } from 'viem';
import { readContractRefusal } from '../../lib/transaction/read-refusal.ts';
import type { TransactionCall } from '../../lib/transaction/transaction-call.ts';

/* Contract calls, loaded on the first click because their libraries are larger than the page. */

const accountAbi = parseAbi(['function execute(address target, uint256 value, bytes data)']);
const errors = [...tokenFactoryAbi, ...createdTokenAbi].filter((entry) => entry.type === 'error');

export interface NewToken {
  readonly name: string;
  readonly symbol: string;
  readonly supply: bigint;
  readonly contractUri: string;
}

export function encodeCreate(factory: Hex, { name, symbol, supply, contractUri }: NewToken): TransactionCall {
  const args = [name, symbol, supply, contractUri] as const;
  return { to: factory, data: encodeFunctionData({ abi: tokenFactoryAbi, functionName: 'create', args }) };
}

/** Decodes the address in the response of a simulated creation. */
export function readCreated(answer: Hex): Hex {
  const address = decodeFunctionResult({ abi: tokenFactoryAbi, functionName: 'create', data: answer });
  return address.toLowerCase() as Hex;
}

export function encodeDescription(token: Hex, contractUri: string): TransactionCall {
  const data = encodeFunctionData({
    abi: createdTokenAbi,
    functionName: 'setContractURI',
    args: [contractUri],
  });
  return { to: token, data };
}

export function encodeTransfer(token: Hex, to: Hex, units: bigint): TransactionCall {
  return {
    to: token,
    data: encodeFunctionData({ abi: createdTokenAbi, functionName: 'transfer', args: [to, units] }),
  };
}

/** Wraps a call so that an account (a clone of the contract Account) owned by the wallet executes it. */
export function throughAccount(account: Hex, call: TransactionCall): TransactionCall {
  const args = [call.to, call.value ?? 0n, call.data] as const;
  return { to: account, data: encodeFunctionData({ abi: accountAbi, functionName: 'execute', args }) };
}

export function encodeBalanceOf(holder: Hex): Hex {
  return encodeFunctionData({ abi: createdTokenAbi, functionName: 'balanceOf', args: [holder] });
}

/** Returns the name of an error of our contracts; null for any other. */
export function nameRefusal(data: unknown): string | null {
  return readContractRefusal(errors, data)?.name ?? null;
}

/** Parses an entered address to lowercase; returns null for an invalid one or a wrong checksum. */
export function readAddress(text: string): Hex | null {
  const trimmed = text.trim();
  if (!isAddress(trimmed)) return null;
  return getAddress(trimmed).toLowerCase() as Hex;
}
