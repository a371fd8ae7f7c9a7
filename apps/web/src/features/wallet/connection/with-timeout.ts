import { WALLET_CONNECT_TIMEOUT_MS, WALLET_REMOTE_TIMEOUT_MS } from '@nova/shared/wallet/constants';
import { WALLETCONNECT_ID } from '../walletconnect/walletconnect-wallet.ts';
import { WalletTimeout } from './wallet-error.ts';

/** Returns the time that a wallet has for an answer. */
export const answerTimeOf = (walletId: string): number =>
  walletId === WALLETCONNECT_ID ? WALLET_REMOTE_TIMEOUT_MS : WALLET_CONNECT_TIMEOUT_MS;

/** Limits a wallet step, to 30 seconds by default. The wallet cannot be stopped; a late response is ignored. */
export function withTimeout<T>(
  step: Promise<T>,
  signal?: AbortSignal,
  limitMs: number = WALLET_CONNECT_TIMEOUT_MS,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new WalletTimeout()), limitMs);
    const onAbort = () => reject(signal!.reason as Error);
    signal?.addEventListener('abort', onAbort, { once: true });
    step.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    });
  });
}
