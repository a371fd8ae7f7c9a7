import type { RpcTransactionReceipt, Hex } from 'viem';
import { isMethodMissing, NodeAwayError, type RpcClient } from '../lib/chain/rpc-client.ts';
import type { ChainBlock } from './chain-block.ts';
import { parseBlock, type RpcFullBlock } from './parse-block.ts';

type BlockWithReceipts = { block: RpcFullBlock; receipts: RpcTransactionReceipt[] };
type RpcHeader = { number: Hex; hash: Hex };

export interface BlockRun {
  /** In order, each the parent of the next; empty above the head. */
  readonly blocks: readonly ChainBlock[];
  /** True if the chain probably continues after these blocks. */
  readonly hasMore: boolean;
}

/** Maximum number of blocks per read. */
const READ_BATCH = 500;
/**
 * Maximum number of blocks per read from an engine without the bulk method, which needs two calls for each.
 */
const READ_BATCH_STANDARD = 100;

/** Reads the chain. All methods throw NodeAwayError while the node is unavailable. */
export class ChainReader {
  readonly #rpc: RpcClient;
  #hasBulkRead: boolean | undefined;

  constructor(rpc: RpcClient) {
    this.#rpc = rpc;
  }

  async readHeight(): Promise<number> {
    return Number(await this.#rpc.request<Hex>('eth_blockNumber'));
  }

  /** Returns the height of the first block: 0, or 1 on engines without a block for their genesis. */
  async readFirstHeight(): Promise<number> {
    const first = await this.#rpc.request<RpcHeader | null>('eth_getBlockByNumber', ['earliest', false]);
    if (first === null) throw new NodeAwayError('the node has no genesis block yet');
    return Number(first.number);
  }

  /** Returns the hash of the block at a height, or null if the chain is shorter. */
  async readHash(height: number): Promise<Hex | null> {
    const [hash = null] = await this.readHashes([height]);
    return hash;
  }

  async readHashes(heights: readonly number[]): Promise<(Hex | null)[]> {
    const calls = heights.map((height) => ({
      method: 'eth_getBlockByNumber',
      params: [toQuantity(height), false],
    }));
    const headers = await this.#rpc.batch<RpcHeader | null>(calls);
    return headers.map((header) => header && (header.hash.toLowerCase() as Hex));
  }

  /** Returns blocks from a height on, as many as one read returns. */
  async readBlocks(from: number): Promise<BlockRun> {
    const { answers, hasMore } = await this.#readAny(from);
    const blocks = answers.map(({ block, receipts }) => parseBlock(block, receipts));
    // The chain may have changed during the read; blocks that do not form a chain are read again.
    const brokenAt = blocks.findIndex(
      (block, index) => index > 0 && block.parentHash !== blocks[index - 1]!.hash,
    );
    return brokenAt < 0 ? { blocks, hasMore } : { blocks: blocks.slice(0, brokenAt), hasMore: true };
  }

  async #readAny(from: number): Promise<{ answers: BlockWithReceipts[]; hasMore: boolean }> {
    if (this.#hasBulkRead === false) return this.#readStandard(from);
    try {
      const params = [toQuantity(from), toQuantity(READ_BATCH)];
      const answers = await this.#rpc.request<BlockWithReceipts[]>('nova_getBlocks', params);
      this.#hasBulkRead = true;
      return { answers, hasMore: answers.length === READ_BATCH };
    } catch (error) {
      if (this.#hasBulkRead || !isMethodMissing(error)) throw error;
      this.#hasBulkRead = false;
      return this.#readStandard(from);
    }
  }

  async #readStandard(from: number): Promise<{ answers: BlockWithReceipts[]; hasMore: boolean }> {
    const height = await this.readHeight();
    const count = Math.min(height - from + 1, READ_BATCH_STANDARD);
    if (count <= 0) return { answers: [], hasMore: false };
    const heights = Array.from({ length: count }, (_, index) => toQuantity(from + index));
    const blocks = await this.#rpc.batch<RpcFullBlock | null>(
      heights.map((height) => ({ method: 'eth_getBlockByNumber', params: [height, true] })),
    );
    const present = blocks.filter((block) => block !== null);
    // By hash, because another block may have this height by now.
    const receipts = await this.#rpc.batch<RpcTransactionReceipt[] | null>(
      present.map((block) => ({ method: 'eth_getBlockReceipts', params: [block.hash] })),
    );
    const answers = present.map((block, index) => {
      const found = receipts[index];
      if (!found) throw new NodeAwayError(`block ${block.hash} was removed while it was being read`);
      return { block, receipts: found };
    });
    return { answers, hasMore: from + count <= height };
  }
}

function toQuantity(value: number): Hex {
  return `0x${value.toString(16)}`;
}
