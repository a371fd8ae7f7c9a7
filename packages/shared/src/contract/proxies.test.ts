import type { Hex } from 'viem';
import { expect, test } from 'vitest';
import { readDelegate } from './proxies.ts';

const TARGET = 'bebebebebebebebebebebebebebebebebebebebe';

test.each([
  ['of EIP-1167', `0x363d3d373d3d3d363d73${TARGET}5af43d82803e903d91602b57fd5bf3`],
  [
    'of EIP-1167, with arguments behind it',
    `0x363d3d373d3d3d363d73${TARGET}5af43d82803e903d91602b57fd5bf3002a`,
  ],
  ['in its shorter form', `0x3d3d3d3d363d3d37363d73${TARGET}5af43d3d93803e602a57fd5bf3`],
  ['with PUSH0', `0x365f5f375f5f365f73${TARGET}5af43d5f5f3e5f3d91602a57fd5bf3`],
  ['in capital letters', `0x363D3D373D3D3D363D73${TARGET.toUpperCase()}5AF43D82803E903D91602B57FD5BF3`],
] as const)('a clone %s reveals its implementation', (_, code) => {
  expect(readDelegate(code as Hex)).toEqual({ kind: 'eip1167', implementation: `0x${TARGET}` });
});

test('a wallet that delegates to a contract reveals it', () => {
  expect(readDelegate(`0xef0100${TARGET}`)).toEqual({ kind: 'eip7702', implementation: `0x${TARGET}` });
});

test.each(['0x', '0x6080604052', `0x00363d3d373d3d3d363d73${TARGET}5af43d82803e903d91602b57fd5bf3`] as const)(
  '%s is not a clone',
  (code) => expect(readDelegate(code)).toBeNull(),
);
