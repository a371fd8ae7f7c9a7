import { DAY_MS } from '@nova/shared/durations';
import { conversionPermits } from '@nova/db/schema/conversion';
import { judgeConversion, readConversionFacts, readConversionState } from '@nova/db/conversion-standing';
import { LOCK_SEEDS } from '@nova/db/locks';
import { PERMIT_WAKE, PERMITS_DECIDED } from '@nova/db/permit-wake';
import { EP_PER_NAC, PERMIT_TTL_SECONDS, PERMIT_WAIT_MS } from '@nova/shared/energy/constants';
import {
  CONVERSION_CONDITIONS,
  type Conversion,
  type ConversionCondition,
  type Permit,
} from '@nova/shared/energy/conversion-schemas';
import { ENERGY_ERRORS } from '@nova/shared/energy/errors';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { addressSchema } from '@nova/shared/hex';
import { eq, sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import { claimConfirmedMailbox } from '../../http/access/claim-mailbox.ts';
import type { EventHub } from '../../http/events/event-hub.ts';
import { createEventWaiter, type EventWaiter } from '../../http/events/event-waiter.ts';
import { toWireTime } from '../../http/clock.ts';
import { findContract } from '../../http/chain/deployed-contracts.ts';
import { cacheRewards } from './cache-rewards.ts';
import { readRewardsOnChain, type RewardsOnChain } from './rewards-chain.ts';

/** A user and one of the user's wallets. */
export interface Owner {
  readonly userId: string;
  readonly account: Hex;
}

/** Reads an account's conversion limits from the contract. */
type ReadRewards = (contract: Hex, account: Hex, now: number) => Promise<RewardsOnChain | null>;

/** Reads the state of a wallet's conversion, and the contract's nonce if there is a contract. */
async function readState(
  { db, clock, config }: ApiContext,
  { userId, account }: Owner,
  request: ReadRewards,
) {
  const contract = await findContract(db, 'CommunityRewards');
  const now = clock();
  await claimConfirmedMailbox(db, config.userHashPepper, userId);
  const [onChain, facts] = await Promise.all([
    contract && request(contract, account, now),
    readConversionFacts(db, { userId, account, now }),
  ]);
  const nonce = onChain?.nonce ?? 0;
  const covered = onChain?.leftCoveredPointsOf ?? 0;
  const standing = judgeConversion(facts, { account, nonce, covered });
  const potShare = Math.min(standing.potShare, onChain?.leftPotPoints ?? 0);
  const ownRemaining = Math.min(standing.leftToday, onChain?.leftPointsOf ?? 0);
  const allRemaining = onChain?.leftPoints ?? 0;
  const enough = (name: ConversionCondition['name'], have: number): ConversionCondition => ({
    name,
    is_met: have >= EP_PER_NAC,
    have,
    need: EP_PER_NAC,
  });
  const conditions: ConversionCondition[] = [
    ...standing.conditions,
    enough('points', standing.spendable),
    enough('own_room', ownRemaining),
    enough('all_room', allRemaining),
    { name: 'open', is_met: onChain?.isOpen === true, have: null, need: null },
  ];
  const { spendable } = standing;
  return { contract, nonce, now, conditions, ownRemaining, allRemaining, covered, potShare, spendable };
}

/** Returns a cached reader of the contract for checklists: one call per account and block (`cacheRewards`). */
export function openChecklist({ db, chain }: ApiContext): ReadRewards {
  const read = cacheRewards((contract, account) => readRewardsOnChain(chain, contract, account));
  return async (contract, account, now) => {
    const { rows } = await db.execute<{ head: string }>(
      sql`select encode(block_hash, 'hex') as head from chain.sync_state`,
    );
    return read(contract, account, `${rows[0]?.head} ${Math.floor(now / DAY_MS)}`);
  };
}

/** Returns the current checklist of a conversion. */
export async function readConversion(
  context: ApiContext,
  owner: Owner,
  request: ReadRewards,
): Promise<Conversion> {
  const standing = await readState(context, owner, request);
  const { contract, conditions, ownRemaining, allRemaining, covered, potShare, spendable, now } = standing;
  const most = Math.min(spendable, ownRemaining, allRemaining, covered + potShare);
  const isMet = conditions.every((condition) => condition.is_met);
  return {
    contract: contract && addressSchema.parse(contract),
    spendable,
    convertible: isMet ? most - (most % EP_PER_NAC) : 0,
    left_today: ownRemaining,
    all_left_today: allRemaining,
    covered,
    pot_share: potShare,
    next_day_at: toWireTime((Math.floor(now / DAY_MS) + 1) * DAY_MS),
    conditions,
  };
}

/**
 * Requests a permit and waits briefly for its signature. The worker signs it; this process holds no key.
 * @throws AppError `conversion_refused` with `details.condition`, `invalid_input`, `unavailable`
 */
export async function requestPermit(
  context: ApiContext,
  permits: PermitWaiter,
  owner: Owner,
  points: number,
): Promise<Permit> {
  if (points % EP_PER_NAC !== 0) {
    const message = `Points convert in multiples of ${EP_PER_NAC}. Enter a multiple of ${EP_PER_NAC}.`;
    throw new AppError(COMMON_ERRORS.invalidInput, { message });
  }
  // A permit is decided by the current state of the contract, never by the cache of checklists.
  const request: ReadRewards = (contract, account) => readRewardsOnChain(context.chain, contract, account);
  const standing = await readState(context, owner, request);
  if (standing.contract === null) refuse('open');
  const open = CONVERSION_CONDITIONS.find((name) =>
    standing.conditions.some((condition) => condition.name === name && !condition.is_met),
  );
  if (open !== undefined) refuse(open);
  if (points > standing.spendable) refuse('points');
  if (points > standing.covered + standing.potShare) refuse('allowance');
  if (points > standing.ownRemaining) refuse('own_room');
  if (points > standing.allRemaining) refuse('all_room');
  const id = await queuePermit(context, owner, points, standing);
  return awaitPermit(context, permits, id);
}

/**
 * Returns a user's permit.
 * @throws AppError `not_found`
 */
export async function readPermit(
  { db }: Pick<ApiContext, 'db'>,
  id: string,
  userId?: string,
): Promise<Permit> {
  const [row] = await db.select().from(conversionPermits).where(eq(conversionPermits.id, id));
  if (!row || (userId !== undefined && row.userId !== userId)) {
    throw new AppError(COMMON_ERRORS.notFound, { message: 'Permit not found. Check its ID.' });
  }
  return {
    id: row.id,
    status: row.status,
    account: addressSchema.parse(row.account),
    points: row.points,
    deadline: row.deadline,
    signature: row.signature,
    refusal: row.refusal as Permit['refusal'],
  };
}

async function queuePermit(
  { db }: ApiContext,
  { userId, account }: Owner,
  points: number,
  { nonce, now, covered }: { nonce: number; now: number; covered: number },
): Promise<string> {
  const deadline = Math.floor(now / 1000) + PERMIT_TTL_SECONDS;
  return db.transaction(async (tx) => {
    // Serializes concurrent requests of one user: the second must see the permit that the first has queued.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`permit ${userId}`}, ${LOCK_SEEDS.permits}))`,
    );
    const conversionFacts = { userId, account, nonce, covered, now };
    const { leftToday, potShare } = await readConversionState(tx, conversionFacts);
    if (points > covered + potShare) refuse('allowance');
    if (points > leftToday) refuse('own_room');
    const potPoints = Math.max(0, points - covered);
    const [row] = await tx
      .insert(conversionPermits)
      .values({ userId, account, points, potPoints, nonce, deadline, createdAt: new Date(now) })
      .returning({ id: conversionPermits.id });
    await tx.execute(sql`select pg_notify(${PERMIT_WAKE}, '')`);
    return row!.id;
  });
}

/** Notifies requests that wait for a permit, by its id, once it is decided. */
export type PermitWaiter = EventWaiter<true>;

export function createPermitWaiter(events: EventHub): PermitWaiter {
  return createEventWaiter(events, ({ channel, data }) =>
    channel === PERMITS_DECIDED ? { key: String(data['id']), news: true } : null,
  );
}

async function awaitPermit(context: ApiContext, permits: PermitWaiter, id: string): Promise<Permit> {
  const watch = permits.watch(id);
  try {
    // The permit may have been decided before the waiter was registered.
    const permit = await readPermit(context, id);
    if (permit.status !== 'queued') return permit;
    await watch.wait(PERMIT_WAIT_MS);
    return await readPermit(context, id);
  } finally {
    watch.stop();
  }
}

const SENTENCES: Readonly<Record<ConversionCondition['name'], string>> = {
  person: 'First confirm an email address that no other account has used, or make a rewarded purchase.',
  active_days: 'You can convert points once you have been active on seven days with at least 50 EP each.',
  no_demo: "A demo account can't convert points. Connect your own wallet.",
  not_suspended:
    'Your account is suspended from converting. You can read the reason and answer it in your settings.',
  allowance:
    'This exceeds what your purchases cover and your share of the daily pot. Buy NAC, or wait for your share to grow.',
  points: "You don't have enough points. Enter a smaller number.",
  own_room: 'This exceeds your remaining conversion limit for today. Convert less, or try again tomorrow.',
  all_room: "Today's conversion limit for all users has been reached. Please try again tomorrow.",
  open: 'Conversions are closed at the moment. Please try again later.',
};

function refuse(condition: ConversionCondition['name']): never {
  throw new AppError(ENERGY_ERRORS.conversionRefused, {
    message: SENTENCES[condition],
    details: { condition },
  });
}
