import type { ApiError } from '../api/http.ts';
import { saysInsufficientFunds } from './insufficient-funds.ts';
import { TransactionFailure } from './transaction-failure.ts';

/** What it means for a transaction that our server or the node behind it answered with an error. */
export function readServerError({ code, message }: ApiError): TransactionFailure {
  if (code !== 'chain_refused') return new TransactionFailure('unreachable');
  return saysInsufficientFunds(message)
    ? new TransactionFailure('insufficientFunds')
    : new TransactionFailure('refused', { detail: message });
}
