import type { Hex } from 'viem';
import { z } from 'zod';
import type { ChainClient, RpcCall } from '../../http/chain/chain-client.ts';
import { toNumber } from '../../http/chain/chain-client.ts';

const bytesSchema = z.string().regex(/^0x([0-9a-f]{2})+$/i);
const headSchema = z.object({
  number: z.string(),
  hash: z.string(),
  stateRoot: z.string(),
  timestamp: z.string(),
});

/** Timeout of the chain in milliseconds; the page shows its other content meanwhile. */
export const TREASURY_READ_MS = 5_000;

export interface ReadBlock {
  readonly number: number;
  readonly hash: string;
  readonly stateRoot: string;
  /** Milliseconds since 1970. */
  readonly sealedAt: number;
}

/** Returns the newest block; null if the chain does not respond. */
export async function readNewestBlock(chain: ChainClient): Promise<ReadBlock | null> {
  const calls = [{ method: 'eth_getBlockByNumber', params: ['latest', false] }];
  const [answer] = await chain.call(calls, TREASURY_READ_MS);
  const head = headSchema.safeParse(answer);
  if (!head.success) return null;
  const { hash, stateRoot, number, timestamp } = head.data;
  const [height, seconds] = [toNumber(number), toNumber(timestamp)];
  if (height === null || seconds === null) return null;
  return { number: height, hash, stateRoot, sealedAt: seconds * 1000 };
}

/** Returns the batch call for a balance at the end of a block. */
export function balanceCall(address: string, block: number): RpcCall {
  return { method: 'eth_getBalance', params: [address, toTag(block)] };
}

/** Returns the batch call for a contract's view function at the end of a block. */
export function viewCall(to: string, data: string, block: number): RpcCall {
  return { method: 'eth_call', params: [{ to, data }, toTag(block)] };
}

/** Returns the quantity in a call's result; null for anything else. */
export function toBigInt(answer: unknown): bigint | null {
  return typeof answer === 'string' && /^0x[0-9a-f]+$/i.test(answer) ? BigInt(answer) : null;
}

/** Returns the bytes in a view's result; null for anything else. */
export function toBytes(answer: unknown): Hex | null {
  const bytes = bytesSchema.safeParse(answer);
  return bytes.success ? (bytes.data as Hex) : null;
}

const toTag = (block: number) => `0x${block.toString(16)}`;
