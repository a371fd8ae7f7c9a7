import type { Hex } from 'viem';
import { type ChainBlock, type ChainLog, eachLog } from './chain-block.ts';

/** Zero address: sender of a mint, recipient of a burn. */
export const NOBODY: Hex = `0x${'00'.repeat(20)}`;
/** Transfer(address,address,uint256), identical in ERC-20 and ERC-721. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const WORD_CHARACTERS = 2 + 64;

/** One token transfer from the standard's event. */
export interface TokenTransfer {
  readonly blockNumber: number;
  readonly logIndex: number;
  readonly txIndex: number;
  readonly token: Hex;
  readonly kind: 'erc20' | 'erc721';
  readonly from: Hex;
  readonly to: Hex;
  /** Amount in smallest units; 1 for an ERC-721 token. */
  readonly amount: bigint;
  /** Null for ERC-20. */
  readonly tokenId: bigint | null;
  /** Timestamp of its block. */
  readonly timestamp: string;
}

/**
 * Returns every transfer in these blocks, in chain order. The emitting contract needs no verification,
 * because it can only move its own token.
 */
export function listTransfers(blocks: readonly ChainBlock[]): TokenTransfer[] {
  const transfers: TokenTransfer[] = [];
  for (const { log, block } of eachLog(blocks)) {
    if (log.topics[0] !== TRANSFER) continue;
    const transfer = readTransfer(log, block.timestamp);
    if (transfer) transfers.push(transfer);
  }
  return transfers;
}

// The standards index different arguments: three topics and an amount, or four topics and no data.
function readTransfer(log: ChainLog, timestamp: string): TokenTransfer | null {
  const { blockNumber, logIndex, txIndex, address: token, data } = log;
  const [, from, to, id] = log.topics;
  if (!from || !to) return null;
  const place = {
    blockNumber,
    logIndex,
    txIndex,
    token,
    from: toAddress(from),
    to: toAddress(to),
    timestamp,
  };
  if (id !== undefined)
    return data === '0x' ? { ...place, kind: 'erc721', amount: 1n, tokenId: BigInt(id) } : null;
  if (data.length !== WORD_CHARACTERS) return null;
  return { ...place, kind: 'erc20', amount: BigInt(data), tokenId: null };
}

function toAddress(topic: Hex): Hex {
  return `0x${topic.slice(26)}`;
}
