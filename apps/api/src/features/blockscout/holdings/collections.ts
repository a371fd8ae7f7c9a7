import type { Database, Transaction } from '@nova/db/database';
import { toHex } from '@nova/runtime/hex-bytes';
import { sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import { plannedAnew, toBytes } from '../../../http/chain/sql-values.ts';
import { readInTime } from '../../../http/requests/read-in-time.ts';
import { toChecksum } from '../bytes.ts';
import { PAGE_ITEMS, toPage } from '../page.ts';
import type { InstanceItem } from '../schemas/holdings.ts';
import { isOfKind, TOKEN_COLUMNS, type TokenRow, toTokenInfo } from '../token-info.ts';
import { INSTANCE_TYPES, readInstances, selectHeld } from './held-instances.ts';

/** Maximum number of NFTs listed with their collection, as on Blockscout. */
export const SHOWN_INSTANCES_MAX = 15;

interface CollectionRow extends TokenRow {
  readonly kind: 'erc721' | 'erc1155';
  /** Number of NFTs, or of IDs of ERC-1155, that the address holds. */
  readonly amount: string;
}

/** Lists the collections of which an address holds NFTs or ERC-1155 items, each with its first ones. */
export async function listCollections(
  db: Database,
  owner: Hex,
  query: {
    kinds?: readonly TokenRow['kind'][] | undefined;
    token_contract_address_hash?: Hex | undefined;
  },
) {
  const { kinds, token_contract_address_hash: after } = query;
  const isBehind = after === undefined ? sql`true` : sql`b.token > ${toBytes(after)}`;
  return readInTime(db, async (tx) => {
    const { rows } = await tx.execute<CollectionRow>(sql`
      select b.token, k.kind, ${TOKEN_COLUMNS}, case k.kind when 'erc721' then b.balance::text
        else (select count(*)::text from chain.nft_balances h
          where h.holder = ${toBytes(owner)} and h.contract = b.token and h.balance > 0) end as amount
      from chain.token_balances b join chain.tokens k on k.address = b.token
      where b.holder = ${toBytes(owner)} and b.balance > 0 and k.kind in ('erc721', 'erc1155')
        and ${isOfKind(sql`k.kind`, kinds)} and ${isBehind}
      order by b.token limit ${sql.raw(String(PAGE_ITEMS + 1))} ${plannedAnew}`);
    const instances = await readShown(tx, owner, rows.slice(0, PAGE_ITEMS));
    return toPage(
      rows,
      (row) => ({
        token: toTokenInfo(row),
        amount: row.amount,
        token_instances: instances.get(toHex(row.token)) ?? [],
      }),
      (last) => ({
        token_contract_address_hash: toChecksum(last.token),
        token_type: INSTANCE_TYPES[last.kind],
        items_count: PAGE_ITEMS,
      }),
    );
  });
}

/** Reads the first NFTs of each collection. */
async function readShown(
  tx: Transaction,
  owner: Hex,
  collections: readonly CollectionRow[],
): Promise<ReadonlyMap<Hex, InstanceItem[]>> {
  if (collections.length === 0) return new Map();
  const addresses = sql.join(
    collections.map(({ token }) => sql`${token}::bytea`),
    sql`, `,
  );
  const held = selectHeld(owner, {
    condition: sql`h.contract = c.address`,
    kinds: undefined,
    limit: SHOWN_INSTANCES_MAX,
  });
  const { rows, toItem } = await readInstances(
    tx,
    sql`(select held.* from unnest(array[${addresses}]) c (address) cross join lateral ${held} held)`,
  );
  const byCollection = new Map<Hex, InstanceItem[]>();
  for (const row of rows) {
    const collection = toHex(row.token);
    byCollection.set(collection, [...(byCollection.get(collection) ?? []), toItem(row)]);
  }
  return byCollection;
}
