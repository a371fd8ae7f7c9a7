import type { Database } from '@nova/db/database';
import { sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import { isHiddenNft } from '../../../http/chain/hidden-tokens.ts';
import { type DescribeAddress, describeAddresses } from '../address-params.ts';
import { plannedAnew, toBytes, toChecksum } from '../bytes.ts';
import { PAGE_ITEMS, readInTime, toPage } from '../page.ts';
import type { InstanceItem } from '../schemas/holdings.ts';
import type { TokenInfo } from '../schemas/parts.ts';
import { readToken } from './tokens.ts';

interface InstanceRow extends Record<string, unknown> {
  readonly token_id: string;
  readonly owner: Buffer;
  readonly is_burnt: boolean;
  readonly image: string | null;
  readonly metadata: Record<string, unknown> | null;
  readonly is_hidden: boolean;
}

/** Pieces of a collection, the highest number first. @throws AppError `token_not_found` */
export async function listInstances(
  db: Database,
  token: Hex,
  { unique_token: before }: { unique_token?: string | undefined },
) {
  const info = await readToken(db, token);
  const isBehind = before === undefined ? sql`true` : sql`n.token_id < ${before}::numeric`;
  return readInTime(db, async (tx) => {
    const { rows } = await tx.execute<InstanceRow>(sql`
      select n.token_id::text, n.owner, n.is_burnt, n.image, n.metadata,
        ${isHiddenNft(sql`n.contract`, sql`n.token_id`)} as is_hidden
      from chain.nfts n where n.contract = ${toBytes(token)} and ${isBehind}
      order by n.token_id desc limit ${sql.raw(String(PAGE_ITEMS + 1))} ${plannedAnew}`);
    const describe = await describeAddresses(
      tx,
      rows.map((row) => (row.is_burnt ? null : row.owner)),
    );
    return toPage(
      rows,
      (row) => toInstance(row, info, describe),
      (last) => ({ unique_token: last.token_id }),
    );
  });
}

function toInstance(row: InstanceRow, token: TokenInfo, describe: DescribeAddress): InstanceItem {
  const isHidden = row.is_hidden || token.reputation === 'scam';
  const metadata = isHidden ? null : row.metadata;
  const image = isHidden ? null : toUrl(row.image);
  return {
    id: row.token_id,
    is_unique: true,
    owner: row.is_burnt ? null : describe(row.owner),
    holder_address_hash: row.is_burnt ? null : toChecksum(row.owner),
    token,
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

/** Its creator may write anything there; what a wallet shows is a link or nothing. */
function toUrl(text: unknown): string | null {
  return typeof text === 'string' && /^(https?|ipfs):\/\//i.test(text) ? text : null;
}
