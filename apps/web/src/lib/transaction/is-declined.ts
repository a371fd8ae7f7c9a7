import { TransactionFailure } from './transaction-failure.ts';

/** Returns true if the user rejected the request in the wallet, which is never shown as an error. */
export function isDeclined(error: unknown): boolean {
  return error instanceof TransactionFailure && error.reason === 'rejected';
}
