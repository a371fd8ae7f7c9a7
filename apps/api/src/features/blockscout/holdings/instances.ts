import type { Database } from '@nova/db/database';
import { AppError } from '@nova/shared/errors';
import { EXPLORER_ERRORS } from '@nova/shared/explorer/errors';
import { sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';
import { isHiddenNft } from '../../../http/chain/hidden-tokens.ts';
import { type DescribeAddress, describeAddresses } from '../address-params.ts';
import { plannedAnew, toBytes } from '../../../http/chain/sql-values.ts';
import { toChecksum } from '../bytes.ts';
import { readInTime } from '../../../http/requests/read-in-time.ts';
import { PAGE_ITEMS, toPage } from '../page.ts';
import type { InstanceItem } from '../schemas/holdings.ts';
import { TOKEN_COLUMNS, type TokenRow, toTokenInfo } from '../token-info.ts';
import { readToken } from './tokens.ts';

interface InstanceRow extends TokenRow {
  readonly kind: 'erc721' | 'erc1155';
  readonly token_id: string;
  /** Null for ERC-1155. */
  readonly owner: Buffer | null;
  /** Units that the address of the list holds; null in other lists. */
  readonly units: string | null;
  readonly is_burnt: boolean;
  readonly image: string | null;
  readonly metadata: Record<string, unknown> | null;
  readonly is_hidden_nft: boolean;
}

/** Filter of an owner's NFTs, and the position from which their list continues. */
export interface OwnedFilter {
  readonly kinds?: readonly TokenRow['kind'][] | undefined;
  readonly token_contract_address_hash?: Hex | undefined;
  readonly token_id?: string | undefined;
}

const LIMIT = sql.raw(String(PAGE_ITEMS + 1));
const TYPES = { erc721: 'ERC-721', erc1155: 'ERC-1155' } as const;

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
    const held = selectHeld(holder, sql`h.contract = ${toBytes(token)} and ${isHeldBehind}`, undefined);
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
    token_type: TYPES[last.kind],
  }));
}

function selectOwned(owner: Hex, filter: OwnedFilter): SQL {
  const { kinds, token_contract_address_hash: collection, token_id: id } = filter;
  const isBehind =
    collection === undefined || id === undefined
      ? sql`true`
      : sql`(h.contract, h.token_id) < (${toBytes(collection)}, ${id}::numeric)`;
  return selectHeld(owner, isBehind, kinds);
}

/** Selects what an address holds. @param condition on alias `h` */
function selectHeld(owner: Hex, condition: SQL, kinds: OwnedFilter['kinds']): SQL {
  const order = sql`order by h.contract desc, h.token_id desc limit ${LIMIT}`;
  const owned = sql`(select h.contract, h.token_id, 1::numeric as units from chain.nfts h
    where h.owner = ${toBytes(owner)} and not h.is_burnt and ${condition} ${order})`;
  const held = sql`(select h.contract, h.token_id, h.balance as units from chain.nft_balances h
    where h.holder = ${toBytes(owner)} and h.balance > 0 and ${condition} ${order})`;
  const isRequested = (kind: TokenRow['kind']) => kinds === undefined || kinds.includes(kind);
  const sides = [...(isRequested('erc721') ? [owned] : []), ...(isRequested('erc1155') ? [held] : [])];
  if (sides.length === 0)
    return sql`(select contract, token_id, null::numeric as units from chain.nfts where false)`;
  // A contract that emits the events of both standards may give the same ID an owner and units.
  return sql`(select h.contract, h.token_id, sum(h.units) as units from (${sql.join(sides, sql` union all `)}) h
    group by h.contract, h.token_id ${order})`;
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

/** @param keys rows of contract, token ID and units */
async function readPage<Params>(db: Database, keys: SQL, toParams: (last: InstanceRow) => Params) {
  return readInTime(db, async (tx) => {
    const { rows } = await tx.execute<InstanceRow>(sql`
      select n.contract as token, n.kind, n.token_id::text, n.owner, n.is_burnt, n.image, keys.units::text,
        n.metadata, ${isHiddenNft(sql`n.contract`, sql`n.token_id`)} as is_hidden_nft, ${TOKEN_COLUMNS}
      from ${keys} keys
      join chain.nfts n on n.contract = keys.contract and n.token_id = keys.token_id
      left join chain.tokens k on k.address = n.contract
      order by n.contract desc, n.token_id desc ${plannedAnew}`);
    const describe = await describeAddresses(tx, rows.map(ownerOf));
    return toPage(rows, (row) => toInstance(row, describe), toParams);
  });
}

/** Returns the owner; null if it was burned or belongs to several holders. */
function ownerOf({ kind, is_burnt: isBurnt, owner }: InstanceRow): Buffer | null {
  return kind === 'erc1155' || isBurnt ? null : owner;
}

function toInstance(row: InstanceRow, describe: DescribeAddress): InstanceItem {
  const isHidden = row.is_hidden_nft || row.is_hidden;
  const metadata = isHidden ? null : row.metadata;
  const image = isHidden ? null : toUrl(row.image);
  const owner = ownerOf(row);
  const isUnique = row.kind === 'erc721';
  return {
    id: row.token_id,
    is_unique: isUnique,
    owner: owner && describe(owner),
    holder_address_hash: owner && toChecksum(owner),
    token: toTokenInfo(row),
    token_type: TYPES[row.kind],
    value: row.units ?? (isUnique ? '1' : null),
    image_url: image,
    animation_url: toUrl(metadata?.['animation_url']),
    external_app_url: toUrl(metadata?.['external_url']),
    media_url: image,
    media_type: null,
    thumbnails: null,
    metadata,
  };
}

/** Returns a value of the metadata if it is a link, else null: the creator can write anything there. */
function toUrl(text: unknown): string | null {
  return typeof text === 'string' && /^(https?|ipfs):\/\//i.test(text) ? text : null;
}
