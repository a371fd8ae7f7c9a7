import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ManagedProcess } from '@nova/supervisor/managed-process';
import { ROOT } from '../running-nova.ts';

/** Generous, because the benchmark may run on a busy machine. */
const START_TIMEOUT_MS = 400_000;
const HEALTH_TIMEOUT_MS = 15_000;

/** One of our processes that can be killed and replaced. */
export interface Member {
  readonly name: string;
  /** Health check URL: `/readyz` of an api, `/healthz` of a worker. */
  readonly healthUrl: string;
  /** Folder of its output and files. */
  readonly dir: string;
  pid(): number | undefined;
  /** Asks the process to stop, waits for it, and starts a new one in its place. */
  replace(): Promise<void>;
  /** Resolves when the process reports that it is healthy. */
  untilWell(): Promise<void>;
  stop(): Promise<void>;
}

/** Prepares a process without starting it: `replace` starts it. @param dir its folder, which must exist */
export function createMember(options: {
  readonly name: string;
  /** TypeScript file to run. */
  readonly entry: string;
  readonly healthUrl: string;
  readonly dir: string;
  readonly env: Record<string, string>;
}): Member {
  const { name, entry, healthUrl, dir, env } = options;
  const output = createWriteStream(path.join(dir, 'log'), { flags: 'a' });
  let process: ManagedProcess | undefined;
  const untilWell = async () => {
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await isWell(healthUrl))) {
      if (Date.now() > deadline) throw new Error(`${name} did not become healthy`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  return {
    name,
    healthUrl,
    dir,
    untilWell,
    pid: () => process?.pid,
    stop: async () => process?.stop(),
    replace: async () => {
      await process?.stop();
      process = new ManagedProcess({
        name,
        entry: path.join(ROOT, entry),
        env,
        output,
        onEvent: (sentence) => console.log(sentence),
        onFatal: (message) => console.error(message),
      });
      await process.start();
      await untilWell();
    },
  };
}

const isWell = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) }).then(
    async (response) => (await response.arrayBuffer(), response.ok),
    () => false,
  );

/**
 * Sends SIGKILL and restarts the process, like an init system. Resolves when it reports that it is healthy.
 */
export async function killMember(member: Member): Promise<void> {
  const pid = member.pid();
  if (pid === undefined) throw new Error(`${member.name} is not running`);
  process.kill(pid, 'SIGKILL');
  while (member.pid() === pid) await sleep(50);
  await member.untilWell();
}

/** Returns the worker that currently sends transactions, because killing a standby would prove nothing. */
export async function findSealer(workers: readonly Member[]): Promise<Member> {
  for (;;) {
    for (const worker of workers) {
      const health = await fetch(worker.healthUrl).then(
        (response) => response.json() as Promise<{ jobs?: Record<string, string> }>,
        () => null,
      );
      if (health?.jobs?.['outbox actions'] === 'active') return worker;
    }
    await sleep(100);
  }
}
