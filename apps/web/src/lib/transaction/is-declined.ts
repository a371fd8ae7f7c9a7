import { TransactionFailure } from './transaction-failure.ts';

/** Whether the person said no in the wallet: their decision, and never told like something that went wrong. */
export function isDeclined(error: unknown): boolean {
  return error instanceof TransactionFailure && error.reason === 'rejected';
}
