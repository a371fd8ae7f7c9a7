import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { markdownTable } from './markdown-table.ts';
import { latencyOf } from './statistics.ts';

const READS = ['/api/v1/blocks?limit=20', '/api/v1/stats'];
const READERS = 2;
/** Number of concurrent clients that log in repeatedly. */
const SIGNING_IN = 8;
const ROUNDS = 3;
const ROUND_MS = 10_000;

/**
 * Measures how concurrent password logins from a separate process (each an Argon2id hash of 19 MiB) delay
 * the reads of others. Quiet and busy rounds alternate.
 */
export async function benchSignInLoad(url: string): Promise<string> {
  const times: Record<'quiet' | 'busy', number[]> = { quiet: [], busy: [] };
  let signIns = 0;
  await read(url, 2_000);
  for (let round = 0; round < ROUNDS; round++) {
    times.quiet.push(...(await read(url, ROUND_MS)));
    const stop = await startSigningIn(url);
    times.busy.push(...(await read(url, ROUND_MS)));
    signIns += await stop();
  }
  const quiet = latencyOf(times.quiet);
  const busy = latencyOf(times.busy);
  const perSecond = Math.round(signIns / ((ROUNDS * ROUND_MS) / 1_000));
  const row = (what: string, { p50Ms, p99Ms, maxMs }: typeof quiet, count: number) => [
    what,
    count,
    p50Ms,
    p99Ms,
    maxMs,
  ];
  return markdownTable(
    [`reads (${READERS} clients)`, 'count', 'p50 ms', 'p99 ms', 'max ms'],
    [
      row('no logins', quiet, times.quiet.length),
      row(`${SIGNING_IN} people log in, ${perSecond} times per second`, busy, times.busy.length),
      ['p99, times', '', '', (busy.p99Ms / quiet.p99Ms).toFixed(2), ''],
    ],
  );
}

async function read(url: string, forMs: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + forMs;
  const client = async () => {
    for (let i = 0; performance.now() < end; i++) {
      const startedAt = performance.now();
      const response = await fetch(url + READS[i % READS.length]!);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`A read returned ${response.status}`);
      times.push(performance.now() - startedAt);
      // Pages read occasionally; readers without a pause would measure each other.
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  await Promise.all(Array.from({ length: READERS }, client));
  return times;
}

/** Starts the logins. @returns A function that stops them and returns their number. */
async function startSigningIn(url: string): Promise<() => Promise<number>> {
  const child = fork(
    fileURLToPath(new URL('./sign-in-crowd.ts', import.meta.url)),
    [url, String(SIGNING_IN)],
    {
      execArgv: process.execArgv,
    },
  );
  await new Promise((resolve) => child.once('message', resolve));
  return () =>
    new Promise((resolve) => {
      child.once('message', (count) => {
        child.kill();
        resolve(Number(count));
      });
      child.send('stop');
    });
}
