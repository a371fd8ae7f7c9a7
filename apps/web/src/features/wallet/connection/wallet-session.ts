import { WALLET_ERRORS } from '@nova/shared/wallet/errors';
import type { Connector } from 'wagmi';
import { ApiError } from '../../../lib/api/http.ts';
import { walletStore, type ConnectedWallet } from '../../../lib/chain/wallet-state.ts';
import { whenIdle } from '../../../lib/preload/when-idle.ts';
import { endSession } from '../../../lib/session/end-session.ts';
import { isDemoSession, readSession } from '../../../lib/session/session-store.ts';
import { readAccount } from '../../../lib/session/sync-account.ts';
import { notifyLocalMode, notifyWallet } from '../notify-wallet.ts';
import { nameNetwork } from '../popover/network-name.ts';
import { isJoining, SigningFailed, signIn } from '../sign-in.ts';
import { claimWelcomeBonus } from '../welcome-bonus.ts';
import { modeOf } from './show-wallet.ts';
import { describeSignError, type WalletError } from './wallet-error.ts';

/** Server errors that the user can resolve. */
const SESSION_ERRORS: Readonly<Record<string, WalletError['message']>> = {
  [WALLET_ERRORS.walletTaken]: 'taken',
  unauthorized: 'sessionEnded',
  rate_limited: 'tooManyTries',
};

function describeSessionError(error: unknown, walletName: string): WalletError {
  if (error instanceof SigningFailed) return describeSignError(error.cause, walletName);
  const code = error instanceof ApiError ? error.code : '';
  return { message: SESSION_ERRORS[code] ?? 'authenticationFailed' };
}

/** Opens a session, or explains why not and continues in Local Mode. */
export async function openSession(
  connector: Connector,
  { address, chainId }: Pick<ConnectedWallet, 'address' | 'chainId'>,
  signal: AbortSignal,
): Promise<void> {
  if (modeOf(address) === 'session') return;
  try {
    const isOnNova = await signIn({ address, connector, chainId, signal });
    if (!isOnNova)
      void notifyWallet('note', { message: 'signedInElsewhere', values: { name: nameNetwork(chainId) } });
    // Deferred so that balances load first.
    whenIdle(() => {
      void claimWelcomeBonus(address);
      // The account's name and its other wallets; the session works without them.
      void readAccount().catch(() => undefined);
    });
  } catch (error) {
    if (signal.aborted) throw error;
    void notifyLocalMode(describeSessionError(error, connector.name));
  }
}

/** Ends the session of a wallet that left. One with an email continues without it; a demo has its own wallet. */
export function endSessionOfWallet(): void {
  if (!isJoining() && !isDemoSession(readSession())) void endSession();
}

/**
 * Ends a session that does not belong to the connected wallet. One
 * with an email continues, and the wallet may be linked to it.
 */
export function endSessionOfOthers(): void {
  const wallet = walletStore.get();
  if (wallet.status !== 'connected') return;
  const mode = modeOf(wallet.address);
  if (mode === 'local') endSessionOfWallet();
  if (mode !== wallet.mode) walletStore.set({ ...wallet, mode });
}
