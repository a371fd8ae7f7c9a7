import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { callApi } from '@nova/testing/call-api';
import { startTestApi } from '@nova/testing/test-api';
import { createTestDatabase } from '@nova/testing/test-database';
import { expect, test } from 'vitest';

/** Forwards connections to a server, and holds everything back while it is told to. */
async function startHangingProxy(target: URL) {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isHanging = false;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const pair = [client, upstream] as const;
    pairs.add(pair);
    for (const socket of pair) socket.on('error', () => undefined);
    client.on('close', () => pairs.delete(pair) && upstream.destroy());
    client.pipe(upstream).pipe(client);
    if (isHanging) upstream.pause();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    hang: (hangs: boolean) => {
      isHanging = hangs;
      for (const [, upstream] of pairs) upstream[hangs ? 'pause' : 'resume']();
    },
    close: () => {
      for (const [client] of pairs) client.destroy();
      server.close();
    },
  };
}

test('while the database hangs, a request ends with an error that says so; afterwards it succeeds', async () => {
  const database = await createTestDatabase();
  const target = new URL(database.urlOf('api'));
  const proxy = await startHangingProxy(target);
  const through = Object.assign(new URL(target), { port: String(proxy.port) });
  const api = await startTestApi({ databaseUrl: through.href, queryTimeoutMs: 200 });
  const requestNonce = () => callApi(api.url, '/auth/v1/siwe/nonce', { body: {} });
  expect((await requestNonce()).status).toBe(200);

  proxy.hang(true);
  expect(await requestNonce()).toMatchObject({
    status: 503,
    body: {
      error: {
        code: 'unavailable',
        message: 'The database is not reachable right now. Please try again.',
      },
    },
  });
  proxy.hang(false);
  expect((await requestNonce()).status).toBe(200);

  await api.close();
  proxy.close();
  await database.drop();
});
