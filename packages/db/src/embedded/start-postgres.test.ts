import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPostgres } from './live-postmaster.ts';
import { startPostgres } from './start-postgres.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'nova-postgres-'));
  await chmod(dir, 0o700);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function queryOne(url: string, ...statements: string[]): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  let rows: Record<string, unknown>[] = [];
  for (const sql of statements) rows = (await client.query<Record<string, unknown>>(sql)).rows;
  await client.end();
  return Object.values(rows[0]!)[0];
}

test('PostgreSQL starts inside a folder with mode 0700, keeps its rows over a restart and stops', async () => {
  const first = await startPostgres({ dataDir: path.join(dir, 'a') });
  await queryOne(first.url, 'create table kept as select 42 as answer', 'select 1');
  await first.stop();
  expect(await isPostgres(first.pid)).toBe(false);

  const second = await startPostgres({ dataDir: path.join(dir, 'a') });
  expect(await queryOne(second.url, 'select answer from kept')).toBe(42);
  await second.stop();
});

test('a server whose parent was killed is adopted', async () => {
  const dataDir = path.join(dir, 'b');
  const script = `
    const { startPostgres } = await import(${JSON.stringify(new URL('start-postgres.ts', import.meta.url).href)});
    const server = await startPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    process.stdout.write(String(server.pid));
    setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = await new Promise<number>((resolve) =>
    parent.stdout.once('data', (chunk: Buffer) => resolve(Number(chunk))),
  );
  parent.kill('SIGKILL');

  const adopted = await startPostgres({ dataDir });
  expect(adopted.isAdopted).toBe(true);
  expect(adopted.pid).toBe(pid);
  await adopted.stop();
  expect(await isPostgres(pid)).toBe(false);
});

test('an incomplete cluster of an aborted start is deleted', async () => {
  const dataDir = path.join(dir, 'c');
  await mkdir(path.join(dataDir, 'cluster.new'), { recursive: true });
  await writeFile(path.join(dataDir, 'cluster.new', 'PG_VERSION'), '18');
  const server = await startPostgres({ dataDir });
  expect(await queryOne(server.url, 'select 7 as n')).toBe(7);
  await server.stop();
});

test('a pid file whose number now belongs to another program does not stop the start', async () => {
  const dataDir = path.join(dir, 'd');
  const first = await startPostgres({ dataDir });
  await first.stop();
  await writeFile(path.join(dataDir, 'cluster', 'postmaster.pid'), `${process.pid}\n/x\n0\n5432\n`);
  const second = await startPostgres({ dataDir });
  expect(await queryOne(second.url, 'select 8 as n')).toBe(8);
  await second.stop();
});

test('a killed server ends, and the next start recovers the committed data', async () => {
  const dataDir = path.join(dir, 'e');
  const first = await startPostgres({ dataDir });
  await queryOne(first.url, 'create table committed as select 5 as n', 'select 1');
  process.kill(first.pid, 'SIGKILL');
  await first.ended;
  const second = await startPostgres({ dataDir });
  expect(await queryOne(second.url, 'select n from committed')).toBe(5);
  await second.stop();
});

test('a folder of another major version is refused with instructions and remains unchanged', async () => {
  const dataDir = path.join(dir, 'major');
  await mkdir(path.join(dataDir, 'cluster'), { recursive: true });
  await writeFile(path.join(dataDir, 'cluster', 'PG_VERSION'), '17\n');
  await expect(startPostgres({ dataDir })).rejects.toThrow(
    /was created by PostgreSQL 17, but this version of Nova includes PostgreSQL 18\. Nothing was changed\./,
  );
  expect(await readFile(path.join(dataDir, 'cluster', 'PG_VERSION'), 'utf8')).toBe('17\n');
});

test('a server whose port is taken says so without times and process IDs, so that each attempt says the same', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const reasons: string[] = [];
  for (const _attempt of [1, 2])
    await startPostgres({ dataDir: path.join(dir, 'taken'), port, isDurable: false }).catch((error: Error) =>
      reasons.push(error.message),
    );
  expect(reasons[0]).toContain('could not bind IPv4 address "127.0.0.1": Address already in use');
  expect(reasons[1]).toBe(reasons[0]);
  taken.close();
});
