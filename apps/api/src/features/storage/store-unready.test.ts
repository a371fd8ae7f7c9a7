import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { toBucketOptions } from '@nova/testing/storage/bucket';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { TestUser } from '@nova/testing/test-user';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPicture } from '../../testing/upload-files.ts';

let store: Server;
let api: TestApi;
beforeAll(async () => {
  // Responds as a store does while it starts.
  store = createServer((request, response) => {
    request.resume();
    response.writeHead(503, { 'content-type': 'application/xml' });
    response.end('<Error><Code>XMinioServerNotInitialized</Code><Message>Server not ready</Message></Error>');
  });
  await once(store.listen(0, '127.0.0.1'), 'listening');
  const { port } = store.address() as AddressInfo;
  api = await startTestApi({ storage: toBucketOptions(`http://127.0.0.1:${port}`) });
});
afterAll(async () => {
  await api.close();
  store.closeAllConnections();
  store.close();
});

test('an upload to a store that is starting can be repeated', async () => {
  const user = new TestUser(api.url);
  await user.signIn();
  const response = await fetch(`${api.url}/storage/v1/files?kind=image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.accessToken}`, 'content-type': 'image/png' },
    body: new Uint8Array(await createPicture('png', 60, 40)),
  });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    error: {
      code: 'unavailable',
      message: 'The file store is not reachable right now. Please try again.',
    },
  });
});
