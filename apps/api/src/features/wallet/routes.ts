import type { Transaction } from '@nova/db/database';
import type { SessionTokens } from '@nova/shared/account/schemas';
import { AppError } from '@nova/shared/errors';
import { WALLET_ERRORS } from '@nova/shared/wallet/errors';
import {
  connectWalletResultSchema,
  connectWalletSchema,
  nonceSchema,
  type ConnectWalletRequest,
  type ConnectWalletResult,
} from '@nova/shared/wallet/schemas';
import type { Context } from 'hono';
import type { Session } from '../../http/access-tokens.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiEnv, type ApiRouter } from '../../http/api-router.ts';
import { toWireTime } from '../../http/clock.ts';
import { errorAnswers, jsonAnswer, jsonBody, TAKES_SESSION } from '../../http/describe.ts';
import { readAction } from '../../http/read-action.ts';
import { parseInput } from '../../http/read-json.ts';
import { readSession } from '../../http/session.ts';
import { claimWallet } from './claim-wallet.ts';
import { consumeNonce, createNonce } from './nonces.ts';
import { checkSignInMessage } from './sign-in-message.ts';
import { verifySignature } from './verify-signature.ts';

/** What signing in needs from the features beside this one. */
export interface WalletDependencies {
  openSession(
    tx: Transaction,
    userId: string,
    device: { clientAddress: string; userAgent: string | undefined },
    replaced: string | null,
  ): Promise<Session & { tokens: SessionTokens }>;
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
    const body = parseInput(connectWalletSchema, await readAction(c, ['connect_wallet']));
    return c.json(await connectWallet(context, dependencies, c, body.data), 200);
  });
  return router;
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
  const { publicOrigins: origins } = context.config;
  const { nonce } = checkSignInMessage(message, { address, origins, now: context.clock() });
  await verifySignature(context.chain, address, message, signature);
  const device = { clientAddress: c.var.clientAddress, userAgent: c.req.header('user-agent') };
  // All or nothing: whoever fails after this line has not used the nonce up.
  const { session, isNew } = await context.db.transaction(async (tx) => {
    await consumeNonce(tx, context.clock, nonce);
    const claimed = await claimWallet(tx, request, current?.userId ?? null);
    const replaced = current?.sessionId ?? null;
    const opened = await dependencies.openSession(tx, claimed.userId, device, replaced);
    return { session: opened, isNew: claimed.isNew };
  });
  dependencies.onConnected(session, address);
  return { source: 'server', address, user_id: session.userId, new_wallet: isNew, session: session.tokens };
}

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
    summary: 'Sign in with a wallet',
    description:
      '`connect_wallet` opens a session for whoever signed an EIP-4361 message for this site with a fresh nonce. ' +
      'With a session the wallet joins that account, and the session is replaced. Nothing is written on an error.',
    security: TAKES_SESSION,
    request: { body: jsonBody(connectWalletSchema) },
    responses: {
      200: jsonAnswer('The session.', connectWalletResultSchema),
      ...errorAnswers({
        400: '`unknown_action`, `invalid_input`, `malformed_json`, `message_required`, `message_malformed`',
        401: '`wrong_domain`, `wrong_chain`, `wrong_address`, `message_expired`, `nonce_unknown`, `signature_invalid`, `unauthorized`',
        409: '`wallet_taken`',
        413: '`body_too_large`',
        429: '`rate_limited`',
        503: '`unavailable`: the chain is needed for a contract wallet and is away',
      }),
    },
  });
}
