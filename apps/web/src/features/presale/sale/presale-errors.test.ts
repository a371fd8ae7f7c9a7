import { presaleAbi } from '@nova/abi/presale';
import { testUSDTAbi } from '@nova/abi/test-usdt';
import {
  encodeErrorResult,
  encodeFunctionData,
  getAddress,
  toEventSelector,
  toFunctionSelector,
  type AbiEvent,
  type AbiFunction,
} from 'viem';
import { expect, it } from 'vitest';
import {
  encodeCall,
  readRefusal,
  readWords,
  REFUSALS,
  SELECTORS,
  toAddress,
  TOPICS,
} from './presale-errors.ts';

const abi = [...presaleAbi, ...testUSDTAbi] as const;
const constants: Partial<Record<string, string>> = {
  bonusSlotsTotal: 'BONUS_SLOTS_TOTAL',
  usdt: 'USDT',
  whitelistOpensAt: 'WHITELIST_OPENS_AT',
  publicOpensAt: 'PUBLIC_OPENS_AT',
};

it.each(Object.entries(SELECTORS))('uses the contract’s selector for %s', (name, selector) => {
  const found = abi.find((item) => item.type === 'function' && item.name === (constants[name] ?? name));
  expect(toFunctionSelector(found as AbiFunction)).toBe(selector);
});

it.each(Object.entries(TOPICS))('uses the contract’s topic for %s', (name, topic) => {
  const found = abi.find((item) => item.type === 'event' && item.name.toLowerCase() === name);
  expect(toEventSelector(found as AbiEvent)).toBe(topic);
});

it.each(Object.entries(REFUSALS))('maps %s to the error %s', (selector, refusal) => {
  const selectors = abi
    .filter((item) => item.type === 'error')
    .map((item) => toFunctionSelector({ ...item, type: 'function', outputs: [], stateMutability: 'view' }));
  expect(selectors).toContain(selector);
  expect(refusal).not.toBe('');
});

it('encodes a purchase as the contract decodes it', () => {
  expect(encodeCall('buy', 1n, 250_000_000n, 30_000n * 10n ** 18n)).toBe(
    encodeFunctionData({
      abi: presaleAbi,
      functionName: 'buy',
      args: [1n, 250_000_000n, 30_000n * 10n ** 18n],
    }),
  );
});

it('encodes an approval as USDT decodes it', () => {
  const spender = getAddress(`0x${'ab'.repeat(20)}`);
  expect(encodeCall('approve', spender, 10_000n)).toBe(
    encodeFunctionData({ abi: testUSDTAbi, functionName: 'approve', args: [spender, 10_000n] }),
  );
});

it('decodes numbers and addresses', () => {
  const data = `0x${'0'.repeat(63)}3${'0'.repeat(24)}${'ab'.repeat(20)}`;
  const [three, account] = readWords(data);
  expect(three).toBe(3n);
  expect(toAddress(account!)).toBe(`0x${'ab'.repeat(20)}`);
});

it('decodes a contract error with its values', () => {
  const data = encodeErrorResult({ abi: presaleAbi, errorName: 'ExceedsPhase', args: [7n, 9n] });
  expect(readRefusal(data)).toEqual({ refusal: 'exceedsPhase', values: [7n, 9n] });
  expect(readRefusal('0x12345678')).toBeNull();
  expect(readRefusal(undefined)).toBeNull();
});
