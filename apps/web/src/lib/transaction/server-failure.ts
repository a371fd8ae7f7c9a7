import type { ApiError } from '../api/http.ts';
import { indicatesInsufficientFunds } from './insufficient-funds.ts';
import { TransactionFailure } from './transaction-failure.ts';

/** Converts an error response of our server, or of the node behind it, to a transaction error. */
export function readServerError({ code, message }: ApiError): TransactionFailure {
  if (code !== 'chain_refused') return new TransactionFailure('unreachable');
  return indicatesInsufficientFunds(message)
    ? new TransactionFailure('insufficientFunds')
    : new TransactionFailure('refused', { detail: message });
}
