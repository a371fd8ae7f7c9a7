import type { Queryable } from '@nova/db/database';
import { addressDays, addressStats } from '@nova/db/schema/explorer';
import { addressRanks, rankSnapshot } from '@nova/db/schema/explorer-details';
import { tokenBalances, tokens } from '@nova/db/schema/token';
import type { AddressDetail } from '@nova/shared/explorer/address-schemas';
import { and, asc, eq, gt, gte, sql } from 'drizzle-orm';
import type { ChainClient } from '../../http/chain-client.ts';
import { toWireTime } from '../../http/clock.ts';
import { readContractNames } from './contract-names.ts';
import { findCreation, findToken } from './tokens.ts';

type Hex = `0x${string}`;

const DAYS_SHOWN = 30;
const DAY_MS = 86_400_000;
/** Nobody reads more than "a thousand"; counting on would make an address slow that strangers send tokens to. */
const HOLDINGS_COUNTED_MAX = 1_000;

/** An address page. An address nobody has used yet is all zeros: every address exists. */
export async function readAddress(
  db: Queryable,
  chain: ChainClient,
  address: Hex,
  now: number,
): Promise<AddressDetail> {
  const [[stats], days, account, names, token, creation, holdings, rank] = await Promise.all([
    db.select().from(addressStats).where(eq(addressStats.address, address)),
    readDays(db, address, now),
    chain.getAccount(address),
    readContractNames(db),
    findToken(db, address),
    findCreation(db, address),
    countHoldings(db, address),
    readRank(db, address),
  ]);
  return {
    address,
    balance: account.balance?.toString() ?? null,
    isContract: account.isContract,
    name: names.get(address) ?? null,
    token,
    createdBy: creation?.creator ?? null,
    createdIn: creation?.transactionHash ?? null,
    transactionCount: stats?.transactionCount ?? 0,
    actionCount: stats?.actionCount ?? 0,
    transferCount: stats?.tokenTransferCount ?? 0,
    ...holdings,
    energyEarned: stats?.energyEarned ?? 0,
    energySpendable: stats?.energySpendable ?? 0,
    rank,
    firstActivity: stats?.firstActivity ? toWireTime(stats.firstActivity) : null,
    lastActivity: stats?.lastActivity ? toWireTime(stats.lastActivity) : null,
    days,
  };
}

async function readDays(db: Queryable, address: Hex, now: number): Promise<AddressDetail['days']> {
  const since = new Date(now - (DAYS_SHOWN - 1) * DAY_MS).toISOString().slice(0, 10);
  return db
    .select({ day: addressDays.day, actions: addressDays.actions, points: addressDays.points })
    .from(addressDays)
    .where(and(eq(addressDays.address, address), gte(addressDays.day, since)))
    .orderBy(asc(addressDays.day));
}

async function countHoldings(
  db: Queryable,
  address: Hex,
): Promise<Pick<AddressDetail, 'tokenCount' | 'nftCount'>> {
  const held = db
    .select({ token: tokenBalances.token, balance: tokenBalances.balance })
    .from(tokenBalances)
    .where(and(eq(tokenBalances.holder, address), gt(tokenBalances.balance, 0n)))
    .limit(HOLDINGS_COUNTED_MAX)
    .as('held');
  const [row] = await db
    .select({
      tokenCount: sql<number>`count(*)::int`,
      // Of a collection, what is held is a number of pieces.
      nftCount: sql<string>`coalesce(sum(${held.balance}) filter (where ${tokens.kind} = 'erc721'), 0)`,
    })
    .from(held)
    .innerJoin(tokens, eq(tokens.address, held.token));
  return { tokenCount: row?.tokenCount ?? 0, nftCount: Number(row?.nftCount ?? 0) };
}

async function readRank(db: Queryable, address: Hex): Promise<AddressDetail['rank']> {
  const [row] = await db
    .select({
      position: addressRanks.rank,
      of: rankSnapshot.rankedAddresses,
      block: rankSnapshot.blockNumber,
    })
    .from(addressRanks)
    .innerJoin(rankSnapshot, eq(rankSnapshot.id, 1))
    .where(eq(addressRanks.address, address));
  return row ?? null;
}
