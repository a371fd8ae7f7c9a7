import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { BARE_SETUP } from '../../testing/bare-setup.ts';
import { checkSigner } from './check-signer.ts';

const TOKEN = 'token of throwaway signers, not of people';
const ADDRESS = `0x${'1'.repeat(40)}`;
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Starts a server that responds like a signer with these keys. */
async function serve(keys: readonly string[]): Promise<string> {
  const server = createServer((request, response) => {
    const isKnown = request.headers.authorization === `Bearer ${TOKEN}`;
    const body = { keys: keys.map((name) => ({ name, address: ADDRESS })) };
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const poll = (url: string, token = TOKEN) => checkSigner({ ...BARE_SETUP, signer: { url, token } });

test('a signer that answers and holds every key is ok', async () => {
  const url = await serve(['attestor', 'operator', 'gas', 'curator', 'pauser']);
  expect(await poll(url)).toMatchObject([{ level: 'ok', message: 'The signer answers and has every key.' }]);
});

test('names the keys that a signer lacks', async () => {
  const url = await serve(['attestor', 'operator', 'gas']);
  expect(await poll(url)).toMatchObject([
    { level: 'warning', message: 'The signer lacks these keys: curator, pauser. Their lanes are stopped.' },
  ]);
});

test('a signer that rejects the token or is unreachable is an error', async () => {
  const url = await serve([]);
  const refused = await poll(url, 'another token, just as long as it');
  expect(refused).toMatchObject([{ level: 'error', message: 'The signer rejects SIGNER_TOKEN.' }]);
  expect(await poll('http://127.0.0.1:9')).toMatchObject([{ level: 'error', check: 'signer' }]);
});

test('reports nothing without a signer', async () => {
  expect(await checkSigner(BARE_SETUP)).toEqual([]);
});
