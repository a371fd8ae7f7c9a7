import { expect, it } from 'vitest';
import { describeConnectError, describeSignError, providerCodeOf, WalletTimeout } from './wallet-error.ts';

const withCode = (code: number, message = 'User rejected the request.') =>
  Object.assign(new Error(message), { code });

it('finds the wallet’s error code inside nested errors', () => {
  expect(providerCodeOf(new Error('outer', { cause: new Error('inner', { cause: withCode(4001) }) }))).toBe(
    4001,
  );
  expect(providerCodeOf(new Error('plain'))).toBeNull();
  expect(providerCodeOf(undefined)).toBeNull();
});

it('has a message for a rejection, an open request and a silent wallet', () => {
  expect(describeConnectError(withCode(4001))).toEqual({ message: 'rejected' });
  expect(describeConnectError(withCode(-32002))).toEqual({ message: 'stillPending' });
  expect(describeConnectError(new WalletTimeout())).toEqual({ message: 'timeout' });
});

it('passes on the reason of any other error', () => {
  expect(describeConnectError(new Error('locked'))).toEqual({
    message: 'connectError',
    values: { reason: 'locked' },
  });
  expect(describeConnectError(new Error(''))).toEqual({ message: 'connectError' });
});

it('distinguishes a rejected signature from a wallet error', () => {
  expect(describeSignError(withCode(4001), 'MetaMask')).toEqual({ message: 'signRejected' });
  expect(describeSignError(withCode(-32603), 'MetaMask')).toEqual({
    message: 'signWalletError',
    values: { name: 'MetaMask' },
  });
  expect(describeSignError(new WalletTimeout(), 'MetaMask')).toEqual({ message: 'signFailed' });
});
