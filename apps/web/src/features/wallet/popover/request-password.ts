import { createStore } from '../../../lib/store/create-store.ts';
import { requestWalletPopover } from '../../../lib/chain/wallet-state.ts';

/** A request for the password of the account that a wallet joins, shown in the popover. */
export interface PasswordQuestion {
  /** True after a wrong password. */
  readonly isWrong: boolean;
  readonly answer: (password: string) => void;
}

export const passwordQuestion = createStore<PasswordQuestion | null>(null);

/**
 * Opens the popover to request the password. If it was closed, the request appears again when it is opened.
 * @throws the reason of `signal` if the attempt is aborted
 */
export function requestPassword(isWrong: boolean, signal: AbortSignal): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const onAbort = () => {
      passwordQuestion.set(null);
      reject(signal.reason as Error);
    };
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    passwordQuestion.set({
      isWrong,
      answer: (password) => {
        signal.removeEventListener('abort', onAbort);
        passwordQuestion.set(null);
        resolve(password);
      },
    });
    requestWalletPopover();
  });
}
