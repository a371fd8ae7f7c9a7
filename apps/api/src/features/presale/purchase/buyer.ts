import { accountFactoryAbi } from '@nova/abi/account-factory';
import { randomBytes } from 'node:crypto';
import { readPrimaryWallet } from '@nova/db/primary-wallet';
import { ownAccounts } from '@nova/db/schema/presale';
import { wallets } from '@nova/db/schema/wallet';
import type { Queryable } from '@nova/db/database';
import { eq } from 'drizzle-orm';
import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import type { ApiContext } from '../../../http/api-context.ts';
import { findContract } from '../../../http/chain/deployed-contracts.ts';
import type { Owner } from './purchases.ts';
import { chainUnavailable } from '../../../http/chain/chain-unavailable.ts';

/** Returns the account with all its wallets. */
export async function readOwner(db: Queryable, userId: string): Promise<Owner> {
  const rows = await db.select({ address: wallets.address }).from(wallets).where(eq(wallets.userId, userId));
  return { userId, addresses: rows.map(({ address }) => address) };
}

/**
 * Returns the address that receives an account's coins: its primary wallet, or the account's own address (a
 * clone of the contract Account, requirement 331), whose random id is generated here once.
 * @throws AppError `unavailable` if the chain does not return the address
 */
export async function findDeliveryAddress(context: ApiContext, userId: string): Promise<Hex> {
  const { db, clock } = context;
  const wallet = await readPrimaryWallet(db, userId);
  if (wallet !== null) return wallet;
  const isOwn = eq(ownAccounts.userId, userId);
  const [known] = await db.select({ address: ownAccounts.address }).from(ownAccounts).where(isOwn);
  if (known) return known.address as Hex;
  const accountId: Hex = `0x${randomBytes(32).toString('hex')}`;
  const address = await predictAddress(context, accountId);
  await db
    .insert(ownAccounts)
    .values({ userId, accountId, address, createdAt: new Date(clock()) })
    .onConflictDoNothing();
  // Only one of two concurrent requests stored its address.
  const [stored] = await db.select({ address: ownAccounts.address }).from(ownAccounts).where(isOwn);
  return stored!.address as Hex;
}

async function predictAddress({ db, chain }: ApiContext, accountId: Hex): Promise<Hex> {
  const factory = await findContract(db, 'AccountFactory');
  const query = { abi: accountFactoryAbi, functionName: 'accountOf' } as const;
  const data = encodeFunctionData({ ...query, args: [accountId] });
  const [answer] = factory
    ? await chain.call([{ method: 'eth_call', params: [{ to: factory, data }, 'latest'] }])
    : [];
  if (typeof answer !== 'string' || !/^0x[0-9a-f]{64}$/i.test(answer)) {
    throw chainUnavailable();
  }
  return decodeFunctionResult({ ...query, data: answer as Hex }).toLowerCase() as Hex;
}
