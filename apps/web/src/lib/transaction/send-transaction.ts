import type { Hex } from 'viem';
import { awaitSuccess, type ChainReceipt } from './await-receipt.ts';
import { loadReader } from './to-failure.ts';
import type { SendTransaction, TransactionCall } from './transaction-call.ts';
import { TransactionFailure } from './transaction-failure.ts';

/** Runs a step that may fail in the wallet. @throws TransactionFailure */
export async function asWalletStep<T>(step: () => Promise<T>): Promise<T> {
  // Loaded before the wallet is called, so that a failed load is not mistaken for a wallet error.
  const readWalletError = await loadReader();
  try {
    return await step();
  } catch (error) {
    throw readWalletError(error);
  }
}

/** Limits the time of a wallet step. The step itself cannot be stopped; its later result is ignored. */
export function withTimeout<T>(step: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new TransactionFailure('walletSilent')), timeoutMs);
    step.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

interface SendOptions {
  /** Milliseconds to wait for the wallet's response; unlimited if omitted. */
  readonly timeoutMs?: number;
  /** Receives the hash, even after the timeout. */
  readonly onSent?: (hash: Hex) => void;
}

/** Sends a call with the wallet. @returns the transaction hash @throws TransactionFailure */
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

/** Sends a call with the wallet and waits until it succeeds in a block. @throws TransactionFailure */
export async function sendAndWait(
  call: TransactionCall,
  send: SendTransaction,
  onSent: (hash: Hex) => void = () => undefined,
): Promise<ChainReceipt> {
  return awaitSuccess(await sendTransaction(call, send, { onSent }));
}
