import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { Connector } from 'wagmi';
import { signMessage } from 'wagmi/actions';
import { api } from '../../lib/api/api-client.ts';
import { createSignInMessage } from '../../lib/session/create-sign-in-message.ts';
import { readSession, saveSession, walletsOf } from '../../lib/session/session-store.ts';
import { tokensByOwnClock } from '../../lib/session/tokens-by-own-clock.ts';
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

/**
 * Asks for one EIP-4361 message and opens a session with it.
 *
 * @throws SigningFailed when the wallet does not sign
 * @throws ApiError when the server is away or refuses
 */
export async function signIn({ address, connector, signal }: SignInOptions): Promise<void> {
  const message = await withTimeout(createSignInMessage(address, signal), signal);
  let signature: `0x${string}`;
  try {
    signature = await withTimeout(signMessage(wagmiConfig, { account: address, connector, message }), signal);
  } catch (error) {
    throw new SigningFailed('The message was not signed.', { cause: error });
  }
  const before = isJoining() ? readSession() : null;
  const result = await withTimeout(
    api.connectWallet(
      { address, signature, chainId: CHAIN_ID, message, walletType: connector.id },
      before !== null,
      signal,
    ),
    signal,
  );
  const wallets = [...new Set([...(before ? walletsOf(before) : []), result.address])];
  walletLinking.set(false);
  saveSession({
    ...before,
    userId: result.user_id,
    address: result.address,
    email: before?.email ?? null,
    wallets,
    tokens: tokensByOwnClock(result.session),
  });
}

/** Whether a wallet that signs now joins the account of the session: one with an e-mail, or when asked to. */
export function isJoining(): boolean {
  const session = readSession();
  return session !== null && (typeof session.email === 'string' || walletLinking.get());
}
