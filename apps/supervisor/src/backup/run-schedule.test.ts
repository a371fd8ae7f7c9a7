import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { Cron } from 'croner';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readEnv } from '../env.ts';
import { runBackupSchedule } from './run-schedule.ts';

const EVERY_SECOND = '* * * * * *';
const TIMEOUT = { timeout: 30_000, interval: 20 };

let home: string;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  home = await mkdtemp(path.join(os.tmpdir(), 'nova-schedule-'));
  await mkdir(path.join(home, 'data', 'deployments'), { recursive: true });
});
afterAll(async () => {
  await database.drop();
  await rm(home, { recursive: true, force: true });
});

test('a backup that is due while the previous one is still running is skipped', async () => {
  const folder = path.join(home, 'backups');
  const env = readEnv({
    NOVA_DATA_DIR: path.join(home, 'data'),
    DATABASE_URL: database.url,
    CHAIN_RPC_URL: 'http://127.0.0.1:9',
  });
  const retention = { daily: 7, weekly: 4, monthly: 12 };
  const begun: string[] = [];
  const lines: string[] = [];
  let unblock = () => {};
  const held = new Promise<void>((resolve) => (unblock = resolve));
  const progress = {
    reportProgress: () => {},
    step: async <T>(name: string, work: () => Promise<T>) => {
      begun.push(name);
      await held;
      return work();
    },
  };
  const schedule = await runBackupSchedule(
    { folder, recipients: [], retention, schedule: EVERY_SECOND },
    { root: home, env, progress },
    (line) => lines.push(line),
  );
  let due = 0;
  const clock = new Cron(EVERY_SECOND, () => void due++);
  await vi.waitFor(() => expect(due).toBeGreaterThan(1), TIMEOUT);
  clock.stop();
  schedule.stop();
  expect({ begun, lines }).toEqual({ begun: ['database'], lines: [] });

  unblock();
  await vi.waitFor(() => expect(lines).toHaveLength(1), TIMEOUT);
  const [name, ...others] = await readdir(folder);
  expect(others).toEqual([]);
  expect(lines).toEqual([`Backup made: ${path.join(folder, name!)}.`]);
});
