import { z } from 'zod';
import type { Block } from '../../chain/block.ts';
import type { Chain } from '../../chain/chain.ts';
import { effectiveGasPrice } from '../../chain/transaction.ts';
import { bytesToHex, equalBytes, quantity } from '../../encoding/hex.ts';
import { EMPTY_CODE_HASH } from '../../state/account.ts';
import { WorldState } from '../../state/world-state.ts';
import { findBlock, requireBlock } from '../block-tag.ts';
import { formatBlock } from '../format/format-block.ts';
import { formatReceipt } from '../format/format-receipt.ts';
import { method, type RpcMethods } from '../method.ts';
import { addressParam, blockTagParam, countParam, hashParam, noParams, optionalTagParam } from '../params.ts';

/** Version of the implemented Otterscan API. */
const API_LEVEL = 8;

/** Blocks have no reward except their fees. */
const NO_ISSUANCE = { blockReward: '0x0', uncleReward: '0x0', issuance: '0x0' };

const feesOf = ({ header, body }: Block): bigint =>
  body === null ? 0n : body.receipt.gasUsed * effectiveGasPrice(body.transaction, header.baseFeePerGas);

function details(block: Block): object {
  const { logsBloom: _, ...blockFields } = formatBlock(block, false);
  return {
    block: { ...blockFields, transactionCount: block.body === null ? 0 : 1 },
    issuance: NO_ISSUANCE,
    totalFees: quantity(feesOf(block)),
  };
}

/**
 * Returns the first retained block at which `holds` is true, or undefined. Once true, `holds` must stay
 * true.
 */
function firstBlockWhere(chain: Chain, holds: (world: WorldState) => boolean): Block | undefined {
  const isTrueAt = (number: number): boolean =>
    holds(new WorldState(chain.nodes, chain.blocks.byNumber(number)!.state));
  let [low, high] = [chain.pruner.oldestState, chain.head.header.number];
  if (!isTrueAt(high)) return undefined;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isTrueAt(middle)) high = middle;
    else low = middle + 1;
  }
  return chain.blocks.byNumber(low);
}

/**
 * Otterscan methods beyond the usual ones. The gateway answers searches by address, because the node has no
 * index of addresses.
 */
export function otterscanMethods(chain: Chain): RpcMethods {
  return {
    ots_getApiLevel: method(noParams, () => API_LEVEL),
    ots_hasCode: method(z.tuple([addressParam, optionalTagParam.optional()]), ([address, tag = 'latest']) => {
      const account = new WorldState(chain.nodes, requireBlock(chain, tag).state).account(address);
      return account !== null && !equalBytes(account.codeHash, EMPTY_CODE_HASH);
    }),
    ots_getBlockDetails: method(z.tuple([blockTagParam]), ([tag]) => {
      const block = findBlock(chain, tag);
      return block === undefined ? null : details(block);
    }),
    ots_getBlockDetailsByHash: method(z.tuple([hashParam]), ([hash]) => {
      const block = findBlock(chain, { hash });
      return block === undefined ? null : details(block);
    }),
    ots_getBlockTransactions: method(
      z.tuple([blockTagParam, countParam, countParam]),
      ([tag, page, size]) => {
        const block = findBlock(chain, tag);
        if (block === undefined) return null;
        const isThere = block.body !== null && page === 0 && size > 0;
        const fullblock = formatBlock(block, true);
        return {
          fullblock: {
            ...fullblock,
            transactions: isThere ? fullblock['transactions'] : [],
            transactionCount: isThere ? 1 : 0,
          },
          receipts: isThere ? [{ ...formatReceipt(block, block.body!), logs: null, logsBloom: null }] : [],
        };
      },
    ),
    ots_getTransactionBySenderAndNonce: method(z.tuple([addressParam, countParam]), ([address, nonce]) => {
      const used = (world: WorldState): boolean => (world.account(address)?.nonce ?? 0n) > BigInt(nonce);
      const { body } = firstBlockWhere(chain, used) ?? { body: null };
      const isFound =
        body !== null && equalBytes(body.sender, address) && body.transaction.nonce === BigInt(nonce);
      return isFound ? bytesToHex(body.transaction.hash) : null;
    }),
    ots_getContractCreator: method(z.tuple([addressParam]), ([address]) => {
      const hasCode = (world: WorldState): boolean => {
        const account = world.account(address);
        return account !== null && !equalBytes(account.codeHash, EMPTY_CODE_HASH);
      };
      const block = firstBlockWhere(chain, hasCode);
      if (block?.body == null) return null;
      return { hash: bytesToHex(block.body.transaction.hash), creator: bytesToHex(block.body.sender) };
    }),
  };
}
