import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { findFreePort } from '@nova/db/embedded/free-port';
import { backUp } from '@nova/supervisor/backup/back-up';
import { writeKeyPair } from '@nova/supervisor/backup/key-pair';
import { restore } from '@nova/supervisor/backup/restore';
import { restoreEncrypted } from '@nova/supervisor/backup/restore-encrypted';
import { runBackupSchedule } from '@nova/supervisor/backup/run-schedule';
import { type DataFolder, openDataFolder } from '@nova/supervisor/data-folder';
import { readEnv } from '@nova/supervisor/env';
import { loadSecrets } from '@nova/supervisor/secrets';
import { startNova, type RunningNova } from '@nova/supervisor/start-nova';
import { startAlone } from '@nova/testing/start-alone';
import { readLedgerAddress } from '@nova/testing/chain/read-ledger-address';
import { TestUser } from '@nova/testing/test-user';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Hex, createPublicClient, http } from 'viem';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const progress = { step: <T>(_name: string, work: () => Promise<T>) => work(), reportProgress: () => {} };
const TIMEOUT = { timeout: 60_000, interval: 200 };

let home: string;
let port: string;
let folder: DataFolder | undefined;
let nova: RunningNova | undefined;

const envOf = (name: string) =>
  readEnv({ NOVA_DATA_DIR: path.join(home, name), PORT: port, LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '0' });
const optionsOf = (name: string) => ({ root: ROOT, env: envOf(name), progress });

async function start(name: string): Promise<RunningNova> {
  const env = envOf(name);
  folder = await openDataFolder(env.NOVA_DATA_DIR);
  const secrets = await loadSecrets(env);
  nova = await startAlone(() => startNova({ root: ROOT, env, secrets, progress, onFatal: () => {} }));
  return nova;
}

async function stop(): Promise<void> {
  await nova?.stop();
  await folder?.release();
  [nova, folder] = [undefined, undefined];
}

beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'nova-backup-'));
  port = String(await findFreePort());
  await start('first');
}, 240_000);
afterAll(async () => {
  await stop();
  await rm(home, { recursive: true, force: true });
});

async function balanceOf(rpcUrl: string, dataDir: string, account: Hex): Promise<bigint> {
  const chain = createPublicClient({ transport: http(rpcUrl) });
  const address = await readLedgerAddress(dataDir);
  return chain.readContract({ abi: actionLedgerAbi, address, functionName: 'balanceOf', args: [account] });
}

test('a Nova backed up during actions is restored elsewhere and continues', async () => {
  const first = nova!;
  const user = new TestUser(first.url);
  await user.signIn();
  const visit = await user.act('page_visit', `${user.address}-visit`);
  const read = await user.act('whitepaper_read', `${user.address}-read`);
  const dir = path.join(home, 'first');
  // 5 for the visit, 10 for reading, 10 for connecting the wallet.
  await vi.waitFor(async () => expect(await balanceOf(first.rpcUrl, dir, user.address)).toBe(25n), TIMEOUT);
  await mkdir(path.join(dir, 'storage', 'ab'), { recursive: true });
  await writeFile(path.join(dir, 'storage', 'ab', 'picture'), 'bytes of a picture');

  const work = new AbortController();
  const others = (async () => {
    for (let count = 0; !work.signal.aborted; count++) {
      const other = new TestUser(first.url);
      await other.signIn();
      await other.act('page_visit', `${other.address}-${count}`);
    }
  })();
  const backup = path.join(home, 'backup');
  const manifest = await backUp(backup, optionsOf('first')).finally(() => work.abort());
  await others;
  expect(manifest.leftOut).toEqual([]);
  expect(manifest.files.map((file) => file.path)).toEqual(
    expect.arrayContaining([
      'chain.nova.gz',
      'database/app.outbox.gz',
      'keys/development-validator-key',
      'storage/ab/picture',
    ]),
  );
  await stop();

  await restore(backup, optionsOf('second'));
  const second = await start('second');
  const away = path.join(home, 'second');
  expect(await balanceOf(second.rpcUrl, away, user.address)).toBe(25n);
  // The session and the actions acknowledged under these IDs exist: nothing is credited a second time.
  expect(await user.act('page_visit', `${user.address}-visit`)).toEqual(visit);
  expect(await user.act('whitepaper_read', `${user.address}-read`)).toEqual(read);
  await user.act('daily_visit', `${user.address}-after`);
  await vi.waitFor(async () => expect(await balanceOf(second.rpcUrl, away, user.address)).toBe(45n), TIMEOUT);
  expect(await readFile(path.join(away, 'storage', 'ab', 'picture'), 'utf8')).toBe('bytes of a picture');
  const chain = createPublicClient({ transport: http(second.rpcUrl) });
  await vi.waitFor(async () => {
    const answer = await fetch(`${second.url}/api/v1/blocks?limit=1`);
    const { items } = (await answer.json()) as { items: { number: number }[] };
    expect(items[0]?.number).toBe(Number(await chain.getBlockNumber({ cacheTime: 0 })));
  }, TIMEOUT);
  await stop();
}, 300_000);

test('a stopped Nova can be backed up, and a damaged backup is rejected without leaving anything', async () => {
  const backup = path.join(home, 'cold');
  expect((await backUp(backup, optionsOf('second'))).hasChain).toBe(true);
  await expect(backUp(backup, optionsOf('second'))).rejects.toThrow('is not empty; name a new folder');
  await expect(restore(backup, optionsOf('first'))).rejects.toThrow('already contains a Nova');
  await appendFile(path.join(backup, 'database', 'app.users.gz'), 'x');
  await expect(restore(backup, optionsOf('third'))).rejects.toThrow(
    'database/app.users.gz does not match its checksum',
  );
  await rm(path.join(backup, 'manifest.json'));
  await expect(restore(backup, optionsOf('third'))).rejects.toThrow('There is no complete backup');
  expect(await readdir(home)).not.toContain('third');
}, 120_000);

test('a backup or restore that was killed is repeated into the same folder, and nothing starts with a part', async () => {
  const backup = path.join(home, 'killed');
  await killAfter('second', ['backup', backup], '✓ database');
  expect(await readdir(backup)).toContain('database');
  await expect(restore(backup, optionsOf('fifth'))).rejects.toThrow('There is no complete backup');
  await backUp(backup, optionsOf('second'));
  for (const step of ['✓ files and keys', '✓ chain']) {
    await killAfter('fifth', ['restore', backup], step);
    await expect(openDataFolder(path.join(home, 'fifth'))).rejects.toThrow('was interrupted');
  }
  await restore(backup, optionsOf('fifth'));
  const fifth = await openDataFolder(path.join(home, 'fifth'));
  await fifth.release();
}, 240_000);

/** Runs a command on a data folder, and kills it once it has printed a text. */
async function killAfter(name: string, [command, ...args]: string[], text: string): Promise<void> {
  const script = path.join(ROOT, 'scripts', `${command}.mjs`);
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, NOVA_DATA_DIR: path.join(home, name) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    if (printed.includes(text)) child.kill('SIGKILL');
  });
  expect(await ended).toEqual([null, 'SIGKILL']);
}

test('a schedule makes an encrypted backup of a running Nova, and restoring it yields the same balances', async () => {
  const running = await start('second');
  const user = new TestUser(running.url);
  await user.signIn();
  const dir = path.join(home, 'second');
  // 10 for connecting the wallet.
  await vi.waitFor(async () => expect(await balanceOf(running.rpcUrl, dir, user.address)).toBe(10n), TIMEOUT);
  const keyFile = path.join(home, 'backup-key');
  const recipient = await writeKeyPair(keyFile);
  const backups = path.join(home, 'scheduled');
  // A process with the same ID left it, as in a container that was killed and started again.
  const abandoned = path.join(dir, `.backup-work-${process.pid}`);
  await mkdir(abandoned);
  await writeFile(path.join(abandoned, 'part'), 'of a backup');
  await mkdir(path.join(backups, 'nova-2020-01-01T03-00-00Z.age'), { recursive: true });
  await writeFile(path.join(backups, 'nova-2020-01-02T03-00-00Z.age.partial'), 'of a backup');
  await writeFile(path.join(backups, 'film.partial'), 'of another program');
  const plan = {
    folder: backups,
    recipients: [recipient],
    retention: { daily: 1, weekly: 0, monthly: 0 },
    // Tonight's scheduled time has passed, so a backup is made immediately.
    schedule: '0 3 * * *',
  };
  const lines: string[] = [];
  const schedule = await runBackupSchedule(plan, optionsOf('second'), (line) => lines.push(line));
  await vi.waitFor(() => expect(lines).toHaveLength(1), TIMEOUT);
  schedule.stop();
  await stop();
  const [film, name, ...others] = (await readdir(backups)).sort();
  expect([film, others]).toEqual(['film.partial', []]);
  const file = path.join(backups, name!);
  expect(lines).toEqual([`Backup made: ${file}; removed nova-2020-01-01T03-00-00Z.age.`]);
  expect((await readFile(file, 'latin1')).startsWith('age-encryption.org/v1')).toBe(true);
  expect((await readdir(dir)).filter((each) => each.includes('backup'))).toEqual([]);

  // The decrypted copy of a restore that was killed.
  await mkdir(path.join(home, 'fourth-restore-999999999-abc', 'backup'), { recursive: true });
  await restoreEncrypted(file, keyFile, optionsOf('fourth'));
  expect((await readdir(home)).filter((each) => each.includes('restore'))).toEqual([]);
  const fourth = await start('fourth');
  expect(await balanceOf(fourth.rpcUrl, path.join(home, 'fourth'), user.address)).toBe(10n);
  await stop();
}, 300_000);
