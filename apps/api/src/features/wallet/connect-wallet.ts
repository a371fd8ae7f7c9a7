import { notify } from '@nova/db/notify';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { AppError } from '@nova/shared/errors';
import { WALLET_ERRORS } from '@nova/shared/wallet/errors';
import type { ConnectWalletRequest, ConnectWalletResult } from '@nova/shared/wallet/schemas';
import type { Context } from 'hono';
import type { ApiContext } from '../../http/api-context.ts';
import type { ApiEnv } from '../../http/api-router.ts';
import { lockLiveSession } from '../../http/access/live-session.ts';
import { readSession } from '../../http/access/session.ts';
import { claimWallet, readOwner, refuseUsed } from './claim-wallet.ts';
import type { WalletDependencies } from './dependencies.ts';
import { checkProof, checkServerProof, useProof } from './prove-wallet.ts';

/**
 * Verifies the signature of the message in the request, or of the server's own message.
 * @returns the nonce, which is not consumed yet
 */
async function checkRequest(
  context: ApiContext,
  { address, message, signature, chainId }: ConnectWalletRequest['data'],
): Promise<string> {
  if (message === undefined) return (await checkServerProof(context, { address, signature, chainId })).nonce;
  const signed = await checkProof(context, { address, message, signature });
  if (signed.chainId === chainId) return signed.nonce;
  throw new AppError(WALLET_ERRORS.wrongChain, {
    message: `The signed message contains chain ID ${signed.chainId}, but the request has ${chainId}. Send the chain ID of the message.`,
  });
}

/**
 * Requires the password before a wallet is added to an account that has one: a stolen token does not suffice.
 */
async function guardLinking(
  { db }: ApiContext,
  { requirePassword }: WalletDependencies,
  c: Context<ApiEnv>,
  userId: string,
  { address, password }: ConnectWalletRequest['data'],
): Promise<void> {
  const owner = await readOwner(db, address);
  if (owner === userId) return;
  if (owner !== null) refuseUsed();
  await requirePassword(userId, password, c.var.clientAddress);
}

/** Opens a session for a wallet, or adds the wallet to the logged-in account. */
export async function connectWallet(
  context: ApiContext,
  dependencies: WalletDependencies,
  c: Context<ApiEnv>,
  request: ConnectWalletRequest['data'],
): Promise<ConnectWalletResult> {
  const { address, chainId } = request;
  const current = await readSession(c, context.tokens);
  const nonce = await checkRequest(context, request);
  if (current) await guardLinking(context, dependencies, c, current.userId, request);
  const device = { clientAddress: c.var.clientAddress, userAgent: c.req.header('user-agent') };
  // A single transaction: if the request fails later, the nonce is not consumed.
  const { session, isNew } = await context.db.transaction(async (tx) => {
    await useProof(context, tx, nonce);
    if (current) await lockLiveSession(tx, context.clock, current);
    const claimed = await claimWallet(tx, request, current?.userId ?? null);
    const replaced = current?.sessionId ?? null;
    const opened = await dependencies.openSession(tx, claimed.userId, device, replaced);
    // Notifies the account, so that its owner learns of a wallet added by someone else.
    if (current && claimed.isNew) await notify(tx, claimed.userId, 'wallet_linked', { wallet: address });
    return { session: opened, isNew: claimed.isNew };
  });
  dependencies.onConnected(session, address);
  const chain = { chain_id: chainId, is_own_chain: chainId === CHAIN_ID };
  const account = { user_id: session.userId, new_wallet: isNew };
  return { source: 'server', address, ...chain, ...account, session: session.tokens };
}
