import { concatHex, encodeAbiParameters, encodeFunctionData, type Hex, pad, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import { decodeAccountCalls } from './decode-account-calls.ts';

const [A, B]: [Hex, Hex] = [`0x${'aa'.repeat(20)}`, `0x${'bb'.repeat(20)}`];
const both = [
  { to: A, value: '1', data: '0x01' },
  { to: B, value: '2', data: '0x' },
];

const lists = parseAbi(['function executeBatch(address[],uint256[],bytes[])']);
const pairs = parseAbi(['function executeBatch(address[],bytes[])']);
const tuples = parseAbi(['function executeBatch((address,uint256,bytes)[])']);
const single = parseAbi(['function execute(address,uint256,bytes)']);
const modular = parseAbi(['function execute(bytes32,bytes)']);
const mode = (kind: Hex) => pad(kind, { size: 32, dir: 'right' });
const batch = (args: readonly unknown[], abi: typeof lists | typeof pairs | typeof tuples) =>
  // The ABI decides about the arguments, which the type cannot know for any of three.
  encodeFunctionData({ abi, functionName: 'executeBatch', args: args as never });

test.each([
  [
    'one call',
    encodeFunctionData({ abi: single, functionName: 'execute', args: [A, 1n, '0x01'] }),
    both.slice(0, 1),
  ],
  [
    'lists with values',
    batch(
      [
        [A, B],
        [1n, 2n],
        ['0x01', '0x'],
      ],
      lists,
    ),
    both,
  ],
  ['lists with no values', batch([[A], [], ['0x01']], lists), [{ ...both[0], value: '0' }]],
  ['lists of targets and data', batch([[A], ['0x01']], pairs), [{ ...both[0], value: '0' }]],
  [
    'tuples',
    batch(
      [
        [
          [A, 1n, '0x01'],
          [B, 2n, '0x'],
        ],
      ],
      tuples,
    ),
    both,
  ],
  [
    'one packed call of ERC-7579',
    encodeFunctionData({
      abi: modular,
      functionName: 'execute',
      args: [mode('0x00'), concatHex([A, pad('0x01', { size: 32 }), '0x01'])],
    }),
    both.slice(0, 1),
  ],
  [
    'one packed call of ERC-7579 without data',
    encodeFunctionData({
      abi: modular,
      functionName: 'execute',
      args: [mode('0x00'), concatHex([B, pad('0x02', { size: 32 })])],
    }),
    both.slice(1),
  ],
  [
    'a list of ERC-7579',
    encodeFunctionData({
      abi: modular,
      functionName: 'execute',
      args: [
        mode('0x01'),
        encodeAbiParameters(
          [{ type: 'tuple[]', components: [{ type: 'address' }, { type: 'uint256' }, { type: 'bytes' }] }],
          [
            [
              [A, 1n, '0x01'],
              [B, 2n, '0x'],
            ],
          ] as never,
        ),
      ],
    }),
    both,
  ],
] as const)('decodes %s', (_, callData, calls) => {
  expect(decodeAccountCalls(callData)).toEqual(calls);
  // An account that wants the whole operation has the same call data after the selector of executeUserOp.
  expect(decodeAccountCalls(concatHex(['0x8dd7712f', callData]))).toEqual(calls);
});

test.each<[string, Hex]>([
  ['no call data', '0x'],
  ['another function', '0xa9059cbb'],
  [
    'a delegate call of ERC-7579',
    encodeFunctionData({ abi: modular, functionName: 'execute', args: [mode('0xff'), '0x'] }),
  ],
  [
    'truncated call data',
    encodeFunctionData({ abi: single, functionName: 'execute', args: [A, 1n, '0x01'] }).slice(0, 80) as Hex,
  ],
])('returns null for %s', (_, callData) => {
  expect(decodeAccountCalls(callData)).toBeNull();
});
