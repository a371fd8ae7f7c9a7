import { passkeyAccountAbi } from '@nova/abi/passkey-account';
import { decodeFunctionData, type Hex } from 'viem';
import { expect, it } from 'vitest';
import { encodeKeyCall } from './encode-key-call.ts';

const ACCOUNT: Hex = `0x${'a1'.repeat(20)}`;
const FRIEND: Hex = `0x${'b2'.repeat(20)}`;
const X: Hex = `0x${'c3'.repeat(32)}`;
const Y: Hex = `0x${'d4'.repeat(32)}`;
const PADDED = `0x${'00'.repeat(12)}${'b2'.repeat(20)}`;
const ZERO = `0x${'00'.repeat(32)}`;

const decode = (data: Hex) => decodeFunctionData({ abi: passkeyAccountAbi, data });

it('lists guardians as points, an address with zero as its second half', () => {
  const keys = [
    { kind: 'address', address: FRIEND },
    { kind: 'passkey', x: X, y: Y },
  ] as const;
  const { to, data } = encodeKeyCall(ACCOUNT, { kind: 'setGuardians', keys });
  expect(to).toBe(ACCOUNT);
  expect(decode(data)).toEqual({
    functionName: 'setGuardians',
    args: [
      [
        { x: PADDED, y: ZERO },
        { x: X, y: Y },
      ],
    ],
  });
});

it('adds a wallet as an owner and cancels a recovery with calls of the account to itself', () => {
  const added = encodeKeyCall(ACCOUNT, { kind: 'addOwner', key: { kind: 'address', address: FRIEND } });
  expect(decode(added.data)).toEqual({ functionName: 'addOwner', args: [PADDED, ZERO] });
  const canceled = encodeKeyCall(ACCOUNT, { kind: 'cancelRecovery' });
  expect(decode(canceled.data).functionName).toBe('cancelRecovery');
});
