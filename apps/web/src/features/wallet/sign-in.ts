import { CHAIN_ID } from '@nova/shared/chain/constants';
import { SIGN_IN_NONCE_TTL_MS, SIGN_IN_STATEMENT } from '@nova/shared/wallet/constants';
import { getAddress } from 'viem';
import { createSiweMessage } from 'viem/siwe';
import type { Connector } from 'wagmi';
import { signMessage } from 'wagmi/actions';
import { api } from '../../lib/api/api-client.ts';
import { readSession, saveSession, walletsOf } from '../../lib/session/session-store.ts';
import { walletLinking } from '../../lib/wallet-state.ts';
import { wagmiConfig } from './wagmi-config.ts';
import { withTimeout } from './with-timeout.ts';

export interface SignInOptions {
  readonly address: `0x${string}`;
  readonly connector: Connector;
  readonly signal: AbortSignal;
}

/** The message did not get signed: refused, failed, or no answer. */
export class SigningFailed extends Error {}

async function createMessage(address: `0x${string}`): Promise<string> {
  const { nonce } = await api.createSignInNonce();
  const now = Date.now();
  return createSiweMessage({
    domain: location.host,
    address: getAddress(address),
    statement: SIGN_IN_STATEMENT,
    uri: location.origin,
    version: '1',
    // The chain of the account's session, whatever network the wallet shows right now.
    chainId: CHAIN_ID,
    nonce,
    issuedAt: new Date(now),
    expirationTime: new Date(now + SIGN_IN_NONCE_TTL_MS),
  });
}

/**
 * Asks for one EIP-4361 message and opens a session with it.
 *
 * @throws SigningFailed when the wallet does not sign
 * @throws ApiError when the server is away or refuses
 */
export async function signIn({ address, connector, signal }: SignInOptions): Promise<void> {
  const message = await createMessage(address);
  let signature: `0x${string}`;
  try {
    signature = await withTimeout(signMessage(wagmiConfig, { account: address, connector, message }), signal);
  } catch (error) {
    throw new SigningFailed('The message was not signed.', { cause: error });
  }
  const before = isJoining() ? readSession() : null;
  const result = await api.connectWallet(
    { address, signature, chainId: CHAIN_ID, message, walletType: connector.id },
    before !== null,
    signal,
  );
  const wallets = [...new Set([...(before ? walletsOf(before) : []), result.address])];
  walletLinking.set(false);
  saveSession({
    userId: result.user_id,
    address: result.address,
    email: before?.email ?? null,
    wallets,
    tokens: result.session,
  });
}

/** Whether a wallet that signs now joins the account of the session: one with an e-mail, or when asked to. */
export function isJoining(): boolean {
  const session = readSession();
  return session !== null && (typeof session.email === 'string' || walletLinking.get());
}
