import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { runArguments } from '@nova/runtime/run-source';
import { findFreePort } from '@nova/db/embedded/free-port';
import { callApi } from '@nova/testing/call-api';
import { openStream } from '@nova/testing/read-stream';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
let database: TestDatabase;
let child: ChildProcess | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => child?.kill('SIGKILL'));
afterAll(() => database.drop());

function start(changes: Record<string, string>): ChildProcess {
  child = spawn(process.execPath, runArguments(MAIN), {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATABASE_URL: database.url,
      CHAIN_RPC_URL: 'http://127.0.0.1:9',
      CHAIN_WS_URL: 'ws://127.0.0.1:9',
      SESSION_SECRET: 's'.repeat(32),
      USER_HASH_PEPPER: 'p'.repeat(32),
      ADMIN_TOKEN: 'a'.repeat(24),
      ...changes,
    },
  });
  return child;
}

async function startReady(): Promise<{ process: ChildProcess; url: string }> {
  const process = start({});
  const [message] = (await once(process, 'message')) as [{ type: string; info: { url: string } }];
  expect(message.type).toBe('ready');
  return { process, url: message.info.url };
}

test('the process reports that it is ready, and on SIGTERM ends its streams and itself properly', async () => {
  const { process, url } = await startReady();
  expect((await callApi(url, '/healthz')).status).toBe(200);
  const stream = await openStream(url, 'blocks');
  await stream.waitFor(1);
  process.kill('SIGTERM');
  expect(await once(process, 'exit')).toEqual([0, null]);
  await stream.ended;
});

test('a load balancer that sends requests immediately never meets a process that cannot answer yet', async () => {
  const port = await findFreePort();
  start({ PORT: String(port) });
  const statuses: number[] = [];
  while (statuses.length < 20) {
    const answer = await callApi(`http://127.0.0.1:${port}`, '/healthz').catch(() => null);
    if (answer) statuses.push(answer.status);
    else await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(statuses).toEqual(Array(20).fill(200));
});

test('the process ends when its supervisor is gone', async () => {
  const { process } = await startReady();
  process.disconnect();
  expect(await once(process, 'exit')).toEqual([0, null]);
});

test.each([
  ['a missing secret', { SESSION_SECRET: '' }, /SESSION_SECRET/],
  ['an address of another host', { HOST: '203.0.113.1' }, /Port 0 on 203\.0\.113\.1 cannot be used/],
])('%s ends the process with one sentence that names the cause', async (_, changes, sentence) => {
  const process = start(changes);
  const [[message], [code]] = await Promise.all([once(process, 'message'), once(process, 'exit')]);
  expect(message).toMatchObject({ type: 'fatal', message: expect.stringMatching(sentence) });
  expect(code).toBe(78);
});
