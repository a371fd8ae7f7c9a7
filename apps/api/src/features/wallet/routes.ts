import type { Transaction } from '@nova/db/database';
import { notify } from '@nova/db/notify';
import type { SessionTokens } from '@nova/shared/account/schemas';
import { AppError } from '@nova/shared/errors';
import {
  addToWhitelistSchema,
  getPresaleStatusSchema,
  purchasePresaleSchema,
  purchaseResultSchema,
  whitelistResultSchema,
} from '@nova/shared/presale/purchase-request';
import { presaleStatusSchema } from '@nova/shared/presale/status';
import { WALLET_ERRORS } from '@nova/shared/wallet/errors';
import {
  claimResultSchema,
  claimRewardsSchema,
  connectWalletResultSchema,
  connectWalletSchema,
  nonceSchema,
  type ClaimResult,
  type ConnectWalletRequest,
  type ConnectWalletResult,
} from '@nova/shared/wallet/schemas';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Session } from '../../http/access-tokens.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiEnv, type ApiRouter } from '../../http/api-router.ts';
import { toWireTime } from '../../http/clock.ts';
import { errorAnswers, jsonAnswer, jsonBody, TAKES_SESSION } from '../../http/describe.ts';
import { readAction } from '../../http/read-action.ts';
import { requireOwnWallet } from '../../http/own-wallet.ts';
import { parseInput } from '../../http/read-json.ts';
import { readSession, requireSession } from '../../http/session.ts';
import { claimWallet } from './claim-wallet.ts';
import { createNonce } from './nonces.ts';
import { checkProof, useProof } from './prove-wallet.ts';

/** What signing in needs from the features beside this one. */
export interface WalletDependencies {
  openSession(
    tx: Transaction,
    userId: string,
    device: { clientAddress: string; userAgent: string | undefined },
    replaced: string | null,
  ): Promise<Session & { tokens: SessionTokens }>;
  /** Rewards one action of an own wallet; the points, or null when that could not be decided. */
  claimReward(claim: {
    userId: string;
    account: `0x${string}`;
    key: string;
    requestId: string | undefined;
    metadata: Record<string, unknown> | null;
  }): Promise<number | null>;
  /** Actions of `wallet-operations` that other features answer, by name. */
  readonly operations: Readonly<
    Record<string, (c: Context<ApiEnv>, body: Record<string, unknown>) => Promise<Response>>
  >;
  /** Called once a wallet session is open; must not fail and not wait. */
  onConnected(session: Session, address: `0x${string}`): void;
}

/** `/auth/v1/siwe/nonce` and function `wallet-operations`. */
export function createWalletRoutes(context: ApiContext, dependencies: WalletDependencies): ApiRouter {
  const router = createRouter();
  describeRoutes(router);

  router.post('/auth/v1/siwe/nonce', async (c) => {
    const { nonce, expiresAt } = await createNonce(context.db, context.clock);
    return c.json({ nonce, expires_at: toWireTime(expiresAt) }, 200);
  });

  router.post('/functions/v1/wallet-operations', async (c) => {
    const others = Object.keys(dependencies.operations);
    const body = await readAction(c, ['connect_wallet', 'claim_rewards', ...others]);
    const operate = dependencies.operations[body.action];
    if (operate) return operate(c, body);
    if (body.action === 'claim_rewards') {
      const { data } = parseInput(claimRewardsSchema, body);
      return c.json(await claimRewards(context, dependencies, c, data), 200);
    }
    const { data } = parseInput(connectWalletSchema, body);
    return c.json(await connectWallet(context, dependencies, c, data), 200);
  });
  return router;
}

async function claimRewards(
  context: ApiContext,
  { claimReward }: WalletDependencies,
  c: Context<ApiEnv>,
  { address, actionType, request_id: requestId, metadata }: z.infer<typeof claimRewardsSchema>['data'],
): Promise<ClaimResult> {
  const { userId } = await requireSession(c, context.tokens);
  await requireOwnWallet(context.db, userId, address);
  const claim = { userId, account: address, key: actionType, requestId, metadata: metadata ?? null };
  const points = await claimReward(claim);
  return { energyPoints: points ?? 0, novaTokens: 0, fallback: points === null };
}

async function connectWallet(
  context: ApiContext,
  dependencies: WalletDependencies,
  c: Context<ApiEnv>,
  request: ConnectWalletRequest['data'],
): Promise<ConnectWalletResult> {
  const { address, message, signature } = request;
  if (message === undefined) {
    throw new AppError(WALLET_ERRORS.messageRequired, {
      message: 'Signing in needs the message that was signed.',
    });
  }
  const current = await readSession(c, context.tokens);
  const nonce = await checkProof(context, { address, message, signature });
  const device = { clientAddress: c.var.clientAddress, userAgent: c.req.header('user-agent') };
  // All or nothing: whoever fails after this line has not used the nonce up.
  const { session, isNew } = await context.db.transaction(async (tx) => {
    await useProof(context, tx, nonce);
    const claimed = await claimWallet(tx, request, current?.userId ?? null);
    const replaced = current?.sessionId ?? null;
    const opened = await dependencies.openSession(tx, claimed.userId, device, replaced);
    // Told to the account: whoever did not do this themselves should know of it.
    if (current && claimed.isNew) await notify(tx, claimed.userId, 'wallet_linked', { wallet: address });
    return { session: opened, isNew: claimed.isNew };
  });
  dependencies.onConnected(session, address);
  return { source: 'server', address, user_id: session.userId, new_wallet: isNew, session: session.tokens };
}

const REQUESTS = [
  connectWalletSchema,
  claimRewardsSchema,
  purchasePresaleSchema,
  addToWhitelistSchema,
  getPresaleStatusSchema,
] as const;
const ANSWERS = [
  connectWalletResultSchema,
  claimResultSchema,
  purchaseResultSchema,
  whitelistResultSchema,
  presaleStatusSchema,
] as const;

function describeRoutes(router: ApiRouter): void {
  router.openAPIRegistry.registerPath({
    method: 'post',
    path: '/auth/v1/siwe/nonce',
    tags: ['account'],
    summary: 'A nonce for a sign-in message (EIP-4361)',
    responses: { 200: jsonAnswer('Works once, for ten minutes.', nonceSchema) },
  });
  router.openAPIRegistry.registerPath({
    method: 'post',
    path: '/functions/v1/wallet-operations',
    tags: ['wallet'],
    summary: 'Sign in with a wallet, claim the reward of an action, or register a purchase of the pre-sale',
    description:
      '`connect_wallet` opens a session for whoever signed an EIP-4361 message for this site with a fresh nonce. ' +
      'With a session the wallet joins that account, and the session is replaced. Nothing is written on an error. ' +
      '`claim_rewards` shares rules and limits with `energy-points / reward_action`. `purchase_presale` registers a ' +
      'purchase that was paid over the bridge; `add_to_whitelist` needs the admin token.',
    security: TAKES_SESSION,
    request: { body: jsonBody(z.discriminatedUnion('action', REQUESTS)) },
    responses: {
      200: jsonAnswer('The session, the reward, the purchase or the status.', z.union(ANSWERS)),
      ...errorAnswers({
        400: '`unknown_action`, `unknown_action_key`, `invalid_input`, `invalid_amount`, `below_minimum`, `message_invalid`, `malformed_json`, `message_required`, `message_malformed`',
        401: '`admin_token_required`, `purchase_signature_invalid`, `wrong_domain`, `wrong_chain`, `wrong_address`, `message_expired`, `nonce_unknown`, `signature_invalid`, `unauthorized`',
        403: '`wallet_mismatch`, `simulation_refused`',
        409: '`wallet_taken`, `idempotency_conflict`, and what speaks against a purchase',
        413: '`body_too_large`',
        429: '`rate_limited`',
        503: '`unavailable`: the chain is needed for a contract wallet and is away',
      }),
    },
  });
}
