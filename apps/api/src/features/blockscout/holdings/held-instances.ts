import type { Transaction } from '@nova/db/database';
import { sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';
import { isHiddenNft } from '../../../http/chain/hidden-tokens.ts';
import { plannedAnew, toBytes } from '../../../http/chain/sql-values.ts';
import { type DescribeAddress, describeAddresses } from '../address-params.ts';
import { toChecksum } from '../bytes.ts';
import type { InstanceItem } from '../schemas/holdings.ts';
import { TOKEN_COLUMNS, type TokenRow, toTokenInfo } from '../token-info.ts';

export interface InstanceRow extends TokenRow {
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

export const INSTANCE_TYPES = { erc721: 'ERC-721', erc1155: 'ERC-1155' } as const;

/** What an address holds. */
interface Held {
  /** On alias `h`. */
  readonly condition: SQL;
  /** All without a filter. */
  readonly kinds: readonly TokenRow['kind'][] | undefined;
  readonly limit: number;
}

/** Selects contract, token ID and units of what an address holds, by collection and token ID. */
export function selectHeld(owner: Hex, { condition, kinds, limit }: Held): SQL {
  const order = sql`order by h.contract desc, h.token_id desc limit ${sql.raw(String(limit))}`;
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

/**
 * Reads NFTs, by collection and token ID.
 * @param keys rows of contract, token ID and units
 */
export async function readInstances(
  tx: Transaction,
  keys: SQL,
): Promise<{ rows: readonly InstanceRow[]; toItem: (row: InstanceRow) => InstanceItem }> {
  const { rows } = await tx.execute<InstanceRow>(sql`
    select n.contract as token, n.kind, n.token_id::text, n.owner, n.is_burnt, n.image, keys.units::text,
      n.metadata, ${isHiddenNft(sql`n.contract`, sql`n.token_id`)} as is_hidden_nft, ${TOKEN_COLUMNS}
    from ${keys} keys
    join chain.nfts n on n.contract = keys.contract and n.token_id = keys.token_id
    left join chain.tokens k on k.address = n.contract
    order by n.contract desc, n.token_id desc ${plannedAnew}`);
  const describe = await describeAddresses(tx, rows.map(ownerOf));
  return { rows, toItem: (row) => toInstance(row, describe) };
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
    token_type: INSTANCE_TYPES[row.kind],
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
