import { findFreePort } from '@nova/db/embedded/start-postgres';
import { toBucketOptions } from '@nova/testing/storage/bucket';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { TestUser } from '@nova/testing/test-user';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPicture } from '../../testing/upload-files.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ storage: toBucketOptions(`http://127.0.0.1:${await findFreePort()}`) });
});
afterAll(() => api.close());

test('an upload says that the file store is away, and can be repeated', async () => {
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
