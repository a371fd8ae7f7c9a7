import type { Database } from '@nova/db/database';
import { AppError } from '@nova/shared/errors';
import { EXPLORER_ERRORS } from '@nova/shared/explorer/errors';
import { sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';
import { isHiddenNft } from '../../../http/chain/hidden-tokens.ts';
import { type DescribeAddress, describeAddresses } from '../address-params.ts';
import { plannedAnew, toBytes } from '../../../http/chain/sql-values.ts';
import { toChecksum } from '../bytes.ts';
import { PAGE_ITEMS, readInTime, toPage } from '../page.ts';
import type { InstanceItem } from '../schemas/holdings.ts';
import { TOKEN_COLUMNS, type TokenRow, toTokenInfo } from '../token-info.ts';
import { readToken } from './tokens.ts';

interface InstanceRow extends TokenRow {
  readonly token_id: string;
  readonly owner: Buffer;
  readonly is_burnt: boolean;
  readonly image: string | null;
  readonly metadata: Record<string, unknown> | null;
  readonly is_hidden_nft: boolean;
}

/** Position from which the list of an owner's NFTs continues. */
export interface OwnedPlace {
  readonly token_contract_address_hash?: Hex | undefined;
  readonly token_id?: string | undefined;
}

const LIMIT = sql.raw(String(PAGE_ITEMS + 1));

/** Lists the NFTs of a collection, highest token ID first. @throws AppError `token_not_found` */
export async function listInstances(
  db: Database,
  token: Hex,
  { unique_token: before }: { unique_token?: string | undefined },
) {
  await readToken(db, token);
  const isBehind = before === undefined ? sql`true` : sql`n.token_id < ${before}::numeric`;
  const condition = sql`n.contract = ${toBytes(token)} and ${isBehind} order by n.token_id desc limit ${LIMIT}`;
  return readPage(db, condition, (last) => ({ unique_token: last.token_id }));
}

/** Lists the NFTs that an address owns, by collection and token ID. */
export async function listOwned(db: Database, owner: Hex, place: OwnedPlace) {
  const { token_contract_address_hash: collection, token_id: id } = place;
  const isBehind =
    collection === undefined || id === undefined
      ? sql`true`
      : sql`(n.contract, n.token_id) < (${toBytes(collection)}, ${id}::numeric)`;
  const condition = sql`n.owner = ${toBytes(owner)} and not n.is_burnt and ${isBehind}
    order by n.contract desc, n.token_id desc limit ${LIMIT}`;
  return readPage(db, condition, (last) => ({
    token_contract_address_hash: toChecksum(last.token),
    token_id: last.token_id,
    token_type: 'ERC-721' as const,
  }));
}

/** Reads one NFT. @throws AppError `nft_not_found` */
export async function readInstance(db: Database, token: Hex, id: string): Promise<InstanceItem> {
  const condition = sql`n.contract = ${toBytes(token)} and n.token_id = ${id}::numeric`;
  const { items } = await readPage(db, condition, () => null);
  const [item] = items;
  if (!item) throw new AppError(EXPLORER_ERRORS.nftNotFound, { message: 'NFT not found. Check its ID.' });
  return item;
}

async function readPage<Params>(db: Database, condition: SQL, toParams: (last: InstanceRow) => Params) {
  return readInTime(db, async (tx) => {
    const { rows } = await tx.execute<InstanceRow>(sql`
      select n.contract as token, coalesce(k.kind, 'erc721') as kind, n.token_id::text, n.owner, n.is_burnt, n.image,
        n.metadata, ${isHiddenNft(sql`n.contract`, sql`n.token_id`)} as is_hidden_nft, ${TOKEN_COLUMNS}
      from chain.nfts n left join chain.tokens k on k.address = n.contract
      where ${condition} ${plannedAnew}`);
    const describe = await describeAddresses(
      tx,
      rows.map((row) => (row.is_burnt ? null : row.owner)),
    );
    return toPage(rows, (row) => toInstance(row, describe), toParams);
  });
}

function toInstance(row: InstanceRow, describe: DescribeAddress): InstanceItem {
  const isHidden = row.is_hidden_nft || row.is_hidden;
  const metadata = isHidden ? null : row.metadata;
  const image = isHidden ? null : toUrl(row.image);
  return {
    id: row.token_id,
    is_unique: true,
    owner: row.is_burnt ? null : describe(row.owner),
    holder_address_hash: row.is_burnt ? null : toChecksum(row.owner),
    token: toTokenInfo(row),
    token_type: 'ERC-721',
    value: '1',
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
