import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, chainTime, height, hexBytes, sum, ticket, time } from '../column-types.ts';
import { chain } from './schemas.ts';
import type { TokenKind } from './token.ts';

/**
 * ERC-721 tokens and ERC-1155 items with at least one transfer. Owners come from ERC-721 events alone, supply
 * and holders from ERC-1155 events alone, so a contract that emits both cannot confuse them. The metadata comes from the creator; it is sanitized, truncated
 * and not verified.
 */
export const nfts = chain.table(
  'nfts',
  {
    contract: hexBytes('contract').notNull(),
    tokenId: amount('token_id').notNull(),
    /** Determined by the first transfer. */
    kind: text('kind').$type<Exclude<TokenKind, 'erc20'>>().notNull().default('erc721'),
    /** The zero address once burned; null without an ERC-721 transfer. */
    owner: hexBytes('owner'),
    /** For ERC-1155: no unit is left. */
    isBurnt: boolean('is_burnt').notNull(),
    /** ERC-1155 units minted less burned. */
    supply: sum('supply')
      .notNull()
      .default(sql`0`),
    /** Addresses with ERC-1155 units. */
    holderCount: integer('holder_count').notNull().default(0),
    transferCount: height('transfer_count').notNull(),
    /** Block of the first transfer, which is the minting if the contract follows the standard. */
    mintedBlockNumber: height('minted_block_number').notNull(),
    mintedLogIndex: integer('minted_log_index').notNull(),
    mintedBatchIndex: integer('minted_batch_index').notNull().default(0),
    mintedAt: chainTime('minted_at').notNull(),
    /** Block of the last transfer. */
    lastBlockNumber: height('last_block_number').notNull(),
    lastLogIndex: integer('last_log_index').notNull(),
    lastBatchIndex: integer('last_batch_index').notNull().default(0),
    lastTransferAt: chainTime('last_transfer_at').notNull(),
    tokenUri: text('token_uri'),
    name: text('name'),
    /** The image location from the metadata: any text, which must be validated before display. */
    image: text('image'),
    metadata: jsonb('metadata').$type<NftMetadata>(),
    metadataState: text('metadata_state').$type<NftMetadataState>().notNull().default('pending'),
  },
  (table) => [
    primaryKey({ columns: [table.contract, table.tokenId] }),
    index('nfts_owner').on(table.owner, table.contract, table.tokenId),
    index('nfts_minted').on(table.mintedBlockNumber, table.mintedLogIndex, table.mintedBatchIndex),
    index('nfts_contract_minted').on(
      table.contract,
      table.mintedBlockNumber,
      table.mintedLogIndex,
      table.mintedBatchIndex,
    ),
  ],
);

/** ERC-1155 units of one ID that an address holds, derived from events. Holders have more than 0. */
export const nftBalances = chain.table(
  'nft_balances',
  {
    contract: hexBytes('contract').notNull(),
    tokenId: amount('token_id').notNull(),
    holder: hexBytes('holder').notNull(),
    balance: sum('balance').notNull(),
    /** Transfers of this ID to or from the holder. */
    transferCount: height('transfer_count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contract, table.tokenId, table.holder] }),
    index('nft_balances_rich')
      .on(table.contract, table.tokenId, table.balance, table.holder)
      .where(sql`balance > 0`),
    index('nft_balances_holder')
      .on(table.holder, table.contract, table.tokenId)
      .where(sql`balance > 0`),
  ],
);

/** The known fields of the metadata standard only. */
export interface NftMetadata {
  readonly name?: string;
  readonly description?: string;
  readonly image?: string;
  readonly animation_url?: string;
  readonly external_url?: string;
  readonly attributes?: readonly {
    readonly trait_type?: string;
    readonly value: string | number | boolean;
  }[];
}

/**
 * `external`: the metadata is on a host that we do not read from. `missing`: the contract names none.
 * `invalid`: the content is not metadata. `unreachable`: abandoned after many attempts.
 */
export type NftMetadataState = 'pending' | 'read' | 'external' | 'missing' | 'invalid' | 'unreachable';

/** NFTs whose metadata must be read. */
export const pendingNfts = chain.table(
  'pending_nfts',
  {
    contract: hexBytes('contract').notNull(),
    tokenId: amount('token_id').notNull(),
    ticket: ticket(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: time('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
  },
  (table) => [
    primaryKey({ columns: [table.contract, table.tokenId] }),
    index('pending_nfts_due').on(table.nextAttemptAt),
  ],
);
