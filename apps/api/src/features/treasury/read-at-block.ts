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

/** How long the chain may take; nobody waits for these figures with an empty page. */
export const TREASURY_READ_MS = 5_000;

export interface ReadBlock {
  readonly number: number;
  readonly hash: string;
  readonly stateRoot: string;
  /** Milliseconds since 1970. */
  readonly sealedAt: number;
}

/** The newest block, null while the chain does not answer. */
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

/** A balance at the end of a block, as a call of a batch. */
export function balanceCall(address: string, block: number): RpcCall {
  return { method: 'eth_getBalance', params: [address, toTag(block)] };
}

/** A contract's view at the end of a block, as a call of a batch. */
export function viewCall(to: string, data: string, block: number): RpcCall {
  return { method: 'eth_call', params: [{ to, data }, toTag(block)] };
}

/** A quantity that a call answered, null for anything else. */
export function toBigInt(answer: unknown): bigint | null {
  return typeof answer === 'string' && /^0x[0-9a-f]+$/i.test(answer) ? BigInt(answer) : null;
}

/** The bytes that a view answered, null for anything else. */
export function toBytes(answer: unknown): Hex | null {
  const bytes = bytesSchema.safeParse(answer);
  return bytes.success ? (bytes.data as Hex) : null;
}

const toTag = (block: number) => `0x${block.toString(16)}`;
