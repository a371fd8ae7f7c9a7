import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkEnvFile } from './check-env-file.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'nova-env-file-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function check(text: string): Promise<void> {
  const file = path.join(dir, '.env');
  await writeFile(file, text);
  return checkEnvFile(file);
}

test('rejects a misspelled name in .env with the closest real one, without repeating a value', async () => {
  await expect(check('DATABSE_URL=postgres://nova:hunter2@db/nova\nPORT=4100\n')).rejects.toThrow(
    expect.objectContaining({
      name: 'ConfigurationError',
      message:
        'The configuration has an error:\n  DATABSE_URL: is not a Nova variable; did you mean DATABASE_URL?',
    }),
  );
});

test('accepts names of every process and of other programs, and a missing file', async () => {
  await expect(
    check('WORKER_HEALTH_HOST=::1\nDRAIN_SECONDS=5\nFOLLOW_URL=https://node\nAWS_PROFILE=x\n'),
  ).resolves.toBeUndefined();
  await expect(checkEnvFile(path.join(dir, 'missing'))).resolves.toBeUndefined();
});

test('every variable of .env.example can be set in .env', async () => {
  const example = await readFile(fileURLToPath(new URL('../../../../.env.example', import.meta.url)), 'utf8');
  await expect(check(example.replaceAll(/^# (?=[A-Z0-9_]+=)/gm, ''))).resolves.toBeUndefined();
});
