import { ApiError } from '../api/http.ts';
import { readServerError } from './server-failure.ts';
import { TransactionFailure } from './transaction-failure.ts';

/** Converts any error to the reason of a failed transaction. Never rejects, also not without a network. */
export async function toFailure(error: unknown): Promise<TransactionFailure> {
  if (error instanceof TransactionFailure) return error;
  if (error instanceof ApiError) return readServerError(error);
  return loadReader().then(
    (read) => read(error),
    (failure: TransactionFailure) => failure,
  );
}

/**
 * Loads the parser of wallet errors; it needs viem, which no page loads initially. @throws TransactionFailure
 */
export async function loadReader(): Promise<(error: unknown) => TransactionFailure> {
  try {
    return (await import('./read-wallet-error.ts')).readWalletError;
  } catch {
    throw new TransactionFailure('unreachable');
  }
}
