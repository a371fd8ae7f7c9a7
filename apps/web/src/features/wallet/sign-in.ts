import { ACCOUNT_ERRORS } from '@nova/shared/account/errors';
import { CHAIN_ID, SUPPORTED_CHAIN_IDS, TEST_CHAIN_ID } from '@nova/shared/chain/constants';
import type { ConnectWalletRequest, ConnectWalletResult } from '@nova/shared/wallet/schemas';
import type { Hex } from 'viem';
import type { Connector } from 'wagmi';
import { signMessage } from 'wagmi/actions';
import { api } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/http.ts';
import { createSignInMessage } from '../../lib/session/create-sign-in-message.ts';
import { readSession, saveSession, walletsOf } from '../../lib/session/session-store.ts';
import { correctClockSkew } from '../../lib/session/correct-clock-skew.ts';
import { walletLinking } from '../../lib/chain/wallet-state.ts';
import { askPassword } from './popover/ask-password.ts';
import { wagmiConfig } from './connection/wagmi-config.ts';
import { withTimeout } from './connection/with-timeout.ts';

export interface SignInOptions {
  readonly address: Hex;
  readonly connector: Connector;
  /** Chain that the wallet is on. */
  readonly chainId: number;
  readonly signal: AbortSignal;
}

/** The message did not get signed: refused, failed, or no answer. */
export class SigningFailed extends Error {}

/** The chain that the message names: the wallet's where every server signs in from it, else Nova's own. */
function chainOfMessage(chainId: number): number {
  const isKnown = chainId !== TEST_CHAIN_ID && SUPPORTED_CHAIN_IDS.some((id) => id === chainId);
  return isKnown ? chainId : CHAIN_ID;
}

/** Sends the proof; an account with a password is asked for it, as often as it takes or until it is cancelled. */
async function connect(
  data: ConnectWalletRequest['data'],
  isLinking: boolean,
  signal: AbortSignal,
): Promise<ConnectWalletResult> {
  try {
    return await withTimeout(api.connectWallet(data, isLinking, signal), signal);
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null;
    const isWrong = code === ACCOUNT_ERRORS.credentialsWrong;
    if (!isWrong && code !== ACCOUNT_ERRORS.passwordRequired) throw error;
    const password = await askPassword(isWrong, signal);
    return connect({ ...data, password }, isLinking, signal);
  }
}

/**
 * Asks for one EIP-4361 message and opens a session with it.
 *
 * @returns whether the message named Nova's own chain
 * @throws SigningFailed when the wallet does not sign
 * @throws ApiError when the server is away or refuses
 */
export async function signIn({
  address,
  connector,
  chainId: walletChainId,
  signal,
}: SignInOptions): Promise<boolean> {
  const chainId = chainOfMessage(walletChainId);
  const message = await withTimeout(createSignInMessage(address, { chainId, signal }), signal);
  let signature: Hex;
  try {
    signature = await withTimeout(signMessage(wagmiConfig, { account: address, connector, message }), signal);
  } catch (error) {
    throw new SigningFailed('The message was not signed.', { cause: error });
  }
  const before = isJoining() ? readSession() : null;
  const data = { address, signature, chainId, message, walletType: connector.id };
  const result = await connect(data, before !== null, signal);
  const wallets = [...new Set([...(before ? walletsOf(before) : []), result.address])];
  walletLinking.set(false);
  saveSession({
    ...before,
    userId: result.user_id,
    address: result.address,
    email: before?.email ?? null,
    wallets,
    tokens: correctClockSkew(result.session),
  });
  return chainId === CHAIN_ID;
}

/** Whether a wallet that signs now joins the account of the session: one with an e-mail, or when asked to. */
export function isJoining(): boolean {
  const session = readSession();
  return session !== null && (typeof session.email === 'string' || walletLinking.get());
}
