import { accountAbi } from '@nova/abi/account';
import { encodeFunctionData, getAddress } from 'viem';
import { expect, it } from 'vitest';
import { encodeMove } from './move-holdings.ts';

it('encodes the account’s call as the contract decodes it', () => {
  const owner = `0x${'ab'.repeat(20)}` as const;
  expect(encodeMove(owner, 1_200_000_000_000_000_000_000n)).toBe(
    encodeFunctionData({
      abi: accountAbi,
      functionName: 'execute',
      args: [getAddress(owner), 1_200_000_000_000_000_000_000n, '0x'],
    }),
  );
});
