import type { Queryable } from '@nova/db/database';
import type { SearchResult } from '@nova/shared/explorer/search-schemas';
import { sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';
import { toWireTime } from '../../http/clock.ts';
import { describeAddresses } from './address-params.ts';
import { toBytes } from '../../http/chain/sql-values.ts';
import { toChecksum } from './bytes.ts';
import { findToken } from './holdings/tokens.ts';
import type { Redirect, SearchItem } from './schemas/search-and-stats.ts';

/** Finds everything that a text may refer to: the explorer's own search. */
export type SearchText = (text: string) => Promise<SearchResult>;

/** Searches for a text. @returns all matches as a list in Blockscout's format */
export async function searchItems(db: Queryable, search: SearchText, text: string): Promise<SearchItem[]> {
  const found = await search(text);
  switch (found.kind) {
    case 'block':
      return listBlocks(db, sql`number = ${found.number}::bigint`);
    case 'transaction':
      return listTransactions(db, found.hash);
    case 'action':
      return listTransactions(db, found.transaction_hash);
    case 'address':
    case 'token':
    case 'nft':
      return listPlaces(db, [found.address]);
    case 'names':
      return listPlaces(
        db,
        found.matches.map((match) => match.address),
      );
    default:
      return [];
  }
}

/** Minimum number of characters of a quick search, as in Blockscout. */
const QUICK_MIN = 3;

/** Searches for a text without pages; a shorter one than 3 characters finds nothing. */
export async function quickSearch(db: Queryable, search: SearchText, text: string): Promise<SearchItem[]> {
  return text.length < QUICK_MIN ? [] : searchItems(db, search, text);
}

/** Returns the page that a text names without doubt: a block, a transaction, an address or a user operation. */
export async function findRedirect(db: Queryable, search: SearchText, text: string): Promise<Redirect> {
  const found = await search(text);
  const to = (type: Redirect['type'], parameter: string) => ({ redirect: true, type, parameter });
  switch (found.kind) {
    case 'block': {
      const [block] = await listBlocks(db, sql`number = ${found.number}::bigint`);
      return block?.type === 'block' ? to('block', block.block_hash) : NO_REDIRECT;
    }
    case 'transaction':
      return to('transaction', found.hash);
    case 'action':
      return to('transaction', found.transaction_hash);
    case 'user_operation':
      return to('user_operation', found.hash);
    case 'address':
    case 'token':
    case 'nft':
      return to('address', toChecksum(found.address));
    default:
      return NO_REDIRECT;
  }
}

const NO_REDIRECT = { redirect: false, type: null, parameter: null };

async function listBlocks(db: Queryable, condition: SQL): Promise<SearchItem[]> {
  const { rows } = await db.execute<{ number: string; hash: string; timestamp: string }>(sql`
    select number, '0x' || encode(hash, 'hex') as hash, timestamp from chain.blocks where ${condition}`);
  return rows.map((row) => ({
    type: 'block',
    block_type: 'block',
    block_hash: row.hash,
    block_number: Number(row.number),
    timestamp: toWireTime(new Date(row.timestamp)),
    url: `/block/${row.hash}`,
  }));
}

async function listTransactions(db: Queryable, hash: Hex): Promise<SearchItem[]> {
  const { rows } = await db.execute<{ timestamp: string }>(
    sql`select timestamp from chain.transactions where hash = ${toBytes(hash)}`,
  );
  return rows.map((row) => ({
    type: 'transaction',
    transaction_hash: hash,
    timestamp: toWireTime(new Date(row.timestamp)),
    url: `/tx/${hash}`,
  }));
}

/** Lists addresses as search results: tokens as tokens, others as contracts or addresses by name. */
async function listPlaces(db: Queryable, addresses: readonly Hex[]): Promise<SearchItem[]> {
  const bytes = addresses.map((address) => Buffer.from(address.slice(2), 'hex'));
  const [describe, tokens] = await Promise.all([
    describeAddresses(db, bytes),
    Promise.all(addresses.map((address) => findToken(db, address))),
  ]);
  return addresses.map((address, index) => {
    const token = tokens[index];
    const known = describe(bytes[index]!);
    const hash = toChecksum(address);
    const shared = { address_hash: hash, is_smart_contract_verified: known.is_verified };
    if (token) {
      const { name, symbol, type: token_type, total_supply, reputation } = token;
      const urls = { address_url: `/address/${hash}`, token_url: `/token/${hash}` };
      const facts = { name, symbol, token_type, total_supply, reputation: reputation ?? 'ok' };
      return { type: 'token', ...shared, ...urls, ...facts, exchange_rate: null, icon_url: null };
    }
    return {
      type: known.is_contract ? 'contract' : 'address',
      ...shared,
      name: known.name ?? known.public_tags[0]?.display_name ?? null,
      url: `/address/${hash}`,
      ens_info: null,
      reputation: known.reputation ?? 'ok',
    };
  });
}
