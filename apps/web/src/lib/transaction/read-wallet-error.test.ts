import {
  InsufficientFundsError,
  ResourceUnavailableRpcError,
  TransactionExecutionError,
  UserRejectedRequestError,
  type BaseError,
} from 'viem';
import { expect, it } from 'vitest';
import { ApiError } from '../api/http.ts';
import { readWalletError } from './read-wallet-error.ts';
import { refuse } from './transaction-failure.ts';

const reasonOf = (error: unknown) => readWalletError(error).reason;
/** Wraps a wallet's error of a transaction as viem does. */
const sent = (cause: BaseError) => new TransactionExecutionError(cause, { account: null });

it('reads errors of viem at any nesting depth', () => {
  expect(reasonOf(sent(new UserRejectedRequestError(new Error('No.'))))).toBe('rejected');
  expect(reasonOf(sent(new ResourceUnavailableRpcError(new Error('Open.'))))).toBe('requestPending');
  expect(reasonOf(sent(new InsufficientFundsError()))).toBe('insufficientFunds');
});

it('reads error codes of a wallet called without viem', () => {
  expect(reasonOf({ cause: { cause: { code: 4001 } } })).toBe('rejected');
  expect(reasonOf({ code: -32002 })).toBe('requestPending');
});

it.each([
  'insufficient funds for gas * price + value',
  'transfer amount exceeds the balance of the account',
  "sender doesn't have enough funds to send tx. The upfront cost is: 100",
  'not enough balance',
])('recognizes insufficient funds in messages of nodes and wallets: %s', (texts) => {
  expect(reasonOf({ message: 'x', cause: { shortMessage: texts } })).toBe('insufficientFunds');
  expect(reasonOf(new ApiError('chain_refused', 200, texts))).toBe('insufficientFunds');
});

it('reads errors of node and server', () => {
  expect(readWalletError(new ApiError('chain_refused', 200, 'execution reverted'))).toMatchObject({
    reason: 'refused',
    detail: 'execution reverted',
  });
  expect(reasonOf(new ApiError('unreachable', 0, ''))).toBe('unreachable');
});

it('keeps a known error, and the message of a wallet for an unknown one', () => {
  const known = refuse('priceChanged');
  expect(readWalletError(known)).toBe(known);
  expect(readWalletError(new Error('Ledger is locked'))).toMatchObject({
    reason: 'wallet',
    detail: 'Ledger is locked',
  });
  expect(readWalletError('closed')).toMatchObject({ reason: 'wallet', detail: 'closed' });
});
