import type { Database } from '@nova/db/database';
import { toBytes, toHex } from '@nova/runtime/hex-bytes';
import type { Hex } from 'viem';
import type { ApiContext } from '../../../http/api-context.ts';
import type { ChainClient } from '../../../http/chain/chain-client.ts';
import { type FindAbi, readVerifiedAbis } from '../../../http/chain/abi/verified-abis.ts';
import { chainUnavailable } from '../../../http/chain/chain-unavailable.ts';
import {
  maximumPriceOf,
  type NodeTransaction,
  readNodePool,
  readNodeTransaction,
} from '../../../http/chain/node-transactions.ts';
import { shareReads } from '../../../http/reads/share-reads.ts';
import { type DescribeAddress, describeAddresses } from '../address-params.ts';
import { decodeInput, decodeListedInput, nameMethod, SELECTOR_BYTES } from '../decoded.ts';
import type { TransactionFilter } from '../filters.ts';
import { PAGE_ITEMS, type PooledPlace, toPage } from '../page.ts';
import type { PooledTransactionItem, TransactionType } from '../schemas/chain.ts';
import { LISTED_INPUT_BYTES_MAX, listTypes } from './transaction-rows.ts';

/** Creates a reader of the transactions in the node's pool, the highest price first. */
export function createPooledReader({ db, chain }: Pick<ApiContext, 'db' | 'chain'>) {
  const share = shareReads<Pooled[]>();
  return async (query: PooledPlace & TransactionFilter) => {
    const pool = await share('pool', () => readPool(chain));
    const rows = pool.filter((one) => isBehind(one, query) && isWanted(one, query)).slice(0, PAGE_ITEMS + 1);
    const lookups = await readLookups(db, rows);
    return toPage(
      rows,
      (one) => toPooledItem(one, lookups, null),
      (last) => ({ gas_price: last.priceWei.toString(), hash: last.hash, items_count: PAGE_ITEMS }),
    );
  };
}

/** Returns a transaction that the node knows but the index does not; null if the node does not know it. */
export async function readPooledTransaction(
  db: Database,
  chain: ChainClient,
  hash: Hex,
): Promise<PooledTransactionItem | null> {
  const transaction = await readNodeTransaction(chain, hash);
  if (!transaction) return null;
  const pooled = prepare(transaction);
  return toPooledItem(pooled, await readLookups(db, [pooled]), []);
}

/** Reads the pool, with the transactions that wait for another one of their sender. @throws AppError `unavailable` */
async function readPool(chain: ChainClient): Promise<Pooled[]> {
  const pool = await readNodePool(chain);
  if (!pool) throw chainUnavailable();
  return [...pool.pending, ...pool.queued].map(prepare).toSorted(compare);
}

/** A transaction of the pool in the form of the index's rows. */
type Pooled = ReturnType<typeof prepare>;

function prepare(one: NodeTransaction) {
  return {
    ...one,
    from: toBytes(one.from),
    to: one.to && toBytes(one.to),
    value: one.value.toString(),
    nonce: Number(one.nonce),
    type: Number(one.type),
    input: toBytes(one.input),
    priceWei: maximumPriceOf(one),
  };
}

type Position = Pick<Pooled, 'priceWei' | 'hash'>;

function compare(a: Position, b: Position): number {
  if (a.priceWei !== b.priceWei) return a.priceWei > b.priceWei ? -1 : 1;
  return a.hash < b.hash ? -1 : Number(a.hash > b.hash);
}

function isBehind(one: Pooled, { gas_price: price, hash }: PooledPlace): boolean {
  return price === undefined || hash === undefined || compare(one, { priceWei: BigInt(price), hash }) > 0;
}

function isWanted(one: Pooled, { type: types, method: methods }: TransactionFilter): boolean {
  const method = toSelector(one);
  return (
    (types === undefined || toTypes(one).some((type) => types.includes(type))) &&
    (methods === undefined || (method !== null && methods.includes(method)))
  );
}

function toTypes({ value, to, input }: Pooled): TransactionType[] {
  return listTypes({ value, to, selector: input, creates_token: false, has_transfers: false });
}

function toSelector({ to, input }: Pooled): Hex | null {
  return to === null || input.length < SELECTOR_BYTES ? null : toHex(input.subarray(0, SELECTOR_BYTES));
}

interface Lookups {
  readonly describe: DescribeAddress;
  readonly findAbi: FindAbi;
}

async function readLookups(db: Database, rows: readonly Pooled[]): Promise<Lookups> {
  const [describe, findAbi] = await Promise.all([
    describeAddresses(
      db,
      rows.flatMap(({ from, to }) => [from, to]),
    ),
    readVerifiedAbis(
      db,
      rows.map(({ to }) => to),
    ),
  ]);
  return { describe, findAbi };
}

/** Converts a row to an item. @param transfers null in a list, which also omits a long input */
function toPooledItem(
  one: Pooled,
  { describe, findAbi }: Lookups,
  transfers: [] | null,
): PooledTransactionItem {
  const isInputShown = transfers !== null || one.input.length <= LISTED_INPUT_BYTES_MAX;
  const input = isInputShown ? one.input : null;
  const call = { to: one.to, input, input_bytes: one.input.length, selector: one.input };
  const abi = findAbi(one.to);
  return {
    hash: one.hash,
    block_number: null,
    position: null,
    timestamp: null,
    confirmations: 0,
    status: null,
    result: 'pending',
    from: describe(one.from),
    to: one.to && describe(one.to),
    created_contract: null,
    value: one.value,
    fee: { type: 'maximum', value: (one.gas * one.priceWei).toString() },
    gas_limit: Number(one.gas),
    gas_used: null,
    gas_price: one.priceWei.toString(),
    max_fee_per_gas: one.maxFeePerGas?.toString() ?? null,
    max_priority_fee_per_gas: one.maxPriorityFeePerGas?.toString() ?? null,
    base_fee_per_gas: null,
    priority_fee: null,
    transaction_burnt_fee: '0',
    type: one.type,
    nonce: one.nonce,
    method: nameMethod(abi, call),
    raw_input: input && toHex(input),
    decoded_input: transfers === null ? decodeListedInput(abi, call) : decodeInput(abi, call),
    revert_reason: null,
    transaction_types: toTypes(one),
    token_transfers: transfers,
    token_transfers_overflow: transfers && false,
    has_error_in_internal_transactions: false,
    actions: [],
    confirmation_duration: [],
    exchange_rate: null,
    transaction_tag: null,
    is_pending_update: false,
  };
}
