import { DAY_MS } from '@nova/shared/durations';
import type { Queryable } from '@nova/db/database';
import { preparedQuery } from '@nova/db/queries/prepared-query';
import { demoSessions } from '@nova/db/schema/demo';
import { addressDays, addressStats, deployedContracts } from '@nova/db/schema/explorer';
import { addressRanks, rankSnapshot } from '@nova/db/schema/explorer-details';
import { tokenBalances, tokens } from '@nova/db/schema/token';
import { toBytes } from '@nova/runtime/hex-bytes';
import { STANDARD_CONTRACT_NAMES } from '@nova/shared/chain/standard-contracts';
import type { AddressDetail } from '@nova/shared/explorer/address-schemas';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { ChainClient } from '../../../http/chain/chain-client.ts';
import { toWireTime } from '../../../http/clock.ts';
import { isHiddenToken } from '../../../http/chain/hidden-tokens.ts';
import { readInternalActivity } from './internal-activity.ts';
import { HAS_BALANCE, selectCreation, toToken } from './tokens.ts';

const DAYS_SHOWN = 30;
/**
 * Maximum number of holdings counted. Pages show no more than "a thousand", and counting on would slow down
 * an address that receives tokens from strangers.
 */
const HOLDINGS_COUNTED_MAX = 1_000;

/** Reads an address page. Every address exists: an unused one has zeros everywhere. */
export async function readAddress(
  db: Queryable,
  chain: ChainClient,
  address: Hex,
  now: number,
): Promise<AddressDetail> {
  const [[row], internal, days, account] = await Promise.all([
    facts(db).execute({ address: toBytes(address) }),
    readInternalActivity(db, address),
    readDays(db, address, now),
    chain.getAccount(address),
  ]);
  const { stats, name, isDemo, token, isHidden, creation, tokenCount, nftCount, position, of, block } = row!;
  return {
    address,
    balance: account.balance?.toString() ?? null,
    is_contract: account.isContract,
    delegate: account.delegate,
    name: name ?? STANDARD_CONTRACT_NAMES[address] ?? null,
    is_demo: isDemo,
    token: token && toToken({ ...token, isHidden }),
    created_by: creation?.creator ?? null,
    created_in: creation?.transactionHash ?? null,
    transaction_count: stats?.transactionCount ?? 0,
    internal_count: internal.count,
    action_count: stats?.actionCount ?? 0,
    transfer_count: stats?.tokenTransferCount ?? 0,
    token_count: tokenCount,
    nft_count: Number(nftCount),
    energy_earned: stats?.energyEarned ?? 0,
    energy_spendable: stats?.energySpendable ?? 0,
    rank: position === null || of === null || block === null ? null : { position, of, block },
    first_activity: toWireTimeOf([stats?.firstActivity, internal.first], (times) => Math.min(...times)),
    last_activity: toWireTimeOf([stats?.lastActivity, internal.last], (times) => Math.max(...times)),
    days,
  };
}

function toWireTimeOf(
  dates: readonly (Date | null | undefined)[],
  choose: (times: readonly number[]) => number,
): string | null {
  const times = dates.flatMap((date) => (date ? [date.getTime()] : []));
  return times.length === 0 ? null : toWireTime(choose(times));
}

async function readDays(db: Queryable, address: Hex, now: number): Promise<AddressDetail['days']> {
  const since = new Date(now - (DAYS_SHOWN - 1) * DAY_MS).toISOString().slice(0, 10);
  return daysSince(db).execute({ address: toBytes(address), since });
}

const ADDRESS = sql.placeholder('address');

const daysSince = preparedQuery((db) =>
  db
    .select({ day: addressDays.day, actions: addressDays.actions, points: addressDays.points })
    .from(addressDays)
    .where(and(eq(addressDays.address, ADDRESS), gte(addressDays.day, sql.placeholder('since'))))
    .orderBy(asc(addressDays.day)),
);

/** Selects all facts that are single rows, by their keys and in one query. */
const facts = preparedQuery((db) => {
  const creation = selectCreation(db, ADDRESS).as('creation');
  const holdings = countHoldings(db);
  return db
    .select({
      stats: addressStats,
      name: deployedContracts.name,
      isDemo: sql<boolean>`${demoSessions.userId} is not null`,
      token: tokens,
      isHidden: isHiddenToken(tokens.address),
      creation: { creator: creation.creator, transactionHash: creation.transactionHash },
      tokenCount: holdings.tokenCount,
      nftCount: holdings.nftCount,
      position: addressRanks.rank,
      of: rankSnapshot.rankedAddresses,
      block: rankSnapshot.blockNumber,
    })
    .from(holdings)
    .leftJoin(addressStats, eq(addressStats.address, ADDRESS))
    .leftJoin(deployedContracts, eq(deployedContracts.address, ADDRESS))
    .leftJoin(demoSessions, eq(demoSessions.address, ADDRESS))
    .leftJoin(tokens, eq(tokens.address, ADDRESS))
    .leftJoin(creation, sql`true`)
    .leftJoin(addressRanks, eq(addressRanks.address, ADDRESS))
    .leftJoin(rankSnapshot, eq(rankSnapshot.id, 1));
});

function countHoldings(db: Queryable) {
  const held = db
    .select({ token: tokenBalances.token, balance: tokenBalances.balance })
    .from(tokenBalances)
    .where(and(eq(tokenBalances.holder, ADDRESS), HAS_BALANCE))
    .limit(HOLDINGS_COUNTED_MAX)
    .as('held');
  return db
    .select({
      tokenCount: sql<number>`count(*)::int`.as('token_count'),
      // Holdings of a collection are counted as a number of NFTs, ERC-1155 units as a number of items.
      nftCount: sql<string>`coalesce(sum(${held.balance}) filter (where ${tokens.kind} = 'erc721'), 0)
        + (select count(*) from (
          select from chain.nft_balances where holder = ${ADDRESS} and balance > 0
          limit ${sql.raw(String(HOLDINGS_COUNTED_MAX))}) items)`.as('nft_count'),
    })
    .from(held)
    .innerJoin(tokens, eq(tokens.address, held.token))
    .as('holdings');
}
