import { readEnv as readApiEnv } from '@nova/api/env';
import { readEnv as readWorkerEnv } from '@nova/worker/env';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { peekSecrets } from './doctor/peek-secrets.ts';
import { readEnv } from './env.ts';
import { loadSecrets } from './secrets.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'nova-secrets-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test('development creates its keys once and reports a new admin token', async () => {
  const env = readEnv({ NOVA_DATA_DIR: dir });
  const first = await loadSecrets(env);
  const second = await loadSecrets(env);
  expect(first.isAdminTokenNew).toBe(true);
  expect(first.VALIDATOR_KEY).toMatch(/^0x[0-9a-f]{64}$/);
  expect(new Set(first.safeOwnerKeys).size).toBe(5);
  expect(second).toEqual({ ...first, isAdminTokenNew: false });
});

test('a damaged or unreadable key is named and not replaced', async () => {
  const env = readEnv({ NOVA_DATA_DIR: dir });
  await loadSecrets(env);
  const file = path.join(dir, 'keys', 'development-gas-key');
  await writeFile(file, 'half a k');
  await expect(loadSecrets(env)).rejects.toThrow(
    new ConfigurationError(
      `The file ${file} is damaged: it must contain a private key (0x and 64 hex digits). Restore it from a backup.`,
    ),
  );
  expect(await readFile(file, 'utf8')).toBe('half a k');
  const { error, secrets, madeUp } = await peekSecrets(env);
  expect(error).toContain(`The file ${file} is damaged`);
  expect(madeUp).toEqual(new Set([secrets.GAS_KEY]));
  await rm(file);
  await mkdir(file);
  await expect(loadSecrets(env)).rejects.toThrow(
    new ConfigurationError(
      `The secret ${file} cannot be read (EISDIR). Make it a file that this user can read, or restore it from a backup.`,
    ),
  );
});

test('production rejects generated keys and names every missing one', async () => {
  const env = readEnv({ NOVA_DATA_DIR: dir, NOVA_NETWORK: 'production', SESSION_SECRET: 's'.repeat(32) });
  await expect(loadSecrets(env)).rejects.toThrow(
    'Missing: VALIDATOR_KEY, DEPLOYER_KEY, ATTESTOR_KEY, OPERATOR_KEY, CURATOR_KEY, PAUSER_KEY, GAS_KEY, ADMIN_TOKEN, USER_HASH_PEPPER, SAFE_OWNERS.',
  );
});

test('production works without a guardian, and never shortens the delay of recoveries', async () => {
  const key = `0x${'11'.repeat(32)}`;
  const keys = ['VALIDATOR', 'DEPLOYER', 'ATTESTOR', 'OPERATOR', 'CURATOR', 'PAUSER', 'GAS'];
  const variables = {
    NOVA_DATA_DIR: dir,
    NOVA_NETWORK: 'production',
    ...Object.fromEntries(keys.map((name) => [`${name}_KEY`, key])),
    ADMIN_TOKEN: 'a'.repeat(32),
    SESSION_SECRET: 's'.repeat(32),
    USER_HASH_PEPPER: 'p'.repeat(32),
    SAFE_OWNERS: Array.from({ length: 5 }, (_, index) => `0x${String(index + 1).repeat(40)}`).join(','),
  };
  expect((await loadSecrets(readEnv(variables))).GUARDIAN_KEY).toBeUndefined();
  expect(() => readEnv({ ...variables, RECOVERY_DELAY_SECONDS: '30' })).toThrow(
    /RECOVERY_DELAY_SECONDS: is only for tests/,
  );
});

test('a secret of the minimum length is valid for the start as for the process that reads it', () => {
  const secrets = { ADMIN_TOKEN: 16, SESSION_SECRET: 32, USER_HASH_PEPPER: 16 };
  for (const [name, minimum] of Object.entries(secrets)) {
    const rules = [readEnv, readApiEnv, readWorkerEnv];
    const isAccepted = (length: number) =>
      rules.map((read) => {
        try {
          read({ [name]: 'x'.repeat(length) });
          return true;
        } catch (error) {
          return !(error as Error).message.includes(name);
        }
      });
    expect(isAccepted(minimum)).toEqual([true, true, true]);
    expect(isAccepted(minimum - 1).slice(0, 2)).toEqual([false, false]);
  }
});

test('configured owners keep their keys to themselves', async () => {
  const owners = Array.from({ length: 5 }, (_, index) => `0x${String(index + 1).repeat(40)}`);
  const env = readEnv({ NOVA_DATA_DIR: dir, SAFE_OWNERS: owners.join(', ') });
  expect(env.SAFE_OWNERS).toEqual(owners);
  expect((await loadSecrets(env)).safeOwnerKeys).toEqual([]);
});

test('fewer than five owners are a configuration error', () => {
  expect(() => readEnv({ NOVA_DATA_DIR: dir, SAFE_OWNERS: `0x${'1'.repeat(40)}` })).toThrow(
    /SAFE_OWNERS: must be 5 addresses/,
  );
});
