import type { Queryable } from '@nova/db/database';
import {
  blocks,
  chainActions,
  orphanedBlocks,
  orphanedTransactions,
  transactions,
} from '@nova/db/schema/explorer';
import { nfts } from '@nova/db/schema/nft';
import type { SearchResult } from '@nova/shared/explorer/search-schemas';
import { and, eq } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { ChainClient } from '../../../http/chain/chain-client.ts';
import { findNamedAddress } from '../../../http/chain/named-address.ts';
import { parseSearch } from './parse-search.ts';
import { readPendingTransaction } from '../transaction/pending-transaction.ts';
import { findUserOperation } from '../user-operation/user-operation.ts';
import { searchNames } from './search-names.ts';
import { findToken } from '../lists/tokens.ts';

const NONE = { kind: 'none' } as const;

/** Resolves a search text to an existing object. Every address exists; other unknown terms are `none`. */
export async function search(
  db: Queryable,
  chain: ChainClient,
  text: string,
  now: number,
): Promise<SearchResult> {
  const term = parseSearch(text);
  switch (term.kind) {
    case 'height':
      return (await findBlock(db, term.number)) ?? searchNames(db, text.trim());
    case 'hash':
      return searchHash(db, chain, term.hash);
    case 'address':
      return term;
    case 'token':
      return (await findToken(db, term.address)) ? term : { kind: 'address', address: term.address };
    case 'nft':
      return searchNft(db, term.address, term.tokenId);
    default:
      return searchText(db, term.text, now);
  }
}

/** Searches names of addresses, then those of tokens and contracts. */
async function searchText(db: Queryable, text: string, now: number): Promise<SearchResult> {
  const address = await findNamedAddress(db, text, now);
  return address ? { kind: 'address', address } : searchNames(db, text);
}

async function findBlock(db: Queryable, number: number): Promise<SearchResult | null> {
  const [block] = await db.select({ number: blocks.number }).from(blocks).where(eq(blocks.number, number));
  return block ? { kind: 'block', number: block.number } : null;
}

/** Searches blocks, transactions, actions and user operations, because their ids have the same format. */
async function searchHash(db: Queryable, chain: ChainClient, hash: Hex): Promise<SearchResult> {
  const [[transaction], [block], [action]] = await Promise.all([
    db.select({ hash: transactions.hash }).from(transactions).where(eq(transactions.hash, hash)),
    db.select({ number: blocks.number }).from(blocks).where(eq(blocks.hash, hash)),
    db
      .select({ transactionHash: transactions.hash })
      .from(chainActions)
      .innerJoin(
        transactions,
        and(
          eq(transactions.blockNumber, chainActions.blockNumber),
          eq(transactions.index, chainActions.txIndex),
        ),
      )
      .where(eq(chainActions.actionId, hash)),
  ]);
  if (transaction) return { kind: 'transaction', hash: transaction.hash };
  if (block) return { kind: 'block', number: block.number };
  if (action) return { kind: 'action', action_id: hash, transaction_hash: action.transactionHash };
  if (await findUserOperation(db, hash)) return { kind: 'user_operation', hash };
  const isPending = (await readPendingTransaction(chain, hash)) !== null;
  return isPending ? { kind: 'transaction', hash } : searchOrphans(db, hash);
}

/**
 * Searches orphaned blocks, because people keep hashes of blocks and transactions that a reorg has removed.
 */
async function searchOrphans(db: Queryable, hash: Hex): Promise<SearchResult> {
  const [block] = await db
    .select({ hash: orphanedBlocks.hash })
    .from(orphanedBlocks)
    .where(eq(orphanedBlocks.hash, hash));
  if (block) return { kind: 'orphaned_block', hash: block.hash };
  const [transaction] = await db
    .select({ hash: orphanedTransactions.hash })
    .from(orphanedTransactions)
    .where(eq(orphanedTransactions.hash, hash))
    .limit(1);
  return transaction ? { kind: 'transaction', hash: transaction.hash } : NONE;
}

async function searchNft(db: Queryable, address: Hex, tokenId: bigint): Promise<SearchResult> {
  const [nft] = await db
    .select({ contract: nfts.contract })
    .from(nfts)
    .where(and(eq(nfts.contract, address), eq(nfts.tokenId, tokenId)));
  return nft ? { kind: 'nft', address, token_id: tokenId.toString() } : { kind: 'address', address };
}
