import {
  BaseError,
  InsufficientFundsError,
  ResourceUnavailableRpcError,
  UserRejectedRequestError,
} from 'viem';
import { ApiError } from '../api/http.ts';
import { indicatesInsufficientFunds } from './insufficient-funds.ts';
import { readServerError } from './server-failure.ts';
import { TransactionFailure } from './transaction-failure.ts';

type Matches = (error: unknown) => boolean;

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;
const isRejection: Matches = (error) =>
  error instanceof UserRejectedRequestError || codeOf(error) === UserRejectedRequestError.code;
const isPending: Matches = (error) =>
  error instanceof ResourceUnavailableRpcError || codeOf(error) === ResourceUnavailableRpcError.code;

/** Returns all messages of an error and its causes, because the reason is often in the innermost one. */
function listTexts(error: unknown): string[] {
  const { shortMessage, message, details, cause } = error as Partial<BaseError>;
  const own = [shortMessage, message, details].filter((each) => typeof each === 'string');
  return cause instanceof Object ? [...own, ...listTexts(cause)] : own;
}

/**
 * Classifies an error of the wallet, the node or our server. Wallets called without viem throw plain objects
 * with EIP-1193 codes, which are searched in the same way.
 */
export function readWalletError(error: unknown): TransactionFailure {
  if (error instanceof TransactionFailure) return error;
  if (error instanceof ApiError) return readServerError(error);
  const root = error instanceof BaseError ? error : new BaseError('', { cause: error as Error });
  // viem returns null if none matches.
  const has = (matches: Matches) => root.walk(matches) !== null;
  if (has(isRejection)) return new TransactionFailure('rejected');
  if (has(isPending)) return new TransactionFailure('requestPending');
  const texts = error instanceof Object ? listTexts(error) : [String(error)];
  if (has((each) => each instanceof InsufficientFundsError) || indicatesInsufficientFunds(texts.join(' ')))
    return new TransactionFailure('insufficientFunds');
  return new TransactionFailure('wallet', { detail: texts[0] ?? '' });
}
