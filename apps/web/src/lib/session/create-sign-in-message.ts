import { CHAIN_ID } from '@nova/shared/chain/constants';
import { SIGN_IN_NONCE_TTL_MS, SIGN_IN_STATEMENT } from '@nova/shared/wallet/constants';
import { type Hex, getAddress } from 'viem';
import { createSiweMessage } from 'viem/siwe';
import { findFirstLogin } from '../passkey/first-login.ts';
import { api } from '../api/api-client.ts';

/**
 * Creates the EIP-4361 message for a login with a new nonce of the server, or with the one of a new passkey. Its times are the server's, so a
 * computer with a wrong clock can log in.
 * @param options.chainId chain named in the message; Nova's own by default
 * @throws ApiError if the server does not respond
 */
export async function createSignInMessage(
  address: Hex,
  { chainId = CHAIN_ID, signal }: { chainId?: number; signal?: AbortSignal } = {},
): Promise<string> {
  const { nonce, expires_at: endsAt } = findFirstLogin(address) ?? (await api.createSignInNonce(signal));
  return createSiweMessage({
    domain: location.host,
    address: getAddress(address),
    statement: SIGN_IN_STATEMENT,
    uri: location.origin,
    version: '1',
    chainId,
    nonce,
    issuedAt: new Date(Date.parse(endsAt) - SIGN_IN_NONCE_TTL_MS),
    expirationTime: new Date(endsAt),
  });
}
