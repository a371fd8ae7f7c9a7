import { spawn } from 'node:child_process';
import path from 'node:path';
import { ClusterLoad, type MadeRequest } from './cluster-load.ts';
import { type Books, compareBooks } from '../compare-books.ts';
import { markdownTable } from '../markdown-table.ts';
import { ROOT, withDataFolder } from '../running-nova.ts';
import { findSealer, killMember } from './members.ts';
import { type Cluster, startCluster } from './start-cluster.ts';
import { findNginx, type PassedRequest } from './start-nginx.ts';
import { latencyOf, round } from '../statistics.ts';

/** Events during the load, in this order. */
const PHASES = [
  'load without events',
  'browser tests of the site',
  '`kill -9` of an api, and its start',
  '`kill -9` of the sealing worker, and its start',
  'each api and each worker replaced',
  'load without further events',
] as const;
/**
 * The only phase in which a request may fail, because killed processes cannot answer their pending
 * requests.
 */
const FAULTY_PHASE = PHASES[2];
/** Browser tests of e2e that are not affected by lists changing with every action of the load. */
const JOURNEYS = ['wallet-reload.spec.ts', 'no-js.spec.ts'];

export interface ScaleOut {
  /** Duration of each phase after an event, and of those without one. */
  readonly seconds: number;
  /** Number of times that all processes are replaced. */
  readonly upgrades: number;
}

/**
 * Runs two apis and two workers on external PostgreSQL, engine and bucket, behind nginx with the documented
 * configuration, under continuous load while one of each is killed and all are replaced. Fails unless every
 * acknowledged action is on the chain exactly once, all records agree, and requests failed only because of kills.
 */
export async function benchScaleOut(options: ScaleOut): Promise<string> {
  const nginx = findNginx();
  if (nginx === null)
    return 'Skipped because nginx is not installed (Debian: `apt-get install nginx-light`).';
  return withDataFolder(async (dataDir) => {
    const cluster = await startCluster(dataDir, nginx);
    try {
      return await measure(cluster, options);
    } finally {
      await cluster.close();
    }
  });
}

interface Stretch {
  readonly phase: string;
  readonly fromMs: number;
}

async function measure(cluster: Cluster, { seconds, upgrades }: ScaleOut): Promise<string> {
  const load = new ClusterLoad(cluster.url);
  const stretches: Stretch[] = [];
  let journeys = '';
  const steps: readonly (() => Promise<unknown>)[] = [
    () => pause(seconds),
    async () => (journeys = await runJourneys(cluster.url)),
    async () => {
      await killMember(cluster.apis[0]!);
      await pause(seconds);
    },
    async () => {
      await killMember(await findSealer(cluster.workers));
      await pause(seconds);
    },
    () => replaceAll(cluster, upgrades),
    () => pause(seconds),
  ];
  for (const [index, phase] of PHASES.entries()) {
    load.phase = phase;
    stretches.push({ phase, fromMs: Date.now() });
    if (index === 0) load.start();
    await steps[index]!();
    console.log(`${phase}: ${load.requests.filter((request) => request.phase === phase).length} requests`);
  }
  await load.stop();
  const endMs = Date.now();
  const passed = await cluster.nginx!.readLog();
  const rows = stretches.map(({ phase, fromMs }, index) =>
    describeStretch(phase, fromMs, stretches[index + 1]?.fromMs ?? endMs, load.requests, passed),
  );
  const head = ['while', 'seconds', 'requests', 'failed', 'retried by nginx', 'p50 ms', 'p99 ms', 'max ms'];
  const table = markdownTable(head, rows);
  // Printed before any check throws, because debugging needs the table.
  console.log(table);
  const books = await compareBooks(cluster, load.acknowledged, load.streams);
  const end = describeEnd(load, books, journeys);
  console.log(end);
  failOnErrors(load.requests, await cluster.nginx!.readErrors());
  return [table, end].join('\n\n');
}

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/**
 * Replaces all processes in the order of docs/operations.md: the standby worker, the active one, the apis.
 * Each is asked to stop, awaited, restarted, and awaited until it is healthy.
 */
async function replaceAll({ apis, workers }: Cluster, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    const sealer = await findSealer(workers);
    const standBys = workers.filter((worker) => worker !== sealer);
    for (const member of [...standBys, sealer, ...apis]) await member.replace();
  }
}

/** @returns The runner's summary, such as `8 passed`. @throws Error if a test failed. */
async function runJourneys(url: string): Promise<string> {
  if (!process.env.NOVA_BROWSER) return 'skipped: no browser is installed';
  const child = spawn('npx', ['--no-install', 'playwright', 'test', ...JOURNEYS], {
    cwd: path.join(ROOT, 'e2e'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NOVA_E2E_URL: url },
  });
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`An end-to-end test failed:\n${output.slice(-4_000)}`);
  return [...output.matchAll(/^ +(\d+ (?:passed|flaky))/gm)].map((match) => match[1]).join(', ');
}

/**
 * @throws Error with the failures of each phase and nginx's error log, if anything failed in a phase
 * without a kill.
 */
function failOnErrors(requests: readonly MadeRequest[], errors: readonly string[]): void {
  const failures = requests.filter(({ error, phase }) => error !== null && phase !== FAULTY_PHASE);
  if (failures.length === 0) return;
  const first = PHASES.flatMap((each) => failures.filter(({ phase }) => phase === each).slice(0, 6)).map(
    ({ phase, kind, error }) => `${phase}, ${kind}: ${error?.replaceAll(/\s+/g, ' ')}`,
  );
  throw new Error(
    [`${failures.length} of ${requests.length} requests failed:`, ...first, ...errors.slice(-12)].join('\n'),
  );
}

function describeStretch(
  phase: string,
  fromMs: number,
  toMs: number,
  requests: readonly MadeRequest[],
  passed: readonly PassedRequest[],
): (string | number)[] {
  const made = requests.filter((request) => request.phase === phase);
  const failed = made.filter(({ error }) => error !== null).length;
  const passedOn = passed.filter(({ atMs, servers }) => atMs >= fromMs && atMs < toMs && servers.length > 1);
  // Excludes streams, which are answered immediately and then read for as long as they last.
  const { p50Ms, p99Ms, maxMs } = latencyOf(made.filter(({ kind }) => kind !== 'stream').map(({ ms }) => ms));
  return [phase, round((toMs - fromMs) / 1000, 0), made.length, failed, passedOn.length, p50Ms, p99Ms, maxMs];
}

function describeEnd(load: ClusterLoad, books: Books, journeys: string): string {
  const connections = load.streams.map((stream) => stream.connections).join(', ');
  return markdownTable(
    ['at the end', 'count'],
    [
      ['actions acknowledged to the load', load.acknowledged.length],
      ['of these, sent again with the same request ID', load.repeated],
      ['acknowledged but not on the chain; on the chain twice', '0; 0'],
      ['`app.actions`, `chain.actions`, `ActionRecorded` of the ledger: the same IDs', books.recorded],
      ['accounts with the same points accepted, on the chain and in the index', books.accounts],
      ['pictures uploaded, and read back through any copy', load.pictures],
      [`event streams; connections per stream`, `${load.streams.length}; ${connections}`],
      ['blocks that each stream received, none missing, none twice', `at least ${books.received}`],
      [`browser tests (${JOURNEYS.join(', ')})`, journeys],
    ],
  );
}
