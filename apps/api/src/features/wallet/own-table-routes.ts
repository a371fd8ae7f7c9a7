import type { Database } from '@nova/db/database';
import { addressStats } from '@nova/db/schema/explorer';
import { wallets } from '@nova/db/schema/wallet';
import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { addressSchema } from '@nova/shared/hex';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Hex } from 'viem';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import type { ChainClient } from '../../http/chain/chain-client.ts';
import { toWireTime } from '../../http/clock.ts';
import { findContract } from '../../http/chain/deployed-contracts.ts';
import { requireOwnWallet } from '../../http/access/own-wallet.ts';
import { parseInput, readJson } from '../../http/requests/read-json.ts';
import { selectColumns, selectSchema } from '../../http/requests/select-columns.ts';
import { requireSession } from '../../http/access/session.ts';
import { describeOwnTables } from './describe-own-tables.ts';
import { chainUnavailable } from '../../http/chain/chain-unavailable.ts';

/** Token address of a native coin, which has no contract. */
const NO_ADDRESS = `0x${'0'.repeat(40)}`;
const listSchema = z.object({ select: selectSchema });
const ofUserSchema = listSchema.extend({
  user_id: z
    .string()
    .regex(/^eq\../, 'must be eq.<id>')
    .transform((text) => text.slice(3))
    .optional(),
});
const COIN_COLUMNS = ['token_address', 'decimals', 'symbol', 'is_native_coin'] as const;
const WALLET_COLUMNS = [
  'user_id',
  'address',
  'chain_id',
  'wallet_type',
  'is_primary',
  'last_used_at',
] as const;
const BALANCE_COLUMNS = ['user_id', 'nova_coins', 'energy_points'] as const;
const byWalletSchema = z.object({ p_wallet_address: addressSchema });

/**
 * Routes of an account's table reads with PostgREST syntax. `wallets` and `user_balances` return only rows of
 * the session's account and are read-only; `native_tokens` is public. The procedure
 * `get_or_create_user_by_wallet` answers for the session's wallets: accounts are created only by logging in.
 */
export function createOwnTableRoutes({ db, tokens, chain }: ApiContext): ApiRouter {
  const router = createRouter();
  describeOwnTables(router);

  router.get('/rest/v1/native_tokens', async (c) => {
    const { select } = parseInput(listSchema, c.req.query());
    const wrapped = await findContract(db, 'WrappedNAC');
    const { symbol, decimals } = NATIVE_COIN;
    const coin = { token_address: wrapped ?? NO_ADDRESS, decimals, symbol, is_native_coin: true };
    const { symbol: symbolFilter = `eq.${symbol}`, is_native_coin: isNative = 'eq.true' } = c.req.query();
    const isRequested = symbolFilter === `eq.${symbol}` && ['eq.true', 'is.true'].includes(isNative);
    return c.json(selectColumns(isRequested ? [coin] : [], COIN_COLUMNS, select), 200);
  });

  router.get('/rest/v1/wallets', async (c) => {
    const { userId } = await requireSession(c, tokens);
    const { user_id: userIdFilter, select } = parseInput(ofUserSchema, c.req.query());
    const isOwn = userIdFilter === undefined || userIdFilter === userId;
    const rows = isOwn ? await readWallets(db, userId) : [];
    const items = rows.map((row) => ({
      user_id: row.userId,
      address: row.address,
      chain_id: row.chainId,
      wallet_type: row.walletType,
      is_primary: row.isPrimary,
      last_used_at: toWireTime(row.lastUsedAt),
    }));
    return c.json(selectColumns(items, WALLET_COLUMNS, select), 200);
  });

  router.get('/rest/v1/user_balances', async (c) => {
    const { userId } = await requireSession(c, tokens);
    const { user_id: userIdFilter, select } = parseInput(ofUserSchema, c.req.query());
    if (userIdFilter !== undefined && userIdFilter !== userId)
      return c.json(selectColumns([], BALANCE_COLUMNS, select), 200);
    const addresses = (await readWallets(db, userId)).map(({ address }) => address);
    const [novaCoins, energyPoints] = await Promise.all([
      sumCoins(chain, addresses),
      sumPoints(db, addresses),
    ]);
    const row = { user_id: userId, nova_coins: novaCoins.toString(), energy_points: energyPoints };
    return c.json(selectColumns([row], BALANCE_COLUMNS, select), 200);
  });

  router.post('/rest/v1/rpc/get_or_create_user_by_wallet', async (c) => {
    const { userId } = await requireSession(c, tokens);
    const { p_wallet_address: address } = parseInput(byWalletSchema, await readJson(c));
    await requireOwnWallet(db, userId, address);
    return c.json(userId, 200);
  });
  return router;
}

function readWallets(db: Database, userId: string) {
  return db.select().from(wallets).where(eq(wallets.userId, userId)).orderBy(asc(wallets.createdAt));
}

/**
 * Returns the total balance of all addresses in wei.
 * @throws AppError `unavailable` if the chain does not respond
 */
async function sumCoins(chain: ChainClient, addresses: readonly string[]): Promise<bigint> {
  const accounts = await Promise.all(addresses.map((address) => chain.getAccount(address)));
  return accounts.reduce((sum, { balance }) => {
    if (balance === null) throw chainUnavailable();
    return sum + balance;
  }, 0n);
}

/** Returns the spendable points of all addresses as of the newest indexed block. */
async function sumPoints(db: Database, addresses: readonly string[]): Promise<number> {
  if (addresses.length === 0) return 0;
  const rows = await db
    .select({ points: addressStats.energySpendable })
    .from(addressStats)
    .where(inArray(addressStats.address, addresses as Hex[]));
  return rows.reduce((sum, { points }) => sum + points, 0);
}
