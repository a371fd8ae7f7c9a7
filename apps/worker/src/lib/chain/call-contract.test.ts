import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { encodeAbiParameters, type Hex, stringToHex } from 'viem';
import { expect, test } from 'vitest';
import { callContracts, decodeNumber, decodeText, NAME_GAS } from './call-contract.ts';
import { RpcClient, RpcError } from './rpc-client.ts';

const text = (value: string): Hex => encodeAbiParameters([{ type: 'string' }], [value]);
const word = (value: number): string => value.toString(16).padStart(64, '0');

test('decodes a text up to the requested length', () => {
  expect(decodeText(text('Grüße 🚀'), 100)).toBe('Grüße 🚀');
  expect(decodeText(text(''), 100)).toBe('');
  expect(decodeText(text('a'.repeat(10_000)), 5)).toBe('aaaaa');
});

test('decodes a 32-byte name of an old token', () => {
  expect(decodeText(stringToHex('MKR', { size: 32 }), 100)).toBe('MKR');
});

test.each([
  ['nothing', '0x'],
  ['no answer', null],
  ['an offset beyond the end', `0x${word(4_096)}${word(3)}`],
  ['an offset beyond everything', `0x${'ff'.repeat(32)}${word(3)}`],
  ['a length beyond the end', `0x${word(32)}${word(33)}${'61'.repeat(32)}`],
  ['half a word', `0x${'00'.repeat(40)}`],
] as const)('%s is not a text', (_what, answer) => {
  expect(decodeText(answer, 100)).toBeNull();
});

test('decodes a number that is valid and small enough', () => {
  expect(decodeNumber(`0x${word(18)}`, 255)).toBe(18);
  expect(decodeNumber(`0x${word(256)}`, 255)).toBeNull();
  expect(decodeNumber('0x12', 255)).toBeNull();
  expect(decodeNumber(null, 255)).toBeNull();
});

/** Starts a node that answers every call of a batch with one error. */
async function callWith(code: number): Promise<unknown> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const calls = JSON.parse(await readAll(request)) as { id: number }[];
    const error = { code, message: 'no' };
    response.end(JSON.stringify(calls.map(({ id }) => ({ jsonrpc: '2.0', id, error }))));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const call = { to: `0x${'12'.repeat(20)}`, data: '0x06fdde03' } as const;
  try {
    return await callContracts(new RpcClient(`http://127.0.0.1:${port}`), [call], {
      gas: NAME_GAS,
    });
  } finally {
    server.close();
  }
}

test('a contract that reverts returns nothing, and a rate-limited call is repeated', async () => {
  expect(await callWith(3)).toEqual([null]);
  await expect(callWith(-32_005)).rejects.toBeInstanceOf(RpcError);
});
