import { recoveries } from '@nova/db/schema/wallet';
import { callApi } from '@nova/testing/call-api';
import { createSoftwarePasskey } from '@nova/testing/software-passkey';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { TestUser } from '@nova/testing/test-user';
import type { Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function addRecovery(account: Hex, id: string, startOperationId: Hex | null): Promise<void> {
  const { x, y } = createSoftwarePasskey();
  await api.database.db.insert(recoveries).values({
    id,
    account,
    x,
    y,
    credentialId: '0x1234',
    guardians: [{ x, y }],
    nonce: 1n,
    deadline: new Date('2026-01-03T00:00:00.000Z'),
    createdBlock: 1,
    createdAt: new Date('2026-01-01T00:00:00.000Z'),
    startOperationId,
  });
}

test('the export contains the recoveries of an account, and its deletion those that have not started', async () => {
  const [user, other] = [new TestUser(api.url), new TestUser(api.url)];
  await user.signIn();
  await addRecovery(user.address, 'own', null);
  await addRecovery(user.address, 'started', `0x${'11'.repeat(32)}`);
  await addRecovery(other.address, 'foreign', null);
  const token = user.accessToken;
  const exported = await callApi(api.url, '/auth/v1/export', { token });
  const { recoveries: own } = exported.body as { recoveries: { account: Hex; guardians: unknown[] }[] };
  expect(own.map(({ account, guardians }) => [account, guardians.length])).toEqual([
    [user.address, 1],
    [user.address, 1],
  ]);

  const deleted = await callApi(api.url, '/auth/v1/delete-account', { token, body: { confirm: 'DELETE' } });
  expect(deleted.status).toBe(204);
  const left = await api.database.db.select({ id: recoveries.id }).from(recoveries).orderBy(recoveries.id);
  expect(left.map(({ id }) => id)).toEqual(['foreign', 'started']);
});
