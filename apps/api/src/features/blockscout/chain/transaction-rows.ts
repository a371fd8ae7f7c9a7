import type { Queryable } from '@nova/db/database';
import { toHex } from '@nova/runtime/hex-bytes';
import { sql, type SQL } from 'drizzle-orm';
import type { ContractAbi } from '../../../http/chain/abi/contract-abi.ts';
import { readVerifiedAbis } from '../../../http/chain/abi/verified-abis.ts';
import { toWireTime } from '../../../http/clock.ts';
import { type DescribeAddress, describeAddresses } from '../address-params.ts';
import { decodeListedInput, nameMethod, SELECTOR_BYTES } from '../decoded.ts';
import type { TransactionItem, TransactionType } from '../schemas/chain.ts';

/**
 * Maximum bytes of input in a list; 50 longer ones would be megabytes, so only the transaction itself has
 * them.
 */
export const LISTED_INPUT_BYTES_MAX = 4_096;
/** Result of a transaction; only the transaction itself has the reason of a failure. */
const RESULTS = { ok: 'success', error: 'execution reverted' } as const;

export interface TransactionRow extends Record<string, unknown> {
  readonly block_number: string;
  readonly tx_index: number;
  readonly hash: Buffer;
  readonly from: Buffer;
  readonly to: Buffer | null;
  readonly contract_address: Buffer | null;
  readonly value: string;
  readonly fee: string;
  readonly gas_price: string;
  readonly max_fee_per_gas: string | null;
  readonly max_priority_fee_per_gas: string | null;
  readonly base_fee_per_gas: string | null;
  readonly gas_used: string;
  readonly gas_limit: string;
  readonly nonce: string;
  readonly type: number;
  readonly is_successful: boolean;
  /** The input; null if it is too long for a list. */
  readonly input: Buffer | null;
  readonly input_bytes: number;
  readonly selector: Buffer;
  readonly timestamp: string;
  readonly head: string;
  readonly has_transfers: boolean;
  readonly creates_token: boolean;
  readonly has_failed_calls: boolean;
}

/**
 * Selects the transactions at given positions, newest first, each with its block's base fee.
 * @param places rows of height and index
 */
export function selectTransactions(places: SQL, inputBytesMax: number | null): SQL {
  const input =
    inputBytesMax === null
      ? sql`t.input`
      : sql`case when octet_length(t.input) <= ${inputBytesMax} then t.input end`;
  return sql`
    select t.block_number, t.tx_index, t.hash, t."from", t."to", t.contract_address, t.value::text, t.fee::text,
      t.gas_price::text, t.max_fee_per_gas::text, t.max_priority_fee_per_gas::text, b.base_fee_per_gas::text, t.gas_used,
      t.gas_limit, t.nonce, t.type, t.is_successful, ${input} as input,
      octet_length(t.input) as input_bytes,
      substring(t.input from 1 for ${sql.raw(String(SELECTOR_BYTES))}) as selector, t.timestamp,
      coalesce((select block_number from chain.sync_state), 0) as head,
      exists (select from chain.token_transfers m
        where m.block_number = t.block_number and m.tx_index = t.tx_index) as has_transfers,
      exists (select from chain.tokens k where k.address = t.contract_address) as creates_token,
      exists (select from chain.internal_transactions i where i.block_number = t.block_number
        and i.tx_index = t.tx_index and i.error is not null) as has_failed_calls
    from (${places}) p
    join chain.transactions t on t.block_number = p.block_number and t.tx_index = p.tx_index
    cross join lateral (select base_fee_per_gas from chain.blocks where number = t.block_number limit 1) b
    order by t.block_number desc, t.tx_index desc`;
}

/** Looks up the addresses of these rows. @returns a function that converts a row to an item */
export async function prepareTransactions(
  db: Queryable,
  rows: readonly TransactionRow[],
): Promise<(row: TransactionRow) => TransactionItem> {
  const describe = await describeAddresses(
    db,
    rows.flatMap((row) => [row.from, row.to, row.contract_address]),
  );
  const findAbi = await readVerifiedAbis(
    db,
    rows.map((row) => row.to),
  );
  return (row) => toTransaction(row, describe, findAbi(row.to));
}

/** Converts a row to an item of a list, without token transfers and the reason of a failure. */
export function toTransaction(
  row: TransactionRow,
  describe: DescribeAddress,
  abi: ContractAbi | null,
): TransactionItem {
  const height = Number(row.block_number);
  const status = row.is_successful ? 'ok' : 'error';
  return {
    hash: toHex(row.hash),
    block_number: height,
    position: row.tx_index,
    timestamp: toWireTime(new Date(row.timestamp)),
    confirmations: Math.max(1, Number(row.head) - height + 1),
    status,
    result: RESULTS[status],
    from: describe(row.from),
    to: row.to && describe(row.to),
    created_contract: row.contract_address && describe(row.contract_address),
    ...describeFees(row),
    type: row.type,
    nonce: Number(row.nonce),
    method: nameMethod(abi, row),
    raw_input: row.input && toHex(row.input),
    decoded_input: decodeListedInput(abi, row),
    revert_reason: null,
    transaction_types: listTypes(row),
    token_transfers: null,
    token_transfers_overflow: null,
    has_error_in_internal_transactions: row.has_failed_calls,
    actions: [],
    confirmation_duration: [],
    exchange_rate: null,
    transaction_tag: null,
    is_pending_update: false,
  };
}

/** Describes the fees. The sealer receives base fee and tip in full: nothing is burned. */
function describeFees(row: TransactionRow) {
  const tipWei = (BigInt(row.gas_price) - BigInt(row.base_fee_per_gas ?? 0)) * BigInt(row.gas_used);
  return {
    value: row.value,
    fee: { type: 'actual' as const, value: row.fee },
    gas_limit: Number(row.gas_limit),
    gas_used: row.gas_used,
    gas_price: row.gas_price,
    max_fee_per_gas: row.max_fee_per_gas,
    max_priority_fee_per_gas: row.max_priority_fee_per_gas,
    base_fee_per_gas: row.base_fee_per_gas,
    priority_fee: tipWei.toString(),
    transaction_burnt_fee: '0' as const,
  };
}

/** Lists the types of a transaction; it may have several. */
export function listTypes(
  row: Pick<TransactionRow, 'value' | 'to' | 'selector' | 'creates_token' | 'has_transfers'>,
): TransactionType[] {
  return [
    ...(row.value === '0' ? [] : ['coin_transfer' as const]),
    ...(row.to !== null && row.selector.length > 0 ? ['contract_call' as const] : []),
    ...(row.to === null ? ['contract_creation' as const] : []),
    ...(row.creates_token ? ['token_creation' as const] : []),
    ...(row.has_transfers ? ['token_transfer' as const] : []),
  ];
}
