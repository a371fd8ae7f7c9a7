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
import { requestPassword } from './popover/request-password.ts';
import { wagmiConfig } from './connection/wagmi-config.ts';
import { answerTimeOf, withTimeout } from './connection/with-timeout.ts';

export interface SignInOptions {
  readonly address: Hex;
  readonly connector: Connector;
  /** Chain that the wallet is connected to. */
  readonly chainId: number;
  readonly signal: AbortSignal;
}

/** The message was not signed: rejected, failed, or without a response. */
export class SigningFailed extends Error {}

/**
 * Returns the chain ID for the message: the wallet's if the server accepts logins from it, otherwise Nova's.
 */
function chainOfMessage(chainId: number): number {
  const isKnown = chainId !== TEST_CHAIN_ID && SUPPORTED_CHAIN_IDS.some((id) => id === chainId);
  return isKnown ? chainId : CHAIN_ID;
}

/** Sends the proof; an account with a password requires it, until it is correct or the attempt is aborted. */
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
    const password = await requestPassword(isWrong, signal);
    return connect({ ...data, password }, isLinking, signal);
  }
}

/**
 * Requests one EIP-4361 signature and opens a session with it.
 *
 * @returns whether the message named Nova's own chain
 * @throws SigningFailed if the wallet does not sign
 * @throws ApiError if the server is unreachable or rejects the proof
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
    const signing = signMessage(wagmiConfig, { account: address, connector, message });
    signature = await withTimeout(signing, signal, answerTimeOf(connector.id));
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

/** Returns whether a signing wallet joins the account of the session: if it has an email, or on request. */
export function isJoining(): boolean {
  const session = readSession();
  return session !== null && (typeof session.email === 'string' || walletLinking.get());
}
