import { callApi } from '@nova/testing/call-api';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANSWERS_WITH_200, findProblems } from './testing/check-answer.ts';
import { readOperations, type Operation } from './testing/read-operations.ts';
import { fittingRequest, nonsenseRequest, type WireRequest } from './testing/request-arbitrary.ts';

/** Number of requests of each kind per operation. */
const RUNS = process.env['NOVA_SOAK'] === '1' ? 40 : 3;
const SEED = 12;
const document: unknown = JSON.parse(
  readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'),
);
const operations = readOperations(document);

/** Streams never end, so their first bytes count as the response. */
const ENDLESS = new Set(['GET /realtime/v1']);
let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ isWhole: true });
}, 120_000);
afterAll(() => stack.close());

/** Paths that end the session of the request. */
const ENDS_SESSION = /sign-out|sessions|delete-account|demo-account-manager|wallets/;
let somebody: TestUser | null = null;

/** Returns credentials with all rights, so that no request is refused for lack of them. */
async function becomeEverybody({ path }: Operation): Promise<Record<string, string>> {
  const user = somebody ?? new TestUser(stack.url);
  if (somebody === null) await user.signIn();
  somebody = ENDS_SESSION.test(path) ? null : user;
  return {
    authorization: `Bearer ${user.accessToken}`,
    'x-admin-token': 'admin token of throwaway stacks',
  };
}

async function send(operation: Operation, request: WireRequest, rights: Record<string, string>) {
  const { method } = operation;
  const headers = { ...rights, ...request.headers };
  const answer = await fetch(stack.url + request.path, {
    method,
    headers,
    redirect: 'manual',
    ...(request.body === undefined ? {} : { body: request.body }),
  });
  const isEndless = ENDLESS.has(operation.name) && answer.ok;
  if (isEndless) await answer.body?.cancel();
  return { status: answer.status, text: isEndless ? '' : await answer.text() };
}

test.each(operations)('every request that matches the description is answered: $name', async (operation) => {
  const rights = await becomeEverybody(operation);
  await fc.assert(
    fc.asyncProperty(fittingRequest(operation), async (request) => {
      expect(findProblems(operation.name, await send(operation, request, rights))).toEqual([]);
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  );
});

const refusing = operations.flatMap((operation) => {
  const requests = nonsenseRequest(operation);
  return requests === null ? [] : [{ name: operation.name, operation, requests }];
});
test.each(refusing)(
  'every request that violates the description is refused: $name',
  async ({ operation, requests }) => {
    const rights = await becomeEverybody(operation);
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const answer = await send(operation, request, rights);
        const isRefused = answer.status >= 400 || ANSWERS_WITH_200.has(operation.name);
        const accepted = isRefused ? [] : [`accepted: ${answer.status} ${answer.text}`];
        expect([...findProblems(operation.name, answer), ...accepted]).toEqual([]);
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
  },
);

test('after all requests the API works as before', async () => {
  expect(operations.length).toBeGreaterThan(100);
  // Accepted requests may not have been indexed yet.
  const readErrors = async () => {
    const { body } = await callApi(stack.url, '/readyz');
    const { checks } = body as { checks: Record<string, { status: string; detail: string }> };
    return Object.entries(checks).flatMap(([name, { status, detail }]) =>
      status === 'ok' ? [] : [`${name}: ${detail}`],
    );
  };
  await expect.poll(readErrors, { timeout: 30_000 }).toEqual([]);
  expect(stack.worker.status()).toMatchObject({ isHealthy: true, alarms: [] });
});
