import { addressSchema, hexSchema } from '@nova/shared/hex';
import { AppError } from '@nova/shared/errors';
import { type Abi, type AbiFunction, type AbiParameter, encodeFunctionData } from 'viem';
import { DEPLOY_ERRORS } from './deploy-errors.ts';
import type { NamedContract } from './safe-contracts.ts';
import type { SafeCall } from './safe-transaction.ts';

/** A call with a description that owners read before they sign it. */
export interface DescribedCall extends SafeCall {
  /** Description, such as `Presale.approvePurchase(0x…, 0x…, 1, 2000000000)`. */
  text: string;
  /** ABI of the called contract, which defines the names of its errors. */
  abi: Abi;
}

/**
 * Composes a call of one function from the typed arguments.
 * @throws AppError `invalid_call` for an unknown function or an argument of the wrong type.
 */
export function composeCall(
  { name, address, abi }: NamedContract,
  functionName: string,
  words: readonly string[],
): DescribedCall {
  const found = abi.find(
    (item): item is AbiFunction =>
      item.type === 'function' && item.name === functionName && item.inputs.length === words.length,
  );
  if (!found || found.stateMutability === 'view' || found.stateMutability === 'pure') {
    throw invalid(`${name} has no state-changing function ${functionName} with ${words.length}`);
  }
  const args = found.inputs.map((input, at) => parseArgument(input, words[at]!));
  const data = encodeFunctionData({ abi: [found], functionName, args });
  return { to: address, data, abi, text: `${name}.${functionName}(${args.map(String).join(', ')})` };
}

function parseArgument({ name = '', type }: AbiParameter, word: string): bigint | boolean | string {
  const wrong = () => invalid(`${name} must be of type ${type}, not ${word}`);
  if (/^uint\d*$/.test(type)) {
    if (!/^\d+$/.test(word)) throw wrong();
    return BigInt(word);
  }
  if (type === 'bool') {
    if (word !== 'true' && word !== 'false') throw wrong();
    return word === 'true';
  }
  if (type === 'string') return word;
  const isAddress = type === 'address';
  if (!isAddress && !/^bytes\d*$/.test(type))
    throw invalid(`arguments of type ${type} are not supported on the command line`);
  const parsed = (isAddress ? addressSchema : hexSchema).safeParse(word);
  const size = Number(/^bytes(\d+)$/.exec(type)?.[1] ?? Number.NaN);
  if (!parsed.success || (size > 0 && parsed.data.length !== 2 + 2 * size)) throw wrong();
  return parsed.data;
}

function invalid(text: string): AppError {
  return new AppError(DEPLOY_ERRORS.invalidCall, { message: `${text}.` });
}
