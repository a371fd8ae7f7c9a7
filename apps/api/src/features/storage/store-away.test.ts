import { uploads } from '@nova/db/schema/storage';
import { findFreePort } from '@nova/db/embedded/free-port';
import { toBucketOptions } from '@nova/testing/storage/bucket';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { TestUser } from '@nova/testing/test-user';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPicture } from '../../testing/upload-files.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ storage: toBucketOptions(`http://127.0.0.1:${await findFreePort()}`) });
});
afterAll(() => api.close());

async function upload(user: TestUser): Promise<Response> {
  return fetch(`${api.url}/storage/v1/files?kind=image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.accessToken}`, 'content-type': 'image/png' },
    body: new Uint8Array(await createPicture('png', 60, 40)),
  });
}

test('an upload says that the file store is away, and can be repeated', async () => {
  const user = new TestUser(api.url);
  await user.signIn();
  const response = await upload(user);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    error: {
      code: 'unavailable',
      message: 'The file store is not reachable right now. Please try again.',
    },
  });
});

test('uploads that could not be stored do not count toward the quota', async () => {
  const user = new TestUser(api.url);
  await user.signIn();
  for (let attempt = 0; attempt < 2; attempt += 1) expect((await upload(user)).status).toBe(503);
  expect(await api.database.db.select().from(uploads).where(eq(uploads.userId, user.userId))).toEqual([]);
});
