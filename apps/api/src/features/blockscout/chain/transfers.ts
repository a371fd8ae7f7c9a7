import type { Database } from '@nova/db/database';
import { toHex } from '@nova/runtime/hex-bytes';
import { sql, type SQL } from 'drizzle-orm';
import { type Hex, zeroAddress } from 'viem';
import { type FindAbi, readVerifiedAbis } from '../../../http/chain/abi/verified-abis.ts';
import { toWireTime } from '../../../http/clock.ts';
import { type DescribeAddress, describeAddresses } from '../address-params.ts';
import { plannedAnew, toBytes } from '../../../http/chain/sql-values.ts';
import { nameMethod } from '../decoded.ts';
import { readInTime } from '../../../http/requests/read-in-time.ts';
import { PAGE_ITEMS, toPage, type TransferPlace } from '../page.ts';
import type { TokenTransferItem } from '../schemas/chain.ts';
import { isOfKind, TOKEN_COLUMNS, type TokenRow, toTokenInfo, toTokenType } from '../token-info.ts';

interface TransferRow extends TokenRow {
  readonly block_number: string;
  readonly log_index: number;
  readonly batch_index: number;
  readonly from: Buffer;
  readonly to: Buffer;
  readonly amount: string;
  readonly token_id: string | null;
  readonly timestamp: string;
  readonly hash: Buffer;
  readonly target: Buffer | null;
  readonly selector: Buffer;
  readonly input_bytes: number;
  readonly block_hash: Buffer;
}

/** Filter and position of an address's transfers. */
export interface TransferFilter extends TransferPlace {
  readonly filter?: 'to' | 'from' | undefined;
  readonly kinds?: readonly TokenRow['kind'][] | undefined;
  readonly token?: Hex | undefined;
}

const ORDER = sql`order by c.block_number desc, c.log_index desc, c.batch_index desc
  limit ${sql.raw(String(PAGE_ITEMS + 1))}`;

/** Lists token transfers to or from an address, newest first. */
export async function listAddressTransfers(db: Database, address: Hex, query: TransferFilter) {
  const bytes = toBytes(address);
  const all = [
    ...(query.filter === 'to' ? [] : [sql`c."from" = ${bytes}`]),
    ...(query.filter === 'from' ? [] : [sql`c."to" = ${bytes}`]),
  ];
  const ofKind = isOfKind(sql`c.kind`, query.kinds);
  const ofToken = query.token === undefined ? sql`true` : sql`c.token = ${toBytes(query.token)}`;
  return readPage(
    db,
    all.map((side) => sql`${side} and ${ofKind} and ${ofToken}`),
    query,
  );
}

/** Lists the transfers of all tokens, or of those of some standards, newest first. */
export async function listTransfers(
  db: Database,
  { kinds, ...place }: TransferPlace & Pick<TransferFilter, 'kinds'>,
) {
  return readPage(db, [isOfKind(sql`c.kind`, kinds)], place);
}

/** Lists the transfers of one token, newest first. */
export async function listTokenTransfers(db: Database, token: Hex, place: TransferPlace) {
  return readPage(db, [sql`c.token = ${toBytes(token)}`], place);
}

/** Lists the transfers of one NFT, newest first. */
export async function listInstanceTransfers(db: Database, token: Hex, id: string, place: TransferPlace) {
  return readPage(db, [sql`c.token = ${toBytes(token)} and c.token_id = ${id}::numeric`], place);
}

/** Lists the token transfers of one transaction, last one first. */
export async function listTransfersOf(
  db: Database,
  hash: Hex,
  { kinds, ...place }: TransferPlace & Pick<TransferFilter, 'kinds'>,
) {
  const isOfTransaction = sql`(c.block_number, c.tx_index) = (
    select block_number, tx_index from chain.transactions where hash = ${toBytes(hash)})`;
  return readPage(db, [sql`${isOfTransaction} and ${isOfKind(sql`c.kind`, kinds)}`], place);
}

async function readPage(db: Database, sides: readonly SQL[], place: TransferPlace) {
  return readInTime(db, async (tx) => {
    const { rows } = await tx.execute<TransferRow>(selectTransfers(sides, place));
    const describe = await describeAddresses(
      tx,
      rows.flatMap((row) => [row.from, row.to]),
    );
    const findAbi = await readVerifiedAbis(
      tx,
      rows.map((row) => row.target),
    );
    return toPage(
      rows,
      (row) => toTransfer(row, describe, findAbi),
      (last) => ({
        block_number: Number(last.block_number),
        index: last.log_index,
        index_in_batch: last.batch_index,
        items_count: PAGE_ITEMS,
      }),
    );
  });
}

/**
 * Selects transfers.
 * @param sides conditions that use one index each; a transfer to oneself meets two and is counted once
 */
function selectTransfers(sides: readonly SQL[], place: TransferPlace): SQL {
  const found = sides.map(
    (side) => sql`(select c.block_number, c.log_index, c.batch_index from chain.token_transfers c
      where ${side} and ${isBehind(place)} ${ORDER})`,
  );
  return sql`
    with places as (
      select c.block_number, c.log_index, c.batch_index from (${sql.join(found, sql` union `)}) c ${ORDER})
    select c.block_number, c.log_index, c.batch_index, c.token, c.kind, c."from", c."to", c.amount::text, c.token_id::text, c.timestamp,
      t.hash, t.target, t.selector, t.input_bytes, b.hash as block_hash, ${TOKEN_COLUMNS}
    from places p
    join chain.token_transfers c on c.block_number = p.block_number and c.log_index = p.log_index
      and c.batch_index = p.batch_index
    cross join lateral (select t.hash, t."to" as target, substring(t.input from 1 for 4) as selector,
        octet_length(t.input) as input_bytes from chain.transactions t
      where t.block_number = c.block_number and t.tx_index = c.tx_index limit 1) t
    cross join lateral (select b.hash from chain.blocks b where b.number = c.block_number limit 1) b
    left join chain.tokens k on k.address = c.token
    order by c.block_number desc, c.log_index desc, c.batch_index desc ${plannedAnew}`;
}

/** Returns the condition for transfers after a position. Without a place in the batch, its event is complete. */
function isBehind({ block_number: height, index = 0, index_in_batch: item = 0 }: TransferPlace): SQL {
  if (height === undefined) return sql`true`;
  return sql`(c.block_number, c.log_index, c.batch_index) < (${height}::bigint, ${index}::bigint, ${item}::bigint)`;
}

function toTransfer(row: TransferRow, describe: DescribeAddress, findAbi: FindAbi): TokenTransferItem {
  return {
    type: typeOf(row),
    token_type: toTokenType(row.kind),
    token: toTokenInfo(row),
    total: toTotal(row),
    from: describe(row.from),
    to: describe(row.to),
    method: nameMethod(findAbi(row.target), { ...row, to: row.target }),
    block_hash: toHex(row.block_hash),
    block_number: Number(row.block_number),
    log_index: row.log_index,
    transaction_hash: toHex(row.hash),
    timestamp: toWireTime(new Date(row.timestamp)),
  };
}

function toTotal({ kind, token_id, amount, decimals }: TransferRow): TokenTransferItem['total'] {
  const units = { decimals: decimals === null ? null : String(decimals), value: amount };
  if (token_id === null) return units;
  const item = { token_id, token_instance: null };
  return kind === 'erc1155' ? { ...item, ...units } : item;
}

function typeOf({ from, to }: TransferRow): TokenTransferItem['type'] {
  if (toHex(from) === zeroAddress) return 'token_minting';
  return toHex(to) === zeroAddress ? 'token_burning' : 'token_transfer';
}
