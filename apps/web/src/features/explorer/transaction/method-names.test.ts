import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { communityRewardsAbi } from '@nova/abi/community-rewards';
import { createdTokenAbi } from '@nova/abi/created-token';
import { marketplaceAbi } from '@nova/abi/marketplace';
import { novaNFTAbi } from '@nova/abi/nova-nft';
import { presaleAbi } from '@nova/abi/presale';
import { tokenFactoryAbi } from '@nova/abi/token-factory';
import { wrappedNACAbi } from '@nova/abi/wrapped-nac';
import { type AbiFunction, toFunctionSelector } from 'viem';
import { expect, test } from 'vitest';
import { nameMethod } from './method-names.ts';

const OURS: readonly (readonly { readonly type: string }[])[] = [
  actionLedgerAbi,
  communityRewardsAbi,
  createdTokenAbi,
  marketplaceAbi,
  novaNFTAbi,
  presaleAbi,
  tokenFactoryAbi,
  wrappedNACAbi,
];

test('names every function of our contracts', () => {
  const functions = OURS.flat()
    .filter((item): item is AbiFunction => item.type === 'function')
    .filter(({ stateMutability }) => stateMutability !== 'view' && stateMutability !== 'pure');
  expect(functions.length).toBeGreaterThan(50);
  for (const item of functions) expect(nameMethod(toFunctionSelector(item))).toBe(item.name);
});

test('shows an unknown call by its selector, and a plain transfer without a name', () => {
  expect(nameMethod('0xa9059cbb')).toBe('transfer');
  expect(nameMethod('0x12345678')).toBe('0x12345678');
  expect(nameMethod(null)).toBe(null);
});
