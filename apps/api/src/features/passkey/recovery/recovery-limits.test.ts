import { mailOutbox } from '@nova/db/schema/mail';
import { recoverySchema } from '@nova/shared/passkey/recovery-schemas';
import { callApi } from '@nova/testing/call-api';
import { linkConfirmedUser, openGuardedAccount } from '@nova/testing/open-guarded-account';
import { createSoftwarePasskey } from '@nova/testing/software-passkey';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ isWhole: true, rateLimitFactor: 1 });
}, 120_000);
afterAll(() => stack.close());

test('a network begins a limited number of recoveries, and an owner gets a limited number of emails', async () => {
  const { address } = await openGuardedAccount(stack);
  await linkConfirmedUser(stack, address, 'flooded@example.com');
  const call = (path: string, body: object) =>
    callApi(stack.url, `/api/v1/recoveries${path}`, { method: 'POST', body });
  const begin = async () => {
    const { x, y, account } = createSoftwarePasskey();
    return call('', { account: address, x, y, credential_id: account.id });
  };
  for (let each = 0; each < 8; each++) {
    const { id } = recoverySchema.parse((await begin()).body);
    // The answer does not say that no email was sent.
    expect((await call(`/${id}/email`, {})).status).toBe(202);
  }
  const { db } = stack.database;
  expect(await db.$count(mailOutbox, eq(mailOutbox.recipient, 'flooded@example.com'))).toBe(6);
  for (let each = 16; each < 40; each++) expect((await begin()).status).toBe(200);
  expect(await begin()).toMatchObject({ status: 429, code: 'rate_limited' });
}, 60_000);
