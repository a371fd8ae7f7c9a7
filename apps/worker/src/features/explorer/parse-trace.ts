import { keccak256, type Hex } from 'viem';
import { z } from 'zod';
import type { CallType } from '@nova/db/schema/explorer-details';
import { cleanText } from '../../lib/clean-text.ts';
import type { ContractCreation } from './contract-creation.ts';

const hex = z.string().transform((text) => text.toLowerCase() as Hex);
// Child calls are validated one by one, because a stranger chooses their depth.
const frameSchema = z.object({
  type: z.string(),
  from: hex,
  to: hex.optional(),
  value: hex.optional(),
  gas: hex.default('0x0'),
  gasUsed: hex.default('0x0'),
  input: hex.default('0x'),
  output: hex.optional(),
  error: z.string().optional(),
  calls: z.array(z.unknown()).optional(),
});
type CallFrame = z.infer<typeof frameSchema>;

/** Identifies the traced transaction. */
export interface TracedTransaction {
  readonly blockNumber: number;
  readonly txIndex: number;
  readonly transactionHash: Hex;
  readonly timestamp: string;
}

export interface InternalTransaction {
  readonly blockNumber: number;
  readonly txIndex: number;
  readonly traceIndex: number;
  readonly traceAddress: readonly number[];
  readonly type: CallType;
  readonly from: Hex;
  readonly to: Hex | null;
  readonly contractAddress: Hex | null;
  readonly value: bigint;
  readonly gas: number;
  readonly gasUsed: number;
  readonly input: Hex;
  readonly output: Hex;
  readonly error: string | null;
  readonly isSuccessful: boolean;
  readonly timestamp: string;
}

export interface ParsedTrace {
  /** Internal calls without the transaction's own call, parents before their children. */
  readonly calls: readonly InternalTransaction[];
  /** Contracts that persist, including one created by the transaction itself. */
  readonly creations: readonly ContractCreation[];
}

/** Maximum length of stored input and output, in hexadecimal characters. */
const DATA_CHARACTERS = 2 + 2 * 16_384;
const ERROR_CHARACTERS = 500;

const TYPES: Readonly<Record<string, CallType>> = {
  CALL: 'call',
  CALLCODE: 'callcode',
  DELEGATECALL: 'delegatecall',
  STATICCALL: 'staticcall',
  CREATE: 'create',
  CREATE2: 'create2',
  SELFDESTRUCT: 'selfdestruct',
};

interface Visit {
  readonly rawFrame: unknown;
  readonly address: readonly number[];
  /** True if no enclosing call failed. */
  readonly isRetained: boolean;
}

/**
 * Flattens the call tree returned by geth's call tracer, without recursion.
 * @throws Error for any other input.
 */
export function parseTrace(root: unknown, transaction: TracedTransaction): ParsedTrace {
  const calls: InternalTransaction[] = [];
  const creations: ContractCreation[] = [];
  const waiting: Visit[] = [{ rawFrame: root, address: [], isRetained: true }];
  for (let traceIndex = 0; waiting.length > 0; traceIndex++) {
    const { rawFrame, address, isRetained } = waiting.pop()!;
    const frame = frameSchema.parse(rawFrame);
    const isSuccessful = isRetained && frame.error === undefined;
    const call = toCall(frame, address, isSuccessful, transaction, traceIndex);
    if (traceIndex > 0) calls.push(call);
    if (call.contractAddress) creations.push(toCreation(frame, call, transaction));
    const children = (frame.calls ?? []).map((child, index) => ({
      rawFrame: child,
      address: [...address, index],
      isRetained: isSuccessful,
    }));
    waiting.push(...children.toReversed());
  }
  return { calls, creations };
}

function toCall(
  frame: CallFrame,
  traceAddress: readonly number[],
  isSuccessful: boolean,
  { blockNumber, txIndex, timestamp }: TracedTransaction,
  traceIndex: number,
): InternalTransaction {
  const type = TYPES[frame.type];
  if (type === undefined) throw new Error(`the call tracer reported an unknown call type "${frame.type}"`);
  const isCreation = type === 'create' || type === 'create2';
  return {
    blockNumber,
    txIndex,
    traceIndex,
    traceAddress,
    type,
    from: frame.from,
    to: isCreation ? null : (frame.to ?? null),
    contractAddress: isCreation && isSuccessful ? (frame.to ?? null) : null,
    value: BigInt(frame.value ?? '0x0'),
    gas: toCount(frame.gas),
    gasUsed: toCount(frame.gasUsed),
    input: cut(frame.input),
    output: cut(frame.output ?? '0x'),
    // The message may contain text from a contract.
    error: frame.error === undefined ? null : cleanText(frame.error, ERROR_CHARACTERS),
    isSuccessful,
    timestamp,
  };
}

function toCreation(
  frame: CallFrame,
  call: InternalTransaction,
  { transactionHash }: TracedTransaction,
): ContractCreation {
  const { blockNumber, txIndex, traceIndex, from: creator, timestamp } = call;
  const code = frame.output ?? '0x';
  return {
    address: call.contractAddress!,
    blockNumber,
    txIndex,
    traceIndex,
    type: traceIndex === 0 ? 'transaction' : call.type === 'create2' ? 'create2' : 'create',
    creator,
    transactionHash,
    codeHash: keccak256(code),
    codeSize: code.length / 2 - 1,
    timestamp,
  };
}

/** A caller may specify any amount of gas, whether or not it exists. */
function toCount(quantity: Hex): number {
  return Math.min(Number(quantity), Number.MAX_SAFE_INTEGER);
}

function cut(data: Hex): Hex {
  return data.slice(0, DATA_CHARACTERS) as Hex;
}
