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
import { errorAnswers, jsonAnswer, jsonBody, ACCEPTS_SESSION } from '../../http/requests/describe.ts';

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
    summary: 'Get a nonce for a login message (EIP-4361), or the whole message for an address',
    description:
      'Sign `message` as it is (`personal_sign`) and send `{address, signature, chainId}` with `connect_wallet`. ' +
      'Repeating the request within five minutes returns the same message. Without an address, you compose the message yourself.',
    request: { body: { ...jsonBody(nonceRequestSchema), required: false } },
    responses: {
      200: jsonAnswer('The nonce works once, for ten minutes.', nonceSchema),
      ...errorAnswers({ 400: '`invalid_input`, `malformed_json`', 401: '`wrong_chain`' }),
    },
  });
  router.openAPIRegistry.registerPath({
    method: 'post',
    path: '/functions/v1/wallet-operations',
    tags: ['wallet'],
    summary:
      'Log in with a wallet, claim a reward, buy in the presale, read its status or add to its whitelist',
    description:
      '`connect_wallet` opens a session for the wallet that signed an EIP-4361 message for this site with a fresh nonce. ' +
      'The chain of the message must equal `chainId`. Without `message`, the message from `POST /auth/v1/siwe/nonce {address, chainId}` is used. ' +
      'With a session, the wallet is linked to its account (send `password` if the account has one), and a new session replaces it. ' +
      'An error changes nothing. `novaTokens` is the value of the points in NAC, which is paid when they are converted. ' +
      '`claim_rewards` has the same rules and limits as `reward_action` of `energy-points`. ' +
      '`add_to_whitelist` requires the admin token in the header `x-admin-token`. docs/backend-functions.md describes each action.',
    security: ACCEPTS_SESSION,
    request: { body: jsonBody(requestSchema) },
    responses: {
      200: jsonAnswer('The response of the requested action.', resultSchema),
      ...errorAnswers({
        400: '`unknown_action`, `unknown_action_key`, `invalid_input`, `malformed_json`, `message_required`, `message_malformed`',
        401: '`wrong_domain`, `wrong_chain`, `wrong_address`, `message_expired`, `nonce_unknown`, `signature_invalid`, `unauthorized`, `credentials_wrong`',
        403: '`wallet_mismatch`, `password_required`',
        409: '`wallet_taken`, `idempotency_conflict`',
        413: '`body_too_large`',
        429: '`rate_limited`',
        503: "`unavailable`: the chain isn't responding, so a contract wallet can't be verified",
      }),
    },
  });
}
