import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { TestUser } from '@nova/testing/test-user';
import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOperations } from './testing/read-operations.ts';
import { fittingRequest } from './testing/request-arbitrary.ts';

const document: unknown = JSON.parse(
  readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'),
);
/** Both authenticate by a token in the body, and end or renew a session with it. */
const OWN_PROOF = new Set(['POST /auth/v1/refresh', 'POST /auth/v1/sign-out']);
const writing = readOperations(document).filter(
  ({ method, name }) => method !== 'GET' && !OWN_PROOF.has(name),
);

let api: TestApi;
let endedToken: string;

beforeAll(async () => {
  api = await startTestApi();
  const user = new TestUser(api.url);
  const { session } = await user.signIn();
  endedToken = session.access_token;
  const body = { refresh_token: session.refresh_token };
  await callApi(api.url, '/auth/v1/sign-out', { body });
});
afterAll(() => api.close());

test.each(writing)('$name refuses the token of an ended session', async (operation) => {
  const [request] = fc.sample(fittingRequest(operation), { numRuns: 1, seed: 3 });
  const { path, headers, body } = request!;
  const answer = await fetch(api.url + path, {
    method: operation.method,
    headers: { ...headers, authorization: `Bearer ${endedToken}` },
    ...(body === undefined ? {} : { body }),
  });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({
    error: { code: 'unauthorized', message: 'Your session has ended. Please log in again.' },
  });
});
