import { createHash } from 'node:crypto';
import type { Transaction } from '@nova/db/database';
import { enqueue } from '@nova/db/enqueue';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { PRESALE_ERRORS } from '@nova/shared/presale/errors';
import { SET_WHITELISTED } from '@nova/shared/presale/operations';
import type { Context } from 'hono';
import type { ApiContext } from '../../http/api-context.ts';
import type { ApiEnv } from '../../http/api-router.ts';
import { type Admin, requireAdmin } from '../../http/require-admin.ts';

type Hex = `0x${string}`;

/** The list of approved wallets, which another feature keeps. */
export interface Whitelist {
  /** Approves a wallet. False when it was approved before. */
  add(tx: Transaction, address: Hex, admin: Admin): Promise<boolean>;
  has(address: Hex): Promise<boolean>;
  count(): Promise<number>;
}

/**
 * Approves a wallet, and has the contract let it buy from the earlier opening on.
 * @throws AppError `admin_token_required` for whoever is no administrator; `rate_limited`
 */
export async function whitelistWallet(
  context: ApiContext,
  whitelist: Whitelist,
  c: Context<ApiEnv>,
  address: Hex,
): Promise<void> {
  const admin = await requireAdmin(context, c, 'add to whitelist', { address }).catch((error: unknown) => {
    const isRefusal = error instanceof AppError && error.code !== COMMON_ERRORS.rateLimited;
    if (!isRefusal) throw error;
    throw new AppError(PRESALE_ERRORS.adminTokenRequired, {
      message: 'Admin Token erforderlich für Whitelist-Operationen',
      cause: error,
    });
  });
  await context.db.transaction(async (tx) => {
    if (!(await whitelist.add(tx, address, admin))) return;
    const operationId: Hex = `0x${createHash('sha256')
      .update(`whitelist ${address} ${context.clock()}`)
      .digest('hex')}`;
    const payload = { address, isWhitelisted: true };
    await enqueue(tx, { lane: 'curation', kind: SET_WHITELISTED, operationId, payload });
  });
}
