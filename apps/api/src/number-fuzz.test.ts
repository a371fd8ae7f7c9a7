import { readFileSync } from 'node:fs';
import { callApi } from '@nova/testing/call-api';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProblems } from './testing/check-answer.ts';
import {
  chooseEdges,
  listNumberSlots,
  type NumberRequest,
  writeNumberRequest,
} from './testing/number-slots.ts';
import { type Operation, readOperations } from './testing/read-operations.ts';

const SEED = 12;
const AT_ONCE = 8;
/** Number of edge values per text in a request; numbers get all of them. */
const EDGES = process.env['NOVA_SOAK'] === '1' ? 1_000 : 4;
const NOBODY = `0x${'ab'.repeat(20)}`;
const document: unknown = JSON.parse(
  readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'),
);
/** Excludes the event stream, which never ends and has no numbers. */
const operations = readOperations(document).filter(
  (operation) => operation.name !== 'GET /realtime/v1' && listNumberSlots(operation).length > 0,
);
let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({ isWhole: true });
}, 120_000);
afterAll(() => stack.close());

/** Logs in with all rights, so that no request is refused for lack of them. */
async function signIn(): Promise<{ rights: Record<string, string>; own: string }> {
  const user = new TestUser(stack.url);
  await user.signIn();
  const rights = {
    authorization: `Bearer ${user.accessToken}`,
    'x-admin-token': 'admin token of throwaway stacks',
  };
  return { rights, own: user.address };
}

async function send({ method, name }: Operation, request: NumberRequest, rights: Record<string, string>) {
  const { path, headers, body } = request;
  const init = { method, headers: { ...rights, ...headers }, redirect: 'manual' as const };
  const answer = await fetch(stack.url + path, body === undefined ? init : { ...init, body });
  const problems = findProblems(name, { status: answer.status, text: await answer.text() });
  return problems.map((problem) => `${path.slice(0, 200)} ${body?.slice(0, 300) ?? ''} → ${problem}`);
}

async function sendAll(operation: Operation, rights: Record<string, string>, own: string): Promise<string[]> {
  const first = operations.indexOf(operation);
  const requests = listNumberSlots(operation).flatMap((slot, index) =>
    chooseEdges(slot, first + index, EDGES).map((edge) =>
      writeNumberRequest(operation, slot, edge, { seed: SEED, own }),
    ),
  );
  const problems: string[] = [];
  for (let next = 0; next < requests.length; next += AT_ONCE) {
    const batch = requests.slice(next, next + AT_ONCE);
    problems.push(...(await Promise.all(batch.map((request) => send(operation, request, rights)))).flat());
  }
  return problems;
}

test('every action of a function is in the API description', async () => {
  const undescribed: string[] = [];
  for (const { path, body } of operations) {
    if (!path.startsWith('/functions/') || body === null) continue;
    const answer = await callApi(stack.url, path, { body: { action: 'no such action' } });
    const { details } = (answer.body as { error?: { details?: { actions?: string[] } } }).error ?? {};
    const text = JSON.stringify(body.schema);
    for (const action of details?.actions ?? [])
      if (!text.includes(`"${action}"`)) undescribed.push(`${path} ${action}`);
  }
  expect(undescribed).toEqual([]);
  expect(operations.length).toBeGreaterThan(100);
});

test.each(operations)('no number causes an internal error for any caller: $name', async (operation) => {
  expect(await sendAll(operation, {}, NOBODY)).toEqual([]);
});

test.each(operations)(
  'no number causes an internal error for a logged-in caller: $name',
  async (operation) => {
    const { rights, own } = await signIn();
    expect(await sendAll(operation, rights, own)).toEqual([]);
  },
);
