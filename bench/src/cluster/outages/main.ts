import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import os from 'node:os';
import { Random } from '@nova/actors/random';
import { findNamespaceProblem } from '@nova/testing/network/private-network';
import { markdownTable } from '../../markdown-table.ts';
import { withDataFolder } from '../../running-nova.ts';
import { latencyOf } from '../../statistics.ts';
import { type Cluster, startCluster } from '../start-cluster.ts';
import { findNginx } from '../start-nginx.ts';
import { CAUSE_OUTAGE, untilAllWell } from './cause-outage.ts';
import { compareAfterOutages } from './compare-after-outages.ts';
import { prepareScenario } from './prepare-scenario.ts';
import type { Person, Scenario } from './person.ts';
import { drawOutages } from './plan.ts';

const ROUNDS = Number(process.env.NOVA_ROUNDS ?? 50);
const SEED = Number(process.env.NOVA_SEED ?? Date.now() % 1_000_000);
const PEOPLE = 20;
/** Runs with fewer rounds are quick tests. */
const WHOLE_RUN = 20;
const MINIO_AWAY_MS = ROUNDS >= WHOLE_RUN ? 60_000 : 10_000;
/** Time without an outage between two rounds. */
const REST_MS = 3_000;

/** Runs a cluster, lets people use it, and causes random outages. Ends with 1 if anything is lost or differs. */
async function main(): Promise<void> {
  console.log(`NOVA_SEED=${SEED} NOVA_ROUNDS=${ROUNDS}`);
  const nginx = findNginx();
  const problem =
    nginx === null
      ? 'nginx is not installed (Debian: `apt-get install nginx-light`)'
      : await findNamespaceProblem();
  if (problem !== null) {
    console.log(`No outages were caused, because ${problem}.`);
    return;
  }
  await withDataFolder(async (dataDir) => {
    const cluster = await startCluster(dataDir, nginx, 'validators');
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => void stopEarly(cluster, dataDir));
    try {
      await run(cluster);
    } finally {
      await cluster.close();
    }
  });
}

async function stopEarly(cluster: Cluster, dataDir: string): Promise<void> {
  console.log('Stopping …');
  await cluster.close();
  await rm(dataDir, { recursive: true, force: true });
  process.exit(1);
}

async function run(cluster: Cluster): Promise<void> {
  const random = new Random(SEED);
  const end = new AbortController();
  const { scenario, people } = await prepareScenario(cluster, {
    count: PEOPLE,
    seed: SEED,
    signal: end.signal,
  });
  const living = people.map((person: Person) => person.live());
  const beganAt = Date.now();
  await sleep(REST_MS);
  for (const [index, outage] of drawOutages(random, ROUNDS).entries()) {
    const before = { waits: scenario.record.waits.length, errors: scenario.record.errors.length };
    const startedAt = performance.now();
    const remark = await CAUSE_OUTAGE[outage]({ cluster, random, minioAwayMs: MINIO_AWAY_MS });
    await untilAllWell(cluster);
    const seconds = (performance.now() - startedAt) / 1000;
    await sleep(REST_MS);
    console.log(describeRound(index + 1, outage, { seconds, remark, before, scenario }));
    if (scenario.record.failures.length > 0) break;
  }
  end.abort();
  await Promise.all(living);
  const { record } = scenario;
  for (const failure of record.failures) console.log(`refused: ${failure}`);
  // Compared in any case, because the differences show what the refused people have lost.
  const rows = await compareAfterOutages(cluster, scenario);
  if (record.failures.length > 0) throw new Error(`People were refused ${record.failures.length} times.`);
  const minutes = ((Date.now() - beganAt) / 60_000).toFixed(1);
  console.log(`\n${os.cpus().length} cores, Node ${process.version}, ${minutes} min, seed ${SEED}\n`);
  console.log(markdownTable(['at the end', 'count'], [['rounds', ROUNDS], ...rows]));
  console.log(describeErrors(record.errors));
}

function describeRound(
  number: number,
  outage: string,
  round: {
    readonly seconds: number;
    readonly remark: string;
    readonly before: { readonly waits: number; readonly errors: number };
    readonly scenario: Scenario;
  },
): string {
  const { record } = round.scenario;
  const waits = record.waits.slice(round.before.waits);
  // Uploads wait for MinIO, which is away for longer than anything else.
  const { p50Ms, p99Ms } = latencyOf(
    waits.filter(({ activity }) => activity !== 'upload').map(({ ms }) => ms),
  );
  const errors = record.errors.length - round.before.errors;
  return [
    `${String(number).padStart(2)}  ${outage.padEnd(22)}`,
    `${round.seconds.toFixed(1).padStart(5)} s`,
    `acknowledged ${String(waits.length).padStart(3)}`,
    `p50 ${String(Math.round(p50Ms)).padStart(5)} ms`,
    `p99 ${String(Math.round(p99Ms)).padStart(6)} ms`,
    `errors ${String(errors).padStart(3)}`,
    round.remark,
  ].join('  ');
}

/** Returns how often each error was seen, the most frequent first. */
function describeErrors(errors: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const error of errors) counts.set(error, (counts.get(error) ?? 0) + 1);
  const rows = [...counts].toSorted(([, left], [, right]) => right - left).slice(0, 20);
  return ['', 'errors seen and repeated:', ...rows.map(([error, count]) => `${count} × ${error}`)].join('\n');
}

await main();
