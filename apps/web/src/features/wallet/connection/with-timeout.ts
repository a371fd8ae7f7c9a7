import { WALLET_CONNECT_TIMEOUT_MS } from '@nova/shared/wallet/constants';
import { WalletTimeout } from './wallet-error.ts';

/** Limits a wallet step to 30 seconds. The wallet cannot be stopped; a late response is ignored. */
export function withTimeout<T>(step: Promise<T>, signal?: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new WalletTimeout()), WALLET_CONNECT_TIMEOUT_MS);
    const onAbort = () => reject(signal!.reason as Error);
    signal?.addEventListener('abort', onAbort, { once: true });
    step.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    });
  });
}
