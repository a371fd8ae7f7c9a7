import type { Database } from '@nova/db/database';
import { sql, type SQL } from 'drizzle-orm';
import { type Hex, zeroAddress } from 'viem';
import { toWireTime } from '../../../http/clock.ts';
import { type DescribeAddress, describeAddresses } from '../address-params.ts';
import { plannedAnew, toBytes } from '../../../http/chain/sql-values.ts';
import { toHex } from '../bytes.ts';
import { behind, PAGE_ITEMS, type Place, readInTime, toPage } from '../page.ts';
import type { TokenTransferItem } from '../schemas/chain.ts';
import { isOfKind, TOKEN_COLUMNS, type TokenRow, toTokenInfo, toTokenType } from '../token-info.ts';

interface TransferRow extends TokenRow {
  readonly block_number: string;
  readonly log_index: number;
  readonly from: Buffer;
  readonly to: Buffer;
  readonly amount: string;
  readonly token_id: string | null;
  readonly timestamp: string;
  readonly hash: Buffer;
  readonly selector: Buffer;
  readonly block_hash: Buffer;
}

/** Filter and position of an address's transfers. */
export interface TransferFilter extends Place {
  readonly filter?: 'to' | 'from' | undefined;
  readonly kinds?: readonly TokenRow['kind'][] | undefined;
  readonly token?: Hex | undefined;
}

const ORDER = sql`order by c.block_number desc, c.log_index desc limit ${sql.raw(String(PAGE_ITEMS + 1))}`;

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

/** Lists the transfers of one token, newest first. */
export async function listTokenTransfers(db: Database, token: Hex, place: Place) {
  return readPage(db, [sql`c.token = ${toBytes(token)}`], place);
}

/** Lists the token transfers of one transaction, last one first. */
export async function listTransfersOf(db: Database, hash: Hex, place: Place) {
  const isOfTransaction = sql`(c.block_number, c.tx_index) = (
    select block_number, tx_index from chain.transactions where hash = ${toBytes(hash)})`;
  return readPage(db, [isOfTransaction], place);
}

async function readPage(db: Database, sides: readonly SQL[], place: Place) {
  return readInTime(db, async (tx) => {
    const { rows } = await tx.execute<TransferRow>(selectTransfers(sides, place));
    const describe = await describeAddresses(
      tx,
      rows.flatMap((row) => [row.from, row.to]),
    );
    return toPage(
      rows,
      (row) => toTransfer(row, describe),
      (last) => ({ block_number: Number(last.block_number), index: last.log_index, items_count: PAGE_ITEMS }),
    );
  });
}

/**
 * Selects transfers.
 * @param sides conditions that use one index each; a transfer to oneself meets two and is counted once
 */
function selectTransfers(sides: readonly SQL[], place: Place): SQL {
  const found = sides.map(
    (side) => sql`(select c.block_number, c.log_index from chain.token_transfers c
      where ${side} and ${behind(place, sql`c.log_index`)} ${ORDER})`,
  );
  return sql`
    with places as (select c.block_number, c.log_index from (${sql.join(found, sql` union `)}) c ${ORDER})
    select c.block_number, c.log_index, c.token, c.kind, c."from", c."to", c.amount::text, c.token_id::text, c.timestamp,
      t.hash, t.selector, b.hash as block_hash, ${TOKEN_COLUMNS}
    from places p
    join chain.token_transfers c on c.block_number = p.block_number and c.log_index = p.log_index
    cross join lateral (select t.hash, substring(t.input from 1 for 4) as selector from chain.transactions t
      where t.block_number = c.block_number and t.tx_index = c.tx_index limit 1) t
    cross join lateral (select b.hash from chain.blocks b where b.number = c.block_number limit 1) b
    left join chain.tokens k on k.address = c.token
    order by c.block_number desc, c.log_index desc ${plannedAnew}`;
}

function toTransfer(row: TransferRow, describe: DescribeAddress): TokenTransferItem {
  return {
    type: typeOf(row),
    token_type: toTokenType(row.kind),
    token: toTokenInfo(row),
    total:
      row.token_id === null
        ? { decimals: row.decimals === null ? null : String(row.decimals), value: row.amount }
        : { token_id: row.token_id, token_instance: null },
    from: describe(row.from),
    to: describe(row.to),
    method: row.selector.length === 4 ? toHex(row.selector) : null,
    block_hash: toHex(row.block_hash),
    block_number: Number(row.block_number),
    log_index: row.log_index,
    transaction_hash: toHex(row.hash),
    timestamp: toWireTime(new Date(row.timestamp)),
  };
}

function typeOf({ from, to }: TransferRow): TokenTransferItem['type'] {
  if (toHex(from) === zeroAddress) return 'token_minting';
  return toHex(to) === zeroAddress ? 'token_burning' : 'token_transfer';
}
