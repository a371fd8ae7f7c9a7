import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '@nova/db/embedded/free-port';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginRestore, endRestore } from '../../data-folder.ts';
import { BARE_SETUP } from '../../testing/bare-setup.ts';
import { checkBackups } from './check-backups.ts';
import { checkDataFolder } from './check-data-folder.ts';
import { checkMachine } from './check-machine.ts';
import { checkPorts } from './check-ports.ts';
import { checkSite, checkStream } from './check-site.ts';
import { checkWebBuild } from './check-web-build.ts';
import type { Finding } from '../finding.ts';
import type { Setup } from '../setup.ts';

let home: string;
let api: TestApi;
let silent: Server;
beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'nova-doctor-'));
  api = await startTestApi();
  // Accepts every request and sends only the response headers, like a buffering proxy.
  silent = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  });
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
});
afterAll(async () => {
  silent.closeAllConnections();
  silent.close();
  await api.close();
  await rm(home, { recursive: true, force: true });
});

const lines = (findings: Finding[]) =>
  findings.map(({ level, check, message }) => `${level} ${check}: ${message}`);
const silentUrl = () => `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;

test('an untested Node.js version is a warning', () => {
  expect(lines(checkMachine('22.4.1'))).toEqual(['ok node.js: Node 22.4.1.']);
  expect(lines(checkMachine('23.0.0'))).toEqual([
    'warning node.js: Node 23.0.0 is not one of the versions that Nova supports (20, 22, 24, 26).',
  ]);
});

const folder = (dataDir: string, limits?: { errorBytes: number; warningBytes: number }) =>
  checkDataFolder({ ...BARE_SETUP, dataDir }, limits);

test('writes to a data folder and leaves it unchanged', async () => {
  const dir = path.join(home, 'data');
  expect(lines(await folder(dir))[0]).toBe(`ok data folder: ${dir} will be created at the first start.`);
  await mkdir(dir, { mode: 0o700 });
  expect(lines(await folder(dir))[0]).toBe(`ok data folder: ${dir} can be written to.`);
  expect(await readdir(dir)).toEqual([]);
});

test('reports a data folder that others can read, and a file in its place', async () => {
  const dir = path.join(home, 'open');
  await mkdir(dir);
  await chmod(dir, 0o755);
  expect((await folder(dir))[0]).toEqual({
    level: 'warning',
    check: 'data folder',
    message: `Other users of this machine can read ${dir}, which contains keys.`,
    advice: `chmod 700 ${dir}`,
  });
  const file = path.join(home, 'file');
  await writeFile(file, 'no folder');
  expect(lines(await folder(file))).toEqual([`error data folder: ${file} cannot be written to (ENOTDIR).`]);
});

test('reports a folder into which only a part of a backup was restored', async () => {
  const dir = path.join(home, 'restored');
  await mkdir(dir, { mode: 0o700 });
  await beginRestore(dir);
  expect((await folder(dir))[0]).toEqual({
    level: 'error',
    check: 'data folder',
    message: `A restore into ${dir} has not finished, so data is missing there.`,
    advice: 'If it was interrupted, run npm run restore again with the same backup.',
  });
  await endRestore(dir);
  expect((await folder(dir))[0]!.level).toBe('ok');
});

test('a disk that fills up is a warning first and then an error', async () => {
  const levelOf = async (errorBytes: number, warningBytes: number) =>
    (await folder(home, { errorBytes, warningBytes }))[1];
  expect(await levelOf(0, 0)).toMatchObject({ level: 'ok', check: 'disk space' });
  expect((await levelOf(0, Infinity))!.level).toBe('warning');
  expect(await levelOf(Infinity, Infinity)).toMatchObject({
    level: 'error',
    message: expect.stringMatching(/^\d+\.\d GB are free on the disk of the data folder\.$/),
    advice:
      'A block takes 6.4 kB with its index, in an archive 7.6 kB, and a full disk stops chain, database and uploads. Free some space: what was acknowledged is safe, and everything continues by itself.',
  });
});

const portOf = (url: string) => Number(new URL(url).port);
const ports = async (port: number) =>
  lines(
    await checkPorts({
      ...BARE_SETUP,
      listeners: [{ variable: 'PORT', host: '127.0.0.1', port, kind: 'api' }],
    }),
  );

test('a port is free, or used by a healthy Nova, a failing Nova or another program', async () => {
  const free = createServer();
  free.listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  free.close();
  await once(free, 'close');
  expect(await ports(port)).toEqual([`ok ports: PORT ${port} is free.`]);
  // The chain is unavailable.
  expect(await ports(portOf(api.url))).toEqual([
    `warning ports: PORT ${portOf(api.url)} is in use by a Nova that reports a problem.`,
  ]);
  const stranger = createServer((_request, response) => response.end('hello'));
  stranger.listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const taken = (stranger.address() as AddressInfo).port;
  expect(await ports(taken)).toEqual([
    `error ports: PORT ${taken} on 127.0.0.1 is taken by another program.`,
  ]);
  stranger.close();
});

const site = (changes: Partial<NonNullable<Setup['site']>> = {}) => ({
  ...BARE_SETUP,
  isProduction: true,
  site: {
    origins: ['https://127.0.0.1:9'],
    trustedProxies: ['10.0.0.0/8'],
    rateLimitFactor: 1,
    webRoot: home,
    ...changes,
  },
});

test('production requires reachable encrypted origins, trusted proxies and rate limits', async () => {
  expect(
    lines(await checkSite(site({ origins: [api.url], trustedProxies: [], rateLimitFactor: 0 }))),
  ).toEqual([
    `error origin: ${api.url} is not encrypted: passwords can be intercepted, and wallets refuse to add the network.`,
    'warning proxies: No proxy is trusted: behind a load balancer, all users count as one address.',
    'error limits: Every request limit is off.',
  ]);
  const nowhere = `https://127.0.0.1:${await findFreePort()}`;
  expect(lines(await checkSite(site({ origins: [nowhere] })))).toEqual([
    `warning origin: No server answers at ${nowhere}: nothing is listening at that address.`,
  ]);
  expect(lines(await checkSite(site({ origins: [nowhere], walletRelay: 'ws://relay.example' })))).toContain(
    'error wallets: Browsers refuse the unencrypted relay for wallet apps on an https:// site.',
  );
  expect(await checkSite({ ...site(), isProduction: false })).toEqual([]);
});

test('detects a proxy that buffers events', async () => {
  expect(lines([await checkStream(api.url)])).toEqual(['ok events: Events arrive immediately.']);
  expect(await checkStream(silentUrl(), 500)).toEqual({
    level: 'error',
    check: 'events',
    message: 'The event stream is delayed: a proxy buffers it.',
    advice: 'Disable buffering for /realtime/v1 (docs/examples/nginx.conf).',
  });
});

test('a website that lacks a language is an error', async () => {
  const webRoot = path.join(home, 'web');
  await mkdir(path.join(webRoot, 'de'), { recursive: true });
  await writeFile(path.join(webRoot, 'index.html'), '<!doctype html><html>');
  await writeFile(path.join(webRoot, '__spa-fallback.html'), '<!doctype html><html>');
  expect(lines(await checkWebBuild(site({ webRoot })))).toEqual([
    'error website: The built website has no de/index.html.',
  ]);
  await writeFile(path.join(webRoot, 'de', 'index.html'), '<!doctype html><html>');
  expect(lines(await checkWebBuild(site({ webRoot })))).toEqual([
    'ok website: The pages are built in both languages.',
  ]);
});

test('a missing backup is a warning, and so is a production instance without backups', async () => {
  const dir = path.join(home, 'backups');
  const schedule = '0 3 * * *';
  const plan = { folder: dir, recipients: [], retention: { daily: 7, weekly: 4, monthly: 12 }, schedule };
  const check = async (time: string) =>
    lines(await checkBackups({ ...BARE_SETUP, backups: plan }, new Date(time)));
  expect(await checkBackups({ ...BARE_SETUP, backups: null, isProduction: false })).toEqual([]);
  expect(lines(await checkBackups({ ...BARE_SETUP, backups: null, isProduction: true }))).toEqual([
    'warning backups: Automatic backups are off.',
  ]);
  expect(await check('2026-11-25T12:00:00Z')).toEqual([
    `skipped backups: ${dir} does not exist yet; the first backup creates it.`,
  ]);
  await mkdir(path.join(dir, 'nova-2026-11-24T03-00-02Z'), { recursive: true });
  // The backup of the 25th may still be running; on the 26th, that of the 25th is missing.
  expect(await check('2026-11-25T03:05:00Z')).toEqual([
    `ok backups: 1 in ${dir}, the newest from 2026-11-24T03:00:02.000Z.`,
  ]);
  expect(await check('2026-11-26T03:05:00Z')).toEqual([
    `warning backups: A backup is missing in ${dir}: the newest is from 2026-11-24T03:00:02.000Z.`,
  ]);
});
