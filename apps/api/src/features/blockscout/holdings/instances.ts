import type { Database } from '@nova/db/database';
import { AppError } from '@nova/shared/errors';
import { EXPLORER_ERRORS } from '@nova/shared/explorer/errors';
import { sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';
import { describeAddresses } from '../address-params.ts';
import { plannedAnew, toBytes } from '../../../http/chain/sql-values.ts';
import { toChecksum } from '../bytes.ts';
import { readInTime } from '../../../http/requests/read-in-time.ts';
import { PAGE_ITEMS, toPage } from '../page.ts';
import type { InstanceItem } from '../schemas/holdings.ts';
import type { TokenRow } from '../token-info.ts';
import { INSTANCE_TYPES, type InstanceRow, readInstances, selectHeld } from './held-instances.ts';
import { readToken } from './tokens.ts';

/** Filter of an owner's NFTs, and the position from which their list continues. */
export interface OwnedFilter {
  readonly kinds?: readonly TokenRow['kind'][] | undefined;
  readonly token_contract_address_hash?: Hex | undefined;
  readonly token_id?: string | undefined;
}

const LIMIT = sql.raw(String(PAGE_ITEMS + 1));

/**
 * Lists the NFTs of a collection, or those that one address holds, highest token ID first.
 * @throws AppError `token_not_found`
 */
export async function listInstances(
  db: Database,
  token: Hex,
  query: { unique_token?: string | undefined; holder_address_hash?: Hex | undefined },
) {
  const { unique_token: before, holder_address_hash: holder } = query;
  await readToken(db, token);
  if (holder !== undefined) {
    const isHeldBehind = before === undefined ? sql`true` : sql`h.token_id < ${before}::numeric`;
    const condition = sql`h.contract = ${toBytes(token)} and ${isHeldBehind}`;
    const held = selectHeld(holder, { condition, kinds: undefined, limit: PAGE_ITEMS + 1 });
    return readPage(db, held, (last) => ({ unique_token: last.token_id }));
  }
  const isBehind = before === undefined ? sql`true` : sql`n.token_id < ${before}::numeric`;
  const instances = sql`(select n.contract, n.token_id, null::numeric as units from chain.nfts n
    where n.contract = ${toBytes(token)} and ${isBehind} order by n.token_id desc limit ${LIMIT})`;
  return readPage(db, instances, (last) => ({ unique_token: last.token_id }));
}

/** Lists the NFTs and ERC-1155 items that an address holds, by collection and token ID. */
export async function listOwned(db: Database, owner: Hex, filter: OwnedFilter) {
  return readPage(db, selectOwned(owner, filter), (last) => ({
    token_contract_address_hash: toChecksum(last.token),
    token_id: last.token_id,
    token_type: INSTANCE_TYPES[last.kind],
  }));
}

function selectOwned(owner: Hex, filter: OwnedFilter): SQL {
  const { kinds, token_contract_address_hash: collection, token_id: id } = filter;
  const isBehind =
    collection === undefined || id === undefined
      ? sql`true`
      : sql`(h.contract, h.token_id) < (${toBytes(collection)}, ${id}::numeric)`;
  return selectHeld(owner, { condition: isBehind, kinds, limit: PAGE_ITEMS + 1 });
}

interface HolderRow extends Record<string, unknown> {
  readonly holder: Buffer;
  readonly balance: string;
}

/** Lists the holders of an ERC-1155 item, largest balance first, or the owner of an NFT. @throws AppError `nft_not_found` */
export async function listInstanceHolders(
  db: Database,
  token: Hex,
  id: string,
  { value, address_hash: address }: { value?: string | undefined; address_hash?: Hex | undefined },
) {
  await readInstance(db, token, id);
  const isBehind =
    value === undefined || address === undefined
      ? sql`true`
      : sql`(b.balance, b.holder) < (${value}::numeric, ${toBytes(address)})`;
  return readInTime(db, async (tx) => {
    const { rows } = await tx.execute<HolderRow>(sql`
      select b.holder, b.balance::text from (
        (select b.holder, b.balance from chain.nft_balances b
          where b.contract = ${toBytes(token)} and b.token_id = ${id}::numeric and b.balance > 0 and ${isBehind}
          order by b.balance desc, b.holder desc limit ${LIMIT})
        union all
        (select b.owner, b.balance from (select n.owner, n.owner as holder, 1::numeric as balance from chain.nfts n
          where n.contract = ${toBytes(token)} and n.token_id = ${id}::numeric and n.kind = 'erc721'
            and not n.is_burnt) b where ${isBehind})) b
      order by b.balance desc, b.holder desc limit ${LIMIT} ${plannedAnew}`);
    const describe = await describeAddresses(
      tx,
      rows.map((row) => row.holder),
    );
    return toPage(
      rows,
      (row) => {
        const holder = describe(row.holder);
        return { address: holder, address_hash: holder, value: row.balance, token_id: id };
      },
      (last) => ({ address_hash: toChecksum(last.holder), value: last.balance, items_count: PAGE_ITEMS }),
    );
  });
}

/** Reads one NFT. @throws AppError `nft_not_found` */
export async function readInstance(db: Database, token: Hex, id: string): Promise<InstanceItem> {
  const instance = sql`(select n.contract, n.token_id, null::numeric as units from chain.nfts n
    where n.contract = ${toBytes(token)} and n.token_id = ${id}::numeric)`;
  const { items } = await readPage(db, instance, () => null);
  const [item] = items;
  if (!item) throw nftNotFound();
  return item;
}

/** Counts the transfers of one NFT. @throws AppError `nft_not_found` */
export async function readTransfersCount(db: Database, token: Hex, id: string) {
  const { rows } = await db.execute<{ transfers_count: number }>(sql`
    select n.transfer_count::float8 as transfers_count from chain.nfts n
    where n.contract = ${toBytes(token)} and n.token_id = ${id}::numeric`);
  if (!rows[0]) throw nftNotFound();
  return rows[0];
}

function nftNotFound(): AppError {
  return new AppError(EXPLORER_ERRORS.nftNotFound, { message: 'NFT not found. Check its ID.' });
}

async function readPage<Params>(db: Database, keys: SQL, toParams: (last: InstanceRow) => Params) {
  return readInTime(db, async (tx) => {
    const { rows, toItem } = await readInstances(tx, keys);
    return toPage(rows, toItem, toParams);
  });
}
