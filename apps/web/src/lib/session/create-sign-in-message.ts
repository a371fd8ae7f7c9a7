import { CHAIN_ID } from '@nova/shared/chain/constants';
import { SIGN_IN_NONCE_TTL_MS, SIGN_IN_STATEMENT } from '@nova/shared/wallet/constants';
import { type Hex, getAddress } from 'viem';
import { createSiweMessage } from 'viem/siwe';
import { api } from '../api/api-client.ts';

/**
 * The EIP-4361 message that a wallet signs to open a session here, with a fresh nonce of the server. Its times are
 * the server's: a computer whose clock is wrong signs in like any other.
 * @param options.chainId chain that the message names; Nova's own when left out
 * @throws ApiError when the server does not answer
 */
export async function createSignInMessage(
  address: Hex,
  { chainId = CHAIN_ID, signal }: { chainId?: number; signal?: AbortSignal } = {},
): Promise<string> {
  const { nonce, expires_at: endsAt } = await api.createSignInNonce(signal);
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
