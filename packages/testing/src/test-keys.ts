import type { Hex } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';

/** Keys of temporary chains. Worthless by design, because they are public. */
const key = (digit: string) => `0x${digit.repeat(64)}` as const;

export const TEST_KEYS = {
  validator: key('1'),
  deployer: key('2'),
  attestor: key('3'),
  operator: key('4'),
  curator: key('5'),
  gas: key('6'),
  pauser: key('7'),
  guardian: key('8'),
} as const;

/** Owners of the treasury's Safe on temporary chains. */
export const SAFE_OWNER_KEYS = [key('a'), key('b'), key('c'), key('d'), key('e')] as const;

export const testAddressOf = (name: keyof typeof TEST_KEYS): Hex => privateKeyToAddress(TEST_KEYS[name]);
