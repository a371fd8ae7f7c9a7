import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SETTING_NAMES as API_NAMES } from '@nova/api/env';
import { readDeployEnv } from '@nova/contracts/scripts/env';
import { SETTING_NAMES as NODE_NAMES } from '@nova/node/env';
import { SETTING_NAMES as WORKER_NAMES } from '@nova/worker/env';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { toSiteSettings } from './child-env.ts';
import { readEnv } from './env.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SYSTEMD = path.join(ROOT, 'docs/examples/systemd');
const read = (file: string) => readFile(path.join(ROOT, file), 'utf8');

interface Service {
  readonly image: string;
  readonly build?: { readonly args: Record<string, string> };
  readonly command?: string[];
  readonly environment?: Record<string, string>;
  readonly healthcheck?: object;
  readonly depends_on?: Record<string, { condition: string }>;
}

const compose = await read('compose.yaml');
const { services } = parse(compose, { merge: true }) as { services: Record<string, Service> };
const ours = Object.entries(services).filter(([, { image }]) => image === 'nova');
const commandOf = ([, { command }]: [string, Service]): string => command![0]!;

async function listCommands(): Promise<string[]> {
  const source = await read('scripts/release/nova.mjs');
  return [...source.matchAll(/^ {2}(\w+): \{/gm)].map(([, name]) => name!);
}

test('operations.md says what to do for each alert and each alarm of the worker', async () => {
  const operations = await read('docs/operations.md');
  const chapter = operations.slice(operations.indexOf('### When an alert fires'));
  const described = new Set([...chapter.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name));
  const alerts = [...(await read('docs/examples/monitoring/rules.yml')).matchAll(/- alert: (\w+)/g)];
  const source = await read('apps/worker/src/lib/alarms.ts');
  const alarms = [...source.slice(0, source.indexOf('bridge_failing') + 20).matchAll(/\| '(\w+)'/g)];
  expect([alerts.length > 15, alarms.length > 10]).toEqual([true, true]);
  const names = [...alerts, ...alarms].map(([, name]) => name);
  expect(names.filter((name) => !described.has(name))).toEqual([]);
});

test('compose runs Nova’s processes with commands that a release has', async () => {
  const commands = await listCommands();
  expect(new Set(ours.map(commandOf))).toEqual(new Set(['migrate', 'node', 'deploy', 'worker', 'api']));
  expect(ours.filter((service) => commandOf(service) === 'api')).toHaveLength(2);
  for (const service of ours) expect(commands).toContain(commandOf(service));
});

test('compose gives each process only variables that it reads', () => {
  const known: Record<string, readonly string[]> = {
    api: API_NAMES,
    worker: WORKER_NAMES,
    node: NODE_NAMES,
    migrate: ['NOVA_NETWORK', 'LOG_LEVEL', 'DATABASE_URL'],
  };
  for (const service of ours) {
    const names = known[commandOf(service)];
    if (names === undefined) continue;
    expect(Object.keys(service[1].environment!).filter((name) => !names.includes(name))).toEqual([]);
  }
});

test('compose gives the deployment of contracts everything it needs', () => {
  const key = (digit: string) => `0x${digit.repeat(64)}`;
  const { environment } = services['deploy']!;
  const source = {
    ...environment,
    DEPLOYER_KEY: key('1'),
    ATTESTOR_KEY: key('2'),
    OPERATOR_KEY: key('3'),
    GAS_KEY: key('4'),
    CURATOR_KEY: key('5'),
    PAUSER_KEY: key('6'),
    SAFE_OWNERS: ['a', 'b', 'c', 'd', 'e'].map((digit) => `0x${digit.repeat(40)}`).join(','),
    LAUNCH_AT: '1800000000',
    USDT_ADDRESS: '',
    ...(environment?.PUBLIC_ORIGIN === '${PUBLIC_ORIGIN}' && { PUBLIC_ORIGIN: 'https://nova.example' }),
  };
  expect(readDeployEnv(source)).toMatchObject({
    rpcUrl: 'http://node:4001',
    // Without an origin, passkeys would belong to localhost forever.
    wholeSet: { passkeyRpId: 'nova.example' },
  });
});

test('compose passes every setting of the pages to the build of the image', async () => {
  const image = await read('Dockerfile');
  const declared = image.split('\n').flatMap((line) => /^ARG (.*)$/.exec(line)?.[1]!.split(' ') ?? []);
  const names = declared.map((argument) => argument.split('=')[0]!).filter((name) => name !== 'NODE_IMAGE');
  const all = readEnv({ NOVA_DATA_DIR: '/nowhere' });
  const settings = Object.keys(
    toSiteSettings(Object.assign(all, Object.fromEntries(names.map((name) => [name, 'x'])))),
  );
  expect(names.toSorted()).toEqual(settings.toSorted());
  for (const [, { build }] of ours) expect(Object.keys(build!.args).toSorted()).toEqual(names.toSorted());
});

test('compose and its example have the same variables', async () => {
  const example = await read('docs/examples/compose/env.example');
  const named = [...example.matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name!);
  const used = [...compose.matchAll(/(?<!\$)\$\{([A-Z_]+)/g)].map(([, name]) => name!);
  expect([...new Set(named)].toSorted()).toEqual([...new Set(used)].toSorted());
});

test('everything that compose waits for exists and can reach the awaited state', () => {
  const needs = Object.values(services).flatMap(({ depends_on: needed = {} }) => Object.entries(needed));
  const oneShots = new Set(['migrate', 'deploy', 'logins', 'bucket']);
  const listWaits = (isOneShot: boolean) =>
    needs.filter(([name]) => oneShots.has(name) === isOneShot).map(([, { condition }]) => condition);
  expect(new Set(listWaits(true))).toEqual(new Set(['service_completed_successfully']));
  expect(new Set(listWaits(false))).toEqual(new Set(['service_healthy']));
  // The image of Nova defines a health check for the api only.
  const unchecked = needs.filter(
    ([name]) => !oneShots.has(name) && services[name]!.healthcheck === undefined,
  );
  expect(new Set(unchecked.map(([name]) => name))).toEqual(new Set(['api-1', 'api-2']));
});

test('systemd units run commands of a release, and do not repeat a start that cannot succeed', async () => {
  const commands = await listCommands();
  const units = (await readdir(SYSTEMD)).filter((name) => name.endsWith('.service'));
  expect(units.toSorted()).toEqual([
    'nova-api@.service',
    'nova-backup.service',
    'nova-migrate.service',
    'nova-node.service',
    'nova-signer.service',
    'nova-worker.service',
  ]);
  const texts = await Promise.all(units.map((unit) => readFile(path.join(SYSTEMD, unit), 'utf8')));
  for (const text of texts)
    expect(commands).toContain(/^ExecStart=\/usr\/bin\/node nova\.mjs (\w+)( .*)?$/m.exec(text)![1]);
  for (const text of texts.filter((each) => /^Restart=/m.test(each)))
    expect(text).toMatch(/^RestartPreventExitStatus=78/m);
  expect(texts.filter((text) => /^Restart=/m.test(text))).toHaveLength(4);
});
