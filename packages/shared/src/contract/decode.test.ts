import {
  encodeAbiParameters,
  encodeErrorResult,
  encodeEventTopics,
  encodeFunctionData,
  parseAbi,
  stringToHex,
  type Hex,
} from 'viem';
import { describe, expect, it } from 'vitest';
import { decodeFailure, decodeInput, decodeLog } from './decode.ts';

const ACCOUNT = '0x4e59b44847b379578588920cA78FbF26c0B4956C';
const LEDGER_ABI = parseAbi([
  'function record(bytes32 actionId, address account, bytes32 userHash, bytes32 actionKey, uint64 occurredAt)',
  'event ActionRevoked(bytes32 indexed actionId)',
]);
const hash = (digit: string) => `0x${digit.repeat(64)}` as const;

describe('the input of a transaction', () => {
  it('is decoded by the ABI of its target, with short strings as text', () => {
    const data = encodeFunctionData({
      abi: LEDGER_ABI,
      functionName: 'record',
      args: [hash('a'), ACCOUNT, hash('b'), stringToHex('daily_visit', { size: 32 }), 1_700_000_000n],
    });
    const decoded = decodeInput(LEDGER_ABI, data);
    expect(decoded?.name).toBe('record');
    expect(decoded?.signature).toBe(
      'record(bytes32 actionId, address account, bytes32 userHash, bytes32 actionKey, uint64 occurredAt)',
    );
    expect(decoded?.values.map(({ text }) => text)).toEqual([
      hash('a'),
      ACCOUNT,
      hash('b'),
      'daily_visit',
      '1700000000',
    ]);
    expect(decoded?.values.map(({ isAddress }) => isAddress)).toEqual([false, true, false, false, false]);
  });

  it('is decoded by the common standards if the target is not verified', () => {
    const abi = parseAbi(['function transfer(address to, uint256 amount)']);
    const data = encodeFunctionData({ abi, functionName: 'transfer', args: [ACCOUNT, 5n] });
    expect(decodeInput(null, data)?.signature).toBe('transfer(address to, uint256 amount)');
  });

  it('stays raw if it is unknown or truncated', () => {
    expect(decodeInput(null, '0xdeadbeef')).toBeNull();
    expect(decodeInput(null, '0xa9059cbb00')).toBeNull();
    expect(decodeInput(null, '0x')).toBeNull();
  });
});

describe('the reason of a reverted call', () => {
  it('is the contract’s own error or message', () => {
    const abi = parseAbi(['error InsufficientBalance(uint256 has, uint256 needs)']);
    const data = encodeErrorResult({ abi, errorName: 'InsufficientBalance', args: [3n, 5n] });
    expect(decodeFailure(abi, data)).toMatchObject({
      signature: 'InsufficientBalance(uint256 has, uint256 needs)',
      values: [{ text: '3' }, { text: '5' }],
    });
    const sentence = parseAbi(['error Error(string message)']);
    const texts = encodeErrorResult({ abi: sentence, errorName: 'Error', args: ['not yours'] });
    expect(decodeFailure(null, texts)?.values[0]?.text).toBe('not yours');
  });

  it('stays unknown without revert data', () => {
    expect(decodeFailure(null, '0x')).toBeNull();
    expect(decodeFailure(null, '0xdeadbeef')).toBeNull();
  });
});

describe('a log', () => {
  const values = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 value)']);
  const tokens = parseAbi([
    'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
  ]);
  const args = { from: ACCOUNT, to: ACCOUNT } as const;

  it('of a token is distinguished from one of an NFT by its indexed values', () => {
    const topics = encodeEventTopics({ abi: values, eventName: 'Transfer', args }) as Hex[];
    const data = encodeAbiParameters([{ type: 'uint256' }], [7n]);
    expect(decodeLog(null, topics, data)?.signature).toBe(
      'Transfer(address from, address to, uint256 value)',
    );
    const ofNft = encodeEventTopics({
      abi: tokens,
      eventName: 'Transfer',
      args: { ...args, tokenId: 9n },
    }) as Hex[];
    expect(decodeLog(null, ofNft, '0x')?.values.at(-1)).toEqual({
      name: 'tokenId',
      type: 'uint256',
      text: '9',
      isAddress: false,
    });
  });

  it('of an unknown event, or without a topic, stays raw', () => {
    expect(decodeLog(LEDGER_ABI, [hash('1')], '0x')).toBeNull();
    expect(decodeLog(null, [], '0x1234')).toBeNull();
  });
});
