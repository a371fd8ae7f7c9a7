import { createHash } from 'node:crypto';
import type { Transaction } from '@nova/db/database';
import { enqueue } from '@nova/db/enqueue';
import type { ApprovedWallets, WalletsApproved } from '@nova/shared/admin/lists';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { PageQuery } from '@nova/shared/pagination';
import { PRESALE_ERRORS } from '@nova/shared/presale/errors';
import { SET_WHITELISTED } from '@nova/shared/presale/operations';
import type { Context } from 'hono';
import type { Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import type { ApiEnv } from '../../http/api-router.ts';
import { recordChange } from '../../http/access/record-change.ts';
import { type Admin, requireAdmin } from '../../http/access/require-admin.ts';

/** The list of approved wallets, stored by another feature. */
export interface Whitelist {
  /** Approves a wallet. Returns false if it was approved already. */
  add(tx: Transaction, address: Hex, admin: Admin): Promise<boolean>;
  /** Removes a wallet. Returns false if it was not on the list. */
  remove(tx: Transaction, address: Hex): Promise<boolean>;
  has(address: Hex): Promise<boolean>;
  count(): Promise<number>;
  /** Lists approved wallets, newest first. */
  list(query: PageQuery): Promise<ApprovedWallets>;
}

/**
 * Approves a wallet, and updates the contract so that it can buy from the earlier opening.
 * @throws AppError `admin_token_required` without administrator rights; `rate_limited`
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
  await approveWallets(context, whitelist, admin, [address]);
}

/** Approves wallets in one transaction, and updates the contract so that each can buy early. */
export async function approveWallets(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  whitelist: Whitelist,
  admin: Admin,
  addresses: readonly Hex[],
): Promise<WalletsApproved> {
  return db.transaction(async (tx) => {
    const added: Hex[] = [];
    for (const address of new Set(addresses)) {
      if (!(await whitelist.add(tx, address, admin))) continue;
      added.push(address);
      await setOnChain(tx, address, true, clock());
    }
    if (added.length > 0) await recordChange(tx, admin, { before: null, after: { approved: added } });
    return { added: added.length, known: addresses.length - added.length };
  });
}

/**
 * Removes a wallet from the approved ones, in the contract too.
 * @throws AppError `not_found` if it is not approved
 */
export async function disapproveWallet(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  whitelist: Whitelist,
  admin: Admin,
  address: Hex,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await whitelist.remove(tx, address))) {
      throw new AppError(COMMON_ERRORS.notFound, {
        message: 'This wallet is not approved, so there is nothing to remove.',
      });
    }
    await setOnChain(tx, address, false, clock());
    await recordChange(tx, admin, { before: { approved: [address] }, after: null });
  });
}

async function setOnChain(tx: Transaction, address: Hex, isWhitelisted: boolean, now: number): Promise<void> {
  const operationId: Hex = `0x${createHash('sha256')
    .update(`${isWhitelisted ? 'whitelist' : 'unlist'} ${address} ${now}`)
    .digest('hex')}`;
  const payload = { address, isWhitelisted };
  await enqueue(tx, { lane: 'curation', kind: SET_WHITELISTED, operationId, payload });
}
