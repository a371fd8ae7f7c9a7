import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createSelfCheck } from './self-check.ts';

const TIMEOUT_MS = 300;
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener, host = '127.0.0.1'): Promise<Server> {
  server = createServer(listener).listen(0, host);
  await once(server, 'listening');
  return server;
}

test.each(['127.0.0.1', '::1', '0.0.0.0'])('a server at %s that answers is fine', async (host) => {
  const check = await createSelfCheck(await serve((_, response) => response.end(), host), TIMEOUT_MS);
  await expect(check()).resolves.toBeUndefined();
});

test('a server that accepts no connections or answers with an error fails, although the process runs', async () => {
  let status = 200;
  const running = await serve((_, response) => response.writeHead(status).end());
  const check = await createSelfCheck(running, TIMEOUT_MS);
  status = 500;
  await expect(check()).rejects.toThrow('The server answered its own check with 500.');
  status = 200;
  await check();
  NetServer.prototype.close.call(running);
  await expect(check()).rejects.toThrow('ECONNREFUSED');
});

test('a server that answers nobody fails; one that is busy with others does not', async () => {
  let answers = true;
  const running = await serve((request, response) => {
    if (answers || request.url !== '/healthz') response.end();
  });
  const check = await createSelfCheck(running, TIMEOUT_MS);
  answers = false;
  await expect(check()).rejects.toThrow('aborted');
  const busy = check();
  await fetch(`http://127.0.0.1:${(running.address() as AddressInfo).port}/explorer`);
  await expect(busy).resolves.toBeUndefined();
});

test('an address that this machine cannot reach says nothing about the server', async () => {
  const blocked = await serve(() => undefined);
  const check = await createSelfCheck(blocked, TIMEOUT_MS);
  await expect(check()).resolves.toBeUndefined();
});
