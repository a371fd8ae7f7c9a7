import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type RunningNode, startNode } from '@nova/node/start-node';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { startHealthServer } from '@nova/worker/health-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

const EXAMPLES = new URL('../../docs/examples/monitoring/', import.meta.url);
/** Series that Prometheus provides for every target. */
const OF_PROMETHEUS = 'up';
const TEXTS = new Set([
  'by',
  'and',
  'or',
  'unless',
  'on',
  'without',
  'bool',
  'ignoring',
  'group_left',
  'group_right',
]);

let stack: TestStack;
let health: Server;
let validator: RunningNode;
let follower: RunningNode;
let home: string;
/** Names of all series that our processes expose, with the labels seen on them. */
let shown: Map<string, Set<string>>;
beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'nova-watching-'));
  stack = await startTestStack({ isWhole: true });
  health = await startHealthServer(0, '127.0.0.1', stack.worker.registry, () => stack.worker.status());
  validator = await startNode({
    dataDir: path.join(home, 'validator'),
    validatorKey: TEST_KEYS.validator,
    genesis: { chainId: CHAIN_ID, deployer: testAddressOf('deployer') },
    metricsPort: 0,
  });
  follower = await startNode({
    dataDir: path.join(home, 'follower'),
    follow: { url: validator.url },
    metricsPort: 0,
  });
  const worker = `http://127.0.0.1:${(health.address() as AddressInfo).port}/metrics`;
  const texts = await Promise.all(
    [`${stack.url}/metrics`, worker, validator.metricsUrl!, follower.metricsUrl!].map(read),
  );
  shown = listSeries(texts.join('\n'));
});
afterAll(async () => {
  health.close();
  await follower.close();
  await validator.close();
  await stack.close();
  await rm(home, { recursive: true, force: true });
});

const read = async (url: string) => (await fetch(url)).text();

/**
 * Returns every name with its labels. A histogram has three names, the first of which has the bucket
 * labels.
 */
function listSeries(text: string): Map<string, Set<string>> {
  const series = new Map<string, Set<string>>();
  for (const [, name, type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    const names = type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name!];
    for (const each of names) series.set(each, series.get(each) ?? new Set());
  }
  for (const [, name, labels] of text.matchAll(/^(\w+)\{([^}]*)\} /gm))
    for (const [, label] of labels!.matchAll(/(\w+)="/g)) series.get(name!)?.add(label!);
  return series;
}

/** Returns the series that a query names, without functions, keywords, labels and string literals. */
function listNames(expression: string): string[] {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, ' ');
  const texts = [...bare.matchAll(/\b([a-zA-Z_]\w*)\b(?!\s*\()/g)].map(([, word]) => word!);
  return texts.filter((word) => !TEXTS.has(word));
}

interface Panel {
  readonly title: string;
  readonly type: string;
  readonly targets?: readonly { readonly expr: string }[];
}

async function listQueries(): Promise<{ where: string; query: string }[]> {
  const dashboard = JSON.parse(await readFile(new URL('grafana-nova.json', EXAMPLES), 'utf8')) as {
    panels: Panel[];
  };
  const rules = await readFile(new URL('rules.yml', EXAMPLES), 'utf8');
  return [
    ...dashboard.panels.flatMap(({ title, targets = [] }) =>
      targets.map(({ expr }) => ({ where: `panel ${title}`, query: expr })),
    ),
    ...[...rules.matchAll(/- alert: (\w+)\n\s+expr: (.+)\n/g)].map(([, name, query]) => ({
      where: `rule ${name}`,
      query: query!,
    })),
  ];
}

test('extracts the series that a query names', () => {
  expect(
    listNames('sum by (le, lane) (rate(nova_a_bucket{lane="x"}[5m])) / max(nova_b) or vector(0)'),
  ).toEqual(['nova_a_bucket', 'nova_b']);
});

test('every panel and rule uses series that our processes expose', async () => {
  const queries = await listQueries();
  expect(queries.length).toBeGreaterThan(60);
  const unknown = queries.flatMap(({ where, query }) =>
    listNames(query)
      .filter((name) => !shown.has(name) && name !== OF_PROMETHEUS)
      .map((name) => `${where}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('every series of ours is on the dashboard or in a rule', async () => {
  const queriedMetrics = new Set((await listQueries()).flatMap(({ query }) => listNames(query)));
  const isRequested = (name: string) =>
    queriedMetrics.has(name) ||
    ['_bucket', '_count'].some((ending) => queriedMetrics.has(name.replace(/_(sum|count|bucket)$/, ending)));
  const left = [...shown.keys()].filter((name) => name.startsWith('nova_') && !isRequested(name));
  // The head's time means nothing on a chain that seals only on demand, and the other one is a mere
  // counter.
  expect(left.sort(), 'add new series to a panel of grafana-nova.json or a rule of rules.yml').toEqual([
    'nova_head_timestamp_seconds',
    'nova_pruned_trie_nodes',
  ]);
});

test('the metrics of the product have the labels that the panels select', () => {
  expect([...shown.get('nova_indexed_total')!]).toEqual(['kind']);
  expect([...shown.get('nova_worker_job_active')!]).toEqual(['job']);
  expect([...shown.get('nova_api_database_connections')!]).toEqual(['state']);
  expect([...shown.get('nova_database_connections')!]).toEqual(['state']);
});
