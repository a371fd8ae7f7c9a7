import { ApiError } from '../api/http.ts';
import { readServerError } from './server-failure.ts';
import { TransactionFailure } from './transaction-failure.ts';

/** Any error as the reason why a transaction did not happen. */
export async function toFailure(error: unknown): Promise<TransactionFailure> {
  if (error instanceof TransactionFailure) return error;
  if (error instanceof ApiError) return readServerError(error);
  return (await loadReader())(error);
}

/** What reads the errors of wallets; it needs viem, which no page loads first. @throws TransactionFailure */
export async function loadReader(): Promise<(error: unknown) => TransactionFailure> {
  try {
    return (await import('./read-wallet-error.ts')).readWalletError;
  } catch {
    throw new TransactionFailure('unreachable');
  }
}
