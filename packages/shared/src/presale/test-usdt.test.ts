import { getAddress } from 'viem';
import { expect, it } from 'vitest';
import { SUPPORTED_CHAIN_IDS } from '../chain/constants.ts';
import { MAINNET_USDT_ADDRESS } from './bridge.ts';
import { TEST_USDT, testUsdtOf } from './test-usdt.ts';

it('contains USDT of the three test networks of the specification', () => {
  expect(TEST_USDT.map(({ chainId }) => chainId)).toEqual([11155111, 97, 80001]);
  for (const { chainId, address } of TEST_USDT) {
    expect(SUPPORTED_CHAIN_IDS).toContain(chainId);
    // A mistyped digit breaks the checksum.
    expect(getAddress(address.toLowerCase())).toBe(address);
  }
});

it('contains none where USDT has value, and none on our own chain', () => {
  for (const chainId of [1, 56, 137, 96969]) expect(testUsdtOf(chainId)).toBeNull();
  expect(TEST_USDT.map(({ address }) => address.toLowerCase())).not.toContain(MAINNET_USDT_ADDRESS);
});
