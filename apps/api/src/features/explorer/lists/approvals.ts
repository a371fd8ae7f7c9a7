import type { Queryable } from '@nova/db/database';
import { IS_APPROVAL, logs, transactions } from '@nova/db/schema/explorer';
import { tokens } from '@nova/db/schema/token';
import type { ApprovalsQuery } from '@nova/shared/explorer/list-queries';
import type { TokenApproval } from '@nova/shared/explorer/token-schemas';
import type { Page } from '@nova/shared/pagination';
import { and, eq, sql } from 'drizzle-orm';
import { type Hex, pad, slice } from 'viem';
import { toWireTime } from '../../../http/clock.ts';
import { toBytes } from '../../../http/chain/sql-values.ts';
import type { PositionSearch } from '../search/search-places.ts';
import { tokenNames, toTokenLabel } from '../token-label.ts';
import { toHeightRange } from './height-range.ts';
import { isAmong, readPageOf } from './read-page-of.ts';

type ApprovalRow = Awaited<ReturnType<typeof selectApprovals>>[number];

const WORD_BYTES = 32;
const ZERO_WORD = sql.raw(`'\\x${'00'.repeat(WORD_BYTES)}'::bytea`);
/** Event of one value for a spender (ERC-20) or of one NFT (ERC-721). */
const APPROVAL: Hex = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925';

/** The event has the shape of its standard and grants something: an NFT's spender, an amount, or `true`. */
const IS_GRANT = sql`case cardinality(c.topics)
    when 4 then c.topics[1] = ${toBytes(APPROVAL)} and octet_length(c.data) = 0 and c.topics[3] <> ${ZERO_WORD}
    when 3 then octet_length(c.data) = ${sql.raw(String(WORD_BYTES))} and c.data <> ${ZERO_WORD}
    else false end`;

/** No later event is about the same contract and spender, or about the same NFT. */
const IS_NEWEST = sql`not exists (select from chain.logs later
    where ${sql.raw(`later.${IS_APPROVAL}`)} and later.topics[2] = c.topics[2] and later.address = c.address
      and later.topics[1] = c.topics[1]
      and coalesce(later.topics[4], later.topics[3]) = coalesce(c.topics[4], c.topics[3])
      and (later.block_number, later.log_index) > (c.block_number, c.log_index))`;

/** Lists the approvals of an address that no later event replaced or revoked, newest first. */
export async function listApprovals(
  db: Queryable,
  owner: Hex,
  query: ApprovalsQuery,
): Promise<Page<TokenApproval>> {
  const { contract, spender } = query;
  const search: PositionSearch = {
    table: sql`chain.logs`,
    order: ['block_number', 'log_index'],
    drivers: [sql`${sql.raw(`c.${IS_APPROVAL}`)} and c.topics[2] = ${toBytes(toTopic(owner))}`],
    filter: [
      IS_GRANT,
      IS_NEWEST,
      contract && sql`c.address = ${toBytes(contract)}`,
      spender && sql`c.topics[3] = ${toBytes(toTopic(spender))}`,
    ].filter((condition) => condition !== undefined),
    heights: toHeightRange(query),
  };
  const page = await readPageOf<ApprovalRow>(
    db,
    search,
    query,
    (places) => selectApprovals(db).where(isAmong(places, logs.blockNumber, logs.logIndex)),
    (row) => [row.blockNumber, row.logIndex],
  );
  return { ...page, items: page.items.map(toApproval) };
}

const toTopic = (address: Hex): Hex => pad(address, { size: WORD_BYTES });

function selectApprovals(db: Queryable) {
  const transaction = db
    .select({ hash: transactions.hash, timestamp: transactions.timestamp })
    .from(transactions)
    .where(and(eq(transactions.blockNumber, logs.blockNumber), eq(transactions.index, logs.txIndex)))
    .limit(1)
    .as('transaction');
  return db
    .select({
      blockNumber: logs.blockNumber,
      logIndex: logs.logIndex,
      contract: logs.address,
      topics: logs.topics,
      data: logs.data,
      transactionHash: transaction.hash,
      timestamp: transaction.timestamp,
      label: tokenNames,
    })
    .from(logs)
    .innerJoinLateral(transaction, sql`true`)
    .leftJoin(tokens, eq(tokens.address, logs.address))
    .$dynamic();
}

function toApproval({ contract, topics, data, label, timestamp, ...row }: ApprovalRow): TokenApproval {
  const [event, , spender, tokenId] = topics;
  const scope = event !== APPROVAL ? 'collection' : tokenId === undefined ? 'amount' : 'nft';
  return {
    contract,
    token: label === null ? null : toTokenLabel(contract, label),
    scope,
    spender: slice(spender!, 12),
    value: scope === 'amount' ? BigInt(data).toString() : null,
    token_id: tokenId === undefined ? null : BigInt(tokenId).toString(),
    transaction_hash: row.transactionHash,
    block_number: row.blockNumber,
    log_index: row.logIndex,
    timestamp: toWireTime(timestamp),
  };
}
