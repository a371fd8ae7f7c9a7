import { index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, chainTime, height, hexBytes, time } from '../column-types.ts';
import { chain } from './schemas.ts';

export type NameEventKind =
  | 'registered'
  | 'renewed'
  | 'owner'
  | 'resolver'
  | 'address'
  | 'claimed'
  | 'named'
  | 'cleared';

/** Events of the contracts of names, from which the two tables below are derived. */
export const nameEvents = chain.table(
  'name_events',
  {
    blockNumber: height('block_number').notNull(),
    logIndex: integer('log_index').notNull(),
    txIndex: integer('tx_index').notNull(),
    node: hexBytes('node').notNull(),
    kind: text('kind').$type<NameEventKind>().notNull(),
    /** Owner, resolver, address, the address that claimed its node, or the account that paid. */
    account: hexBytes('account'),
    /** The label that was registered or renewed, or the name of an address; empty if it is not a `.nac` name. */
    label: text('label'),
    nacWei: amount('nac_wei'),
    points: amount('points'),
    expiresAt: time('expires_at'),
    timestamp: chainTime('timestamp').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockNumber, table.logIndex] }),
    index('name_events_node').on(table.node, table.kind, table.blockNumber, table.logIndex),
  ],
);

/** Names under `.nac` by their latest registration, including expired ones. */
export const names = chain.table(
  'names',
  {
    node: hexBytes('node').primaryKey(),
    label: text('label').notNull().unique(),
    owner: hexBytes('owner').notNull(),
    /** The address in our resolver; null if there is none or the name uses another resolver. */
    address: hexBytes('address'),
    expiresAt: time('expires_at').notNull(),
    blockNumber: height('block_number').notNull(),
    logIndex: integer('log_index').notNull(),
    timestamp: chainTime('timestamp').notNull(),
  },
  (table) => [
    index('names_owner').on(table.owner, table.blockNumber, table.logIndex),
    index('names_place').on(table.blockNumber, table.logIndex),
  ],
);

/** The label that an address has chosen as its name; it counts only if the name leads back to the address. */
export const primaryNames = chain.table('primary_names', {
  node: hexBytes('node').primaryKey(),
  address: hexBytes('address').notNull().unique(),
  label: text('label').notNull(),
});
