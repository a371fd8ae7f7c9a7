import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@nova/db/embedded/free-port';
import { readEnv } from '@nova/supervisor/env';
import { loadSecrets } from '@nova/supervisor/secrets';
import { startNova, type RunningNova } from '@nova/supervisor/start-nova';
import { BROWSER_KEYS } from '@nova/shared/energy/browser-keys';
import { startAlone } from '@nova/testing/start-alone';
import { TestUser } from '@nova/testing/test-user';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectActionsOnce, waitUntilSettled } from './settled-actions.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SERVICES = ['postgres', 'node', 'worker', 'api'] as const;

const events: string[] = [];
let dataDir: string;
let nova: RunningNova;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'nova-hangs-'));
  const port = await findFreePort(2);
  const env = readEnv({
    NOVA_DATA_DIR: dataDir,
    PORT: String(port),
    // The usual one is also that of the nodes of other tests, which could take it while ours is away.
    NODE_PORT: String(port + 1),
    LOG_LEVEL: 'warn',
  });
  const secrets = await loadSecrets(env);
  const progress = {
    step: <T>(_name: string, work: () => Promise<T>) => work(),
    reportProgress: (line: string) => events.push(line.trim()),
  };
  nova = await startAlone(() => startNova({ root: ROOT, env, secrets, progress, onFatal: () => {} }));
}, 240_000);

afterAll(async () => {
  await nova?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('processes that hang are started again after half a minute, and acknowledged actions survive', async () => {
  events.length = 0;
  const user = new TestUser(nova.url);
  await user.signIn();
  const acknowledged: string[] = [];
  const act = async (key: string) => {
    const result = await user.act(key, `${user.address}-${key}`);
    acknowledged.push(result.action_id!);
  };
  const [last, ...first] = BROWSER_KEYS;
  for (const key of first) await act(key);
  const hung = await nova.pids();
  for (const name of SERVICES) process.kill(hung[name]!, 'SIGSTOP');
  await vi.waitFor(
    () => {
      for (const name of SERVICES) expect(events.join('\n')).toContain(`! ${name} is up again.`);
    },
    { timeout: 120_000, interval: 500 },
  );
  // Checks are five seconds apart, and a busy machine can notice a process one check later.
  expect(events.filter((line) => line.includes('did not respond')).sort()).toEqual(
    [...SERVICES]
      .sort()
      .map((name) =>
        expect.stringMatching(
          new RegExp(`^! ${name} did not respond for [3-9]\\d seconds and was ended; starting it again in`),
        ),
      ),
  );
  const running = await nova.pids();
  for (const name of SERVICES) expect(running[name]).not.toBe(hung[name]);
  await vi.waitFor(() => act(last!), { timeout: 60_000, interval: 500 });

  const log = await readFile(path.join(dataDir, 'logs', 'worker.log'), 'utf8');
  expect(log).toMatch(/"msg":"worker did not respond for [3-9]\d seconds and was ended;/);
  const database = await waitUntilSettled(nova.databaseUrl);
  await expectActionsOnce({ database, rpcUrl: nova.rpcUrl, dataDir, acknowledged });
  await database.end();
}, 300_000);
