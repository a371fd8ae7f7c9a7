import { decodeAbiParameters, type Hex } from 'viem';
import { type ChainBlock, type ChainLog, eachLog } from './chain-block.ts';

/** Zero address: sender of a mint, recipient of a burn. */
export const NOBODY: Hex = `0x${'00'.repeat(20)}`;
/** Transfer(address,address,uint256), identical in ERC-20 and ERC-721. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
/** TransferSingle(address,address,address,uint256,uint256) of ERC-1155. */
const TRANSFER_SINGLE = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62';
/** TransferBatch(address,address,address,uint256[],uint256[]) of ERC-1155. */
const TRANSFER_BATCH = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb';
const WORD_CHARACTERS = 2 + 64;
const TWO_WORDS_CHARACTERS = 2 + 128;
const BATCH_DATA = [{ type: 'uint256[]' }, { type: 'uint256[]' }] as const;

/** One token transfer from the standard's event. */
export interface TokenTransfer {
  readonly blockNumber: number;
  readonly logIndex: number;
  /** Position in an ERC-1155 batch, 0 for all others. */
  readonly batchIndex: number;
  readonly txIndex: number;
  readonly token: Hex;
  readonly kind: 'erc20' | 'erc721' | 'erc1155';
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
    for (const transfer of readTransfers(log, block.timestamp)) transfers.push(transfer);
  }
  return transfers;
}

function readTransfers(log: ChainLog, timestamp: string): readonly TokenTransfer[] {
  const [event] = log.topics;
  if (event === TRANSFER) return readTransfer(log, timestamp);
  if (event === TRANSFER_SINGLE) return readItems(log, timestamp, readSingle);
  return event === TRANSFER_BATCH ? readItems(log, timestamp, readBatch) : [];
}

// The standards index different arguments: three topics and an amount, or four topics and no data.
function readTransfer(log: ChainLog, timestamp: string): readonly TokenTransfer[] {
  const { blockNumber, logIndex, txIndex, address: token, data } = log;
  const [, from, to, id] = log.topics;
  if (!from || !to) return [];
  const place = {
    blockNumber,
    logIndex,
    batchIndex: 0,
    txIndex,
    token,
    from: toAddress(from),
    to: toAddress(to),
    timestamp,
  };
  if (id !== undefined)
    return data === '0x' ? [{ ...place, kind: 'erc721', amount: 1n, tokenId: BigInt(id) }] : [];
  if (data.length !== WORD_CHARACTERS) return [];
  return [{ ...place, kind: 'erc20', amount: BigInt(data), tokenId: null }];
}

type Item = readonly [tokenId: bigint, amount: bigint];

/** Reads the items of an ERC-1155 event, whose second topic is the operator. */
function readItems(
  log: ChainLog,
  timestamp: string,
  read: (data: Hex) => readonly Item[],
): readonly TokenTransfer[] {
  const [, operator, from, to] = log.topics;
  if (!operator || !from || !to) return [];
  const { blockNumber, logIndex, txIndex, address: token, data } = log;
  const [sender, recipient] = [toAddress(from), toAddress(to)];
  return read(data).map(([tokenId, amount], batchIndex) => ({
    blockNumber,
    logIndex,
    batchIndex,
    txIndex,
    token,
    kind: 'erc1155',
    from: sender,
    to: recipient,
    amount,
    tokenId,
    timestamp,
  }));
}

function readSingle(data: Hex): readonly Item[] {
  if (data.length !== TWO_WORDS_CHARACTERS) return [];
  return [[BigInt(data.slice(0, WORD_CHARACTERS)), BigInt(`0x${data.slice(WORD_CHARACTERS)}`)]];
}

/** Returns nothing for data that the standard does not allow: lists of different lengths, or no lists. */
function readBatch(data: Hex): readonly Item[] {
  try {
    const [ids, amounts] = decodeAbiParameters(BATCH_DATA, data);
    return ids.length === amounts.length ? ids.map((id, index) => [id, amounts[index]!]) : [];
  } catch {
    return [];
  }
}

function toAddress(topic: Hex): Hex {
  return `0x${topic.slice(26)}`;
}
