import { z } from 'zod';
import type { Block } from '../../chain/block.ts';
import type { Chain } from '../../chain/chain.ts';
import { bytesToHex, type Hex } from '../../encoding/hex.ts';
import { TransactionReplacedError } from '../../pool/errors.ts';
import type { PooledTransaction } from '../../pool/pooled-transaction.ts';
import { findBlock } from '../block-tag.ts';
import { RPC_CODE, RpcError } from '../errors.ts';
import { findBlockOfTransaction, findTransaction } from '../find-transaction.ts';
import { formatReceipt } from '../format/format-receipt.ts';
import { formatTransaction } from '../format/format-transaction.ts';
import { SEND_TIMEOUT_MS } from '../limits.ts';
import { method, type RpcMethods } from '../method.ts';
import { blockTagParam, countParam, dataParam, hashParam } from '../params.ts';

/** Returns the block, or undefined if it is not durable in time. */
async function sealedWithin(pooled: PooledTransaction, milliseconds: number): Promise<Block | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([pooled.sealed, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns when the block is durable, immediately if an earlier nonce is missing, and after two seconds at
 * the latest.
 */
async function send(chain: Chain, raw: Uint8Array): Promise<Hex> {
  const pooled = chain.submit(raw);
  if (pooled.stage === 'waiting') return pooled.hash;
  try {
    await sealedWithin(pooled, SEND_TIMEOUT_MS);
  } catch (error) {
    // It was accepted but then replaced by the sender's own next transaction.
    if (!(error instanceof TransactionReplacedError))
      throw new RpcError(RPC_CODE.server, (error as Error).message);
  }
  return pooled.hash;
}

/** Returns the receipt, or an error with the hash if there is none in time (EIP-7966). */
async function sendSync(chain: Chain, raw: Uint8Array, timeout: number | undefined): Promise<unknown> {
  const pooled = chain.submit(raw);
  const deadline = Math.min(timeout ?? SEND_TIMEOUT_MS, 60_000);
  let block: Block | undefined;
  try {
    block = await sealedWithin(pooled, deadline);
  } catch (error) {
    throw new RpcError(RPC_CODE.server, (error as Error).message);
  }
  if (block === undefined) {
    throw new RpcError(
      4,
      'The transaction was added to the mempool but was not processed in time',
      pooled.hash,
    );
  }
  return formatReceipt(block, block.body!);
}

/** Methods that send and find transactions. An unknown transaction is null. */
export function transactionMethods(chain: Chain): RpcMethods {
  const blockOf = (hash: Hex) => findBlockOfTransaction(chain, hash);
  const byPlace = (block: Block | undefined, index: number): unknown =>
    block === undefined || block.body === null || index !== 0
      ? null
      : formatTransaction(block.body.transaction, block.body.sender, block);

  const rawByPlace = (block: Block | undefined, index: number): Hex | null =>
    block === undefined || block.body === null || index !== 0 ? null : bytesToHex(block.body.transaction.raw);

  return {
    eth_sendRawTransaction: method(z.tuple([dataParam]), ([raw]) => send(chain, raw)),
    eth_sendRawTransactionSync: method(
      z.tuple([dataParam, countParam.nullish().optional()]),
      ([raw, timeout]) => sendSync(chain, raw, timeout ?? undefined),
    ),
    eth_getTransactionByHash: method(z.tuple([hashParam]), ([hash]) => {
      const block = blockOf(hash);
      if (block !== undefined) return formatTransaction(block.body!.transaction, block.body!.sender, block);
      const pooled = chain.pool.get(hash);
      return pooled === undefined ? null : formatTransaction(pooled.transaction, pooled.sender, null);
    }),
    eth_getTransactionByBlockNumberAndIndex: method(z.tuple([blockTagParam, countParam]), ([tag, index]) =>
      byPlace(findBlock(chain, tag), index),
    ),
    eth_getTransactionByBlockHashAndIndex: method(z.tuple([hashParam, countParam]), ([hash, index]) =>
      byPlace(findBlock(chain, { hash }), index),
    ),
    eth_getRawTransactionByBlockNumberAndIndex: method(z.tuple([blockTagParam, countParam]), ([tag, index]) =>
      rawByPlace(findBlock(chain, tag), index),
    ),
    eth_getRawTransactionByBlockHashAndIndex: method(z.tuple([hashParam, countParam]), ([hash, index]) =>
      rawByPlace(findBlock(chain, { hash }), index),
    ),
    eth_getTransactionReceipt: method(z.tuple([hashParam]), ([hash]) => {
      const block = blockOf(hash);
      return block === undefined ? null : formatReceipt(block, block.body!);
    }),
    eth_getRawTransactionByHash: method(z.tuple([hashParam]), ([hash]) => {
      const found = findTransaction(chain, hash);
      return found === undefined ? null : bytesToHex(found.transaction.raw);
    }),
  };
}
