import { z } from 'zod';
import type { Block } from '../../chain/block.ts';
import type { Chain } from '../../chain/chain.ts';
import { encodeConsensusReceipt } from '../../chain/logs/receipt.ts';
import { bytesToHex, type Hex, hexToBytes } from '../../encoding/hex.ts';
import { decodeRlp, encodeRlp, type Rlp } from '../../encoding/rlp.ts';
import { requireBlock } from '../block-tag.ts';
import { method, type RpcMethods } from '../method.ts';
import { blockTagParam, hashParam, noParams } from '../params.ts';

/** Encodes a transaction inside the RLP of a block: a legacy one as a list, a typed one as a string. */
const inBlock = ({ raw, type }: { raw: Uint8Array; type: number }): Rlp =>
  type === 0 ? decodeRlp(raw) : raw;

/** Returns the Ethereum RLP of a block: header, transactions, no uncles, no withdrawals. */
function encodeRawBlock({ headerRlp, body }: Block): Uint8Array {
  const transactions = body === null ? [] : [inBlock(body.transaction)];
  return encodeRlp([decodeRlp(headerRlp), transactions, [], []]);
}

function rawReceipts({ header, body }: Block): Hex[] {
  if (body === null) return [];
  return [bytesToHex(encodeConsensusReceipt(body.receipt, header.logsBloom, body.transaction.type))];
}

/** Methods that return blocks, receipts and transactions in the encoding that is hashed. */
export function rawMethods(chain: Chain): RpcMethods {
  const tagOnly = z.tuple([blockTagParam]);
  return {
    debug_getRawHeader: method(tagOnly, ([tag]) => bytesToHex(requireBlock(chain, tag).headerRlp)),
    debug_getRawBlock: method(tagOnly, ([tag]) => bytesToHex(encodeRawBlock(requireBlock(chain, tag)))),
    debug_getRawReceipts: method(tagOnly, ([tag]) => rawReceipts(requireBlock(chain, tag))),
    debug_getRawTransaction: method(z.tuple([hashParam]), ([hash]) => {
      const number = chain.blocks.numberOfTransaction(hexToBytes(hash));
      const isPublished = number !== undefined && number <= chain.head.header.number;
      const sealed = isPublished ? chain.blocks.byNumber(number)?.body?.transaction : undefined;
      const found = sealed ?? chain.pool.get(hash)?.transaction;
      return found === undefined ? '0x' : bytesToHex(found.raw);
    }),
    // An invalid block stops a follower and is stored as evidence (nova_evidence).
    debug_getBadBlocks: method(noParams, () => []),
  };
}
