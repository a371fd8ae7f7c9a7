import {
  addToWhitelistSchema,
  getPresaleStatusSchema,
  purchasePresaleSchema,
  purchaseResultSchema,
  whitelistResultSchema,
} from '@nova/shared/presale/purchase-request';
import { presaleStatusSchema } from '@nova/shared/presale/status';
import {
  claimResultSchema,
  claimRewardsSchema,
  connectWalletResultSchema,
  connectWalletSchema,
  nonceRequestSchema,
  nonceSchema,
} from '@nova/shared/wallet/schemas';
import { z } from 'zod';
import type { ApiRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer, jsonBody, TAKES_SESSION } from '../../http/requests/describe.ts';

const requestSchema = z.discriminatedUnion('action', [
  connectWalletSchema,
  claimRewardsSchema,
  purchasePresaleSchema,
  getPresaleStatusSchema,
  addToWhitelistSchema,
]);
const resultSchema = z.union([
  connectWalletResultSchema,
  claimResultSchema,
  purchaseResultSchema,
  presaleStatusSchema,
  whitelistResultSchema,
]);

/** Adds the routes of wallet login to the API description. */
export function describeWalletRoutes(router: ApiRouter): void {
  router.openAPIRegistry.registerPath({
    method: 'post',
    path: '/auth/v1/siwe/nonce',
    tags: ['account'],
    summary: 'Get a nonce for a login message (EIP-4361), or with an address the whole message',
    description:
      'Sign `message` as it is (`personal_sign`) and send `{address, signature, chainId}` with `connect_wallet`. ' +
      'Asking again within five minutes answers the same message. Without an address you write the message around the nonce.',
    request: { body: { ...jsonBody(nonceRequestSchema), required: false } },
    responses: {
      200: jsonAnswer('Works once, for ten minutes.', nonceSchema),
      ...errorAnswers({ 400: '`invalid_input`, `malformed_json`', 401: '`wrong_chain`' }),
    },
  });
  router.openAPIRegistry.registerPath({
    method: 'post',
    path: '/functions/v1/wallet-operations',
    tags: ['wallet'],
    summary:
      'Log in with a wallet, claim a reward, buy in the presale, read its state or extend its whitelist',
    description:
      '`connect_wallet` opens a session for the wallet that signed an EIP-4361 message for this site with a fresh nonce. ' +
      'The message names any supported chain, the same as `chainId`; without `message` it is the one of `POST /auth/v1/siwe/nonce {address, chainId}`. ' +
      'With a session the wallet joins that account, which takes `password` where it has one, and the session is replaced. ' +
      'Nothing is written on an error. `novaTokens` is what the points are worth in NAC; converting them pays it out. ' +
      '`claim_rewards` shares rules and limits with `energy-points / reward_action`. ' +
      '`add_to_whitelist` takes the admin token, in the header `x-admin-token`. docs/backend-functions.md describes each action.',
    security: TAKES_SESSION,
    request: { body: jsonBody(requestSchema) },
    responses: {
      200: jsonAnswer('By action.', resultSchema),
      ...errorAnswers({
        400: '`unknown_action`, `unknown_action_key`, `invalid_input`, `malformed_json`, `message_required`, `message_malformed`',
        401: '`wrong_domain`, `wrong_chain`, `wrong_address`, `message_expired`, `nonce_unknown`, `signature_invalid`, `unauthorized`, `credentials_wrong`',
        403: '`wallet_mismatch`, `password_required`',
        409: '`wallet_taken`, `idempotency_conflict`',
        413: '`body_too_large`',
        429: '`rate_limited`',
        503: '`unavailable`: the chain is needed for a contract wallet and is away',
      }),
    },
  });
}
