import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api/http.ts';
import { TokenFault, toTokenFault } from './token-fault.ts';

const reasonOf = (error: unknown) => {
  const fault = toTokenFault(error);
  return fault instanceof TokenFault ? fault.reason : fault.code;
};

it('reads what wallets and chain answer, however deep it is wrapped', () => {
  expect(reasonOf({ cause: { cause: { code: 4001 } } })).toBe('rejected');
  expect(reasonOf({ code: -32002 })).toBe('requestPending');
  expect(reasonOf(new Error('No wallet is connected.'))).toBe('noWallet');
  expect(reasonOf({ message: 'x', cause: { shortMessage: 'insufficient funds for gas' } })).toBe('noGas');
  expect(reasonOf(new ApiError('chain_refused', 200, 'execution reverted'))).toBe('refused');
  expect(reasonOf(new ApiError('unreachable', 0, ''))).toBe('unreachable');
  expect(reasonOf(new ApiError('token_order_limit', 429, ''))).toBe('token_order_limit');
});

it('keeps the words of a wallet that says something else', () => {
  expect(toTokenFault(new Error('Ledger is locked'))).toMatchObject({
    reason: 'wallet',
    detail: 'Ledger is locked',
  });
});
