import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { acceptsSignature } from './accepts-signature.ts';
import { createChainClient } from './chain-client.ts';

const MAGIC = `0x1626ba7e${'00'.repeat(28)}`;
const WALLET = `0x${'11'.repeat(20)}` as const;
const HASH = `0x${'22'.repeat(32)}` as const;

let server: Server;
afterEach(() => server.close());

/** Asks a contract through a node that answers every call with this. */
async function submitTo(answer: object | string): Promise<boolean> {
  server = createServer((_request, response) => {
    const body = typeof answer === 'string' ? answer : JSON.stringify([{ jsonrpc: '2.0', id: 0, ...answer }]);
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return acceptsSignature(createChainClient(`http://127.0.0.1:${port}`), WALLET, HASH, '0x1234');
}

test.each([
  ['confirms it', { result: MAGIC }, true],
  ['returns another value', { result: `0x${'ff'.repeat(32)}` }, false],
  ['returns too few bytes', { result: MAGIC.slice(0, 10) }, false],
  ['reverts', { error: { code: 3, message: 'execution reverted', data: '0x' } }, false],
  ['runs out of gas', { error: { code: -32000, message: 'out of gas' } }, false],
])('a contract that %s', async (_what, answer, isAccepted) => {
  expect(await submitTo(answer)).toBe(isAccepted);
});

test.each([
  ['gives no answer', 'Bad gateway'],
  ['is too busy', { error: { code: -32005, message: 'too many heavy calls at once' } }],
])('a node that %s does not make a signature wrong', async (_what, answer) => {
  await expect(submitTo(answer)).rejects.toMatchObject({ code: 'unavailable' });
});
