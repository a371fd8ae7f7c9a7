import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { TestUser } from '@nova/testing/test-user';
import { afterEach, beforeEach, expect, test } from 'vitest';

let api: TestApi;

beforeEach(async () => {
  api = await startTestApi({ rateLimitFactor: 1 });
}, 60_000);
afterEach(() => api.close());

async function newUser(): Promise<TestUser> {
  const user = new TestUser(api.url);
  await user.signIn();
  return user;
}
let ids = 0;
/**
 * Claims a batch of the maximum size. Without an index there is no catalog, so a claim that passes the rate
 * limit gets 503.
 */
function claimTwenty(user: TestUser, headers: Record<string, string> = {}) {
  const actions = Array.from({ length: 20 }, () => ({
    action_key: 'page_visit',
    request_id: `velocity-${(ids += 1)}`,
  }));
  const body = { action: 'reward_actions', wallet_address: user.address, actions };
  return callApi(api.url, '/functions/v1/energy-points', { body, token: user.accessToken, headers });
}

test('a wallet cannot claim faster than a person could, whatever address the client forges', async () => {
  const [user, other] = [await newUser(), await newUser()];
  for (let batch = 0; batch < 6; batch += 1) expect((await claimTwenty(user)).status).toBe(503);
  const refused = await claimTwenty(user, { 'x-forwarded-for': '203.0.113.9' });
  expect(refused).toMatchObject({ status: 429, code: 'rate_limited' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  // The limit applies per wallet: another wallet behind the same address can still claim.
  expect((await claimTwenty(other)).status).toBe(503);
});

test('an address cannot exceed its limit, whatever addresses the client forges', async () => {
  // One twentieth of the limits, so that slow machines exceed them too.
  const narrow = await startTestApi({ rateLimitFactor: 0.05 });
  const user = new TestUser(narrow.url);
  await user.signIn();
  const statuses = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const answer = await callApi(narrow.url, '/functions/v1/energy-points', {
        body: { action: 'get_user_points', wallet_address: user.address },
        token: user.accessToken,
        headers: { 'x-forwarded-for': `198.51.100.${index}` },
      });
      return answer.status;
    }),
  );
  await narrow.close();
  expect(statuses).toContain(200);
  expect(statuses).toContain(429);
});
