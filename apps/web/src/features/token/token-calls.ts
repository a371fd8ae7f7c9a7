import { createdTokenAbi } from '@nova/abi/created-token';
import { tokenFactoryAbi } from '@nova/abi/token-factory';
import { decodeFunctionResult, encodeFunctionData, getAddress, type Hex, isAddress, parseAbi } from 'viem';
import { readContractRefusal } from '../../lib/transaction/read-refusal.ts';
import type { TransactionCall } from '../../lib/transaction/transaction-call.ts';

/*
 * What is said to contracts. Loaded with the first press: the libraries weigh more than the page.
 */

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

/** The address in the answer of a creation that was only tried. */
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

/** The same call in the name of an account (a clone of the contract Account) that the wallet owns. */
export function throughAccount(account: Hex, call: TransactionCall): TransactionCall {
  const args = [call.to, call.value ?? 0n, call.data] as const;
  return { to: account, data: encodeFunctionData({ abi: accountAbi, functionName: 'execute', args }) };
}

export function encodeBalanceOf(holder: Hex): Hex {
  return encodeFunctionData({ abi: createdTokenAbi, functionName: 'balanceOf', args: [holder] });
}

/** The name of a refusal by our contracts; null for any other. */
export function nameRefusal(data: unknown): string | null {
  return readContractRefusal(errors, data)?.name ?? null;
}

/** An address as somebody typed it, lower case; null for none, or for one whose checksum is wrong. */
export function readAddress(text: string): Hex | null {
  const trimmed = text.trim();
  if (!isAddress(trimmed)) return null;
  return getAddress(trimmed).toLowerCase() as Hex;
}
