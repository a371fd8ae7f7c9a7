import type { Hex } from 'viem';
import { awaitSuccess, type ChainReceipt } from './await-receipt.ts';
import { loadReader } from './to-failure.ts';
import type { SendTransaction, TransactionCall } from './transaction-call.ts';
import { TransactionFailure } from './transaction-failure.ts';

/** Carries out what may fail in the wallet. @throws TransactionFailure */
export async function asWalletStep<T>(step: () => Promise<T>): Promise<T> {
  // Before the wallet is asked: a file that cannot be loaded then must not look like an error of the wallet.
  const readWalletError = await loadReader();
  try {
    return await step();
  } catch (error) {
    throw readWalletError(error);
  }
}

/** A step that the wallet may take so long for. It cannot be stopped there; what becomes of it later is not waited for. */
function withTimeout<T>(step: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new TransactionFailure('walletSilent')), timeoutMs);
    step.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

interface SendOptions {
  /** How long the wallet's answer is waited for, in milliseconds; for ever where it is not given. */
  readonly timeoutMs?: number;
  /** Told the hash, also when it comes after nobody waits for it any more. */
  readonly onSent?: (hash: Hex) => void;
}

/** Has the wallet send a call. @returns the transaction's hash @throws TransactionFailure */
export function sendTransaction(
  call: TransactionCall,
  send: SendTransaction,
  { timeoutMs, onSent }: SendOptions = {},
): Promise<Hex> {
  return asWalletStep(() => {
    const answer = send(call).then((hash) => {
      onSent?.(hash);
      return hash;
    });
    return timeoutMs === undefined ? answer : withTimeout(answer, timeoutMs);
  });
}

/** Has the wallet send a call, and waits until its block carried it out. @throws TransactionFailure */
export async function sendAndWait(
  call: TransactionCall,
  send: SendTransaction,
  onSent: (hash: Hex) => void = () => undefined,
): Promise<ChainReceipt> {
  return awaitSuccess(await sendTransaction(call, send, { onSent }));
}
