import { boolean, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, chainTime, height, hexBytes, ticket, time } from './column-types.ts';
import { chain } from './schemas.ts';

/**
 * ERC-721 tokens with at least one transfer. The metadata comes from the creator; it is sanitized, truncated
 * and not verified.
 */
export const nfts = chain.table(
  'nfts',
  {
    contract: hexBytes('contract').notNull(),
    tokenId: amount('token_id').notNull(),
    /** The zero address once burned. */
    owner: hexBytes('owner').notNull(),
    isBurnt: boolean('is_burnt').notNull(),
    transferCount: height('transfer_count').notNull(),
    /** Block of the first transfer, which is the minting if the contract follows the standard. */
    mintedBlockNumber: height('minted_block_number').notNull(),
    mintedLogIndex: integer('minted_log_index').notNull(),
    mintedAt: chainTime('minted_at').notNull(),
    /** Block of the last transfer. */
    lastBlockNumber: height('last_block_number').notNull(),
    lastLogIndex: integer('last_log_index').notNull(),
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
    index('nfts_minted').on(table.mintedBlockNumber, table.mintedLogIndex),
    index('nfts_contract_minted').on(table.contract, table.mintedBlockNumber, table.mintedLogIndex),
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
