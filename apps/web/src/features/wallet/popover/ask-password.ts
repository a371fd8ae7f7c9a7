import { createStore } from '../../../lib/store/create-store.ts';
import { requestWalletPopover } from '../../../lib/chain/wallet-state.ts';

/** A question for the password of the account that a wallet joins; the popover shows it. */
export interface PasswordQuestion {
  /** True after an answer that was not right. */
  readonly isWrong: boolean;
  readonly answer: (password: string) => void;
}

export const passwordQuestion = createStore<PasswordQuestion | null>(null);

/**
 * Asks for the password and opens the popover for it. A closed popover asks again when it is opened.
 * @throws the reason of `signal` when the attempt is cancelled
 */
export function askPassword(isWrong: boolean, signal: AbortSignal): Promise<string> {
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
