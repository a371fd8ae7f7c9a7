import { callApi } from '@nova/testing/call-api';
import { startHangingProxy } from '@nova/testing/hanging-proxy';
import { startTestApi } from '@nova/testing/test-api';
import { createTestDatabase } from '@nova/testing/test-database';
import { expect, test } from 'vitest';

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
