import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@nova/shared/durations';
import type { Transaction } from '@nova/db/database';
import { enqueue } from '@nova/db/enqueue';
import { LOCKS } from '@nova/db/locks';
import { faucetDrips } from '@nova/db/schema/faucet';
import { AppError } from '@nova/shared/errors';
import { DRIP_WEI, DRIPS_ACCEPTED_PER_DAY, DRIPS_PER_NETWORK } from '@nova/shared/faucet/constants';
import { DRIP } from '@nova/shared/faucet/drip-operation';
import { FAUCET_ERRORS } from '@nova/shared/faucet/errors';
import { sql } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import type { ClientNetworks } from '@nova/shared/networks';
import type { Hex } from 'viem';
import { toClientNetworks } from '../../http/limits/client-networks.ts';
import { toWireTime } from '../../http/clock.ts';
import { findFreeAt } from '../../http/limits/network-limit.ts';
import { findContract } from '../../http/chain/deployed-contracts.ts';
import { acceptSolution } from './challenge.ts';
import { readNextAt } from './drips.ts';
import { readFaucetOnChain } from './faucet-chain.ts';
import { chainUnavailable } from '../../http/chain/chain-unavailable.ts';

export interface DripRequest {
  readonly address: Hex;
  readonly challenge: string;
  readonly solution: string;
}

/**
 * Accepts one drip. Limits, the used challenge and the outbox row share one transaction.
 * @returns the operation id
 * @throws AppError `challenge_invalid`, `faucet_cooldown`, `faucet_busy`, `faucet_closed`,
 * `contract_recipient`,
 * `unavailable`
 */
export async function requestDrip(
  context: ApiContext,
  request: DripRequest,
  { userId, clientAddress }: { userId: string | null; clientAddress: string },
): Promise<Hex> {
  await requireAvailableFaucet(context, request.address);
  const { clock, config } = context;
  const networks = toClientNetworks(config.userHashPepper, clientAddress);
  const operationId: Hex = `0x${randomBytes(32).toString('hex')}`;
  await context.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.faucet})`);
    await acceptSolution(tx, { secret: config.userHashPepper, bits: config.faucetBits, clock }, request);
    await requireCapacity(tx, request.address, networks, clock());
    const { address } = request;
    const createdAt = new Date(clock());
    await tx.insert(faucetDrips).values({ operationId, address, userId, ...networks, createdAt });
    await enqueue(tx, { lane: 'gas', kind: DRIP, operationId, payload: { to: address } });
  });
  return operationId;
}

/** Refuses requests that the contract would refuse, where it costs nothing and can be explained. */
async function requireAvailableFaucet({ db, chain }: ApiContext, address: Hex): Promise<void> {
  const rewards = await findContract(db, 'CommunityRewards');
  if (rewards === null) refuseClosed();
  const [faucet, recipient] = await Promise.all([
    readFaucetOnChain(chain, rewards),
    chain.getAccount(address),
  ]);
  if (recipient.isContract === null || faucet.isPaused === null || faucet.balanceWei === null) {
    throw chainUnavailable();
  }
  if (recipient.isContract) {
    throw new AppError(FAUCET_ERRORS.contractRecipient, {
      message: 'This address is a contract. The faucet only pays out to wallets.',
    });
  }
  if (faucet.isPaused || faucet.balanceWei < DRIP_WEI) refuseClosed();
}

async function requireCapacity(
  tx: Transaction,
  address: Hex,
  networks: ClientNetworks,
  now: number,
): Promise<void> {
  const nextAt = await readNextAt(tx, address, now);
  if (nextAt !== null)
    refuseUntil(
      FAUCET_ERRORS.cooldown,
      'This address has already received its payout. Try again at the time in `details.nextAt`.',
      nextAt,
      now,
    );
  const window = { limit: DRIPS_PER_NETWORK, windowMs: DAY_MS, now };
  const freeAt = await findFreeAt(tx, faucetDrips, networks, window);
  if (freeAt !== null) {
    refuseUntil(
      FAUCET_ERRORS.busy,
      'Your network has used its share for now. Try again at the time in `details.nextAt`.',
      freeAt,
      now,
      'network',
    );
  }
  const dayStart = Math.floor(now / DAY_MS) * DAY_MS;
  const [today] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(faucetDrips)
    .where(sql`${faucetDrips.createdAt} >= ${new Date(dayStart).toISOString()}`);
  if (today!.count >= DRIPS_ACCEPTED_PER_DAY) {
    refuseUntil(
      FAUCET_ERRORS.busy,
      "The faucet's budget for today is used up. Try again at the time in `details.nextAt`.",
      dayStart + DAY_MS,
      now,
      'day',
    );
  }
}

function refuseUntil(
  code: string,
  message: string,
  nextAt: number,
  now: number,
  budget?: 'network' | 'day',
): never {
  const retryAfterSeconds = Math.ceil((nextAt - now) / 1000);
  const details = { nextAt: toWireTime(nextAt), retryAfterSeconds, ...(budget && { budget }) };
  throw new AppError(code, { message, details });
}

function refuseClosed(): never {
  throw new AppError(FAUCET_ERRORS.closed, {
    message: 'The faucet is closed at the moment. Please try again later.',
  });
}
