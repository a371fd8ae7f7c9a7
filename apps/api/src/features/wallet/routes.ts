import { CHAIN_ID } from '@nova/shared/chain/constants';
import { signInChainIds } from '@nova/shared/wallet/constants';
import {
  claimRewardsSchema,
  connectWalletSchema,
  nonceRequestSchema,
  type ClaimResult,
} from '@nova/shared/wallet/schemas';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiEnv, type ApiRouter } from '../../http/api-router.ts';
import { toWireTime } from '../../http/clock.ts';
import { requireOwnWallet } from '../../http/access/own-wallet.ts';
import { chooseOrigin } from '../../http/requests/choose-origin.ts';
import { readAction } from '../../http/requests/read-action.ts';
import { parseInput, readOptionalJson } from '../../http/requests/read-json.ts';
import { requireSession } from '../../http/access/session.ts';
import { connectWallet } from './connect-wallet.ts';
import type { WalletDependencies } from './dependencies.ts';
import { describeWalletRoutes } from './describe-routes.ts';
import { createBoundNonce, createNonce } from './nonces.ts';
import { toNovaTokens } from './nova-tokens.ts';
import { composeServerMessage } from './server-message.ts';
import { requireSignInChain } from './sign-in-message.ts';

/** Routes of `/auth/v1/siwe/nonce` and of the function `wallet-operations`. */
export function createWalletRoutes(context: ApiContext, dependencies: WalletDependencies): ApiRouter {
  const router = createRouter();
  describeWalletRoutes(router);

  router.post('/auth/v1/siwe/nonce', async (c) => {
    const { address, chainId = CHAIN_ID } = parseInput(nonceRequestSchema, await readOptionalJson(c));
    if (address === undefined) {
      const { nonce, expiresAt } = await createNonce(context.db, context.clock);
      return c.json({ nonce, expires_at: toWireTime(expiresAt) }, 200);
    }
    requireSignInChain(chainId, signInChainIds(context.config.isProduction));
    const origin = chooseOrigin(context, c);
    const bound = await createBoundNonce(context.db, context.clock, { address, chainId, origin });
    const message = composeServerMessage(bound);
    return c.json({ nonce: bound.nonce, expires_at: toWireTime(bound.expiresAt), message }, 200);
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
  const novaTokens = points === null || points === 0 ? 0 : await toNovaTokens(context.db, userId, points);
  return { energyPoints: points ?? 0, novaTokens, fallback: points === null, source: 'server' };
}
