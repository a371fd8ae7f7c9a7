import { setTimeout as sleep } from 'node:timers/promises';
import type { StatusSummary } from '@nova/shared/status/schemas';
import type { Random } from '@nova/actors/random';
import type { Validator } from '@nova/testing/engines/start-validators';
import { findSealer, killMember, type Member } from '../members.ts';
import type { Cluster } from '../start-cluster.ts';
import { heightOf, highestOf, untilHeight } from './heights.ts';
import type { OutageName } from './plan.ts';

/** How long a validator is away: longer than CometBFT's interval of empty blocks. */
const VALIDATOR_AWAY_MS = 7_000;
/** Blocks that the other validators must create meanwhile. */
const LEAST_BLOCKS = 2;
/** Votes of a block that were sent before two validators ended may arrive after it. */
const LAST_VOTES_MS = 1_500;
/** Time in which keepalived and Patroni notice that a primary is away, with short settings. */
const NOTICE_MS = 2_000;
/** How long the replica is cut off before the primary ends. */
const REPLICA_AWAY_MS = 4_000;
const TIMEOUT_MS = 90_000;
const POLL_MS = 250;

/** What an outage needs to know. */
export interface OutageContext {
  readonly cluster: Cluster;
  readonly random: Random;
  /** Milliseconds for which MinIO is away. */
  readonly minioAwayMs: number;
}

/**
 * Causes an outage, checks what must be true meanwhile, repairs it, and resolves once everything works again.
 * @returns A remark for the line of the round.
 * @throws Error for anything that must not happen
 */
export const CAUSE_OUTAGE: Readonly<Record<OutageName, (context: OutageContext) => Promise<string>>> = {
  'one validator killed': async ({ cluster, random }) => {
    const victim = random.pick(cluster.validators);
    await victim.kill();
    await requireBlocks(cluster.validators, victim);
    await victim.start();
    await untilCaughtUp(cluster.validators, [victim]);
    return victim.name;
  },

  'two validators killed': async ({ cluster, random }) => {
    const { validators, url } = cluster;
    const first = random.below(validators.length);
    const second = (first + 1 + random.below(validators.length - 1)) % validators.length;
    const victims = [validators[first]!, validators[second]!];
    await Promise.all(victims.map((victim) => victim.kill()));
    await sleep(LAST_VOTES_MS);
    const stoppedAt = await highestOf(validators);
    await sleep(VALIDATOR_AWAY_MS);
    const height = await highestOf(validators);
    if (height !== stoppedAt) throw new Error(`The chain continued from block ${stoppedAt} to ${height}.`);
    await untilStatus(url, 'stopped');
    await victims[0]!.start();
    await untilHeight(
      validators.find((each) => !victims.includes(each))!,
      stoppedAt + LEAST_BLOCKS,
    );
    await victims[1]!.start();
    await untilCaughtUp(validators, victims);
    await untilStatus(url, 'running');
    return `${victims.map(({ name }) => name).join(', ')}; stopped at ${stoppedAt}`;
  },

  'a validator cut off': async ({ cluster, random }) => {
    const victim = random.pick(cluster.validators);
    await victim.cutOff!();
    await requireBlocks(cluster.validators, victim);
    await victim.heal!();
    await untilCaughtUp(cluster.validators, [victim]);
    return victim.name;
  },

  'api killed': async ({ cluster, random }) => {
    const victim = random.pick(cluster.apis);
    await killMember(victim);
    return victim.name;
  },

  'sealing worker killed': async ({ cluster }) => {
    const victim = await findSealer(cluster.workers);
    await killMember(victim);
    const successor = await findSealer(cluster.workers);
    return `${victim.name}, then ${successor.name}`;
  },

  'primary killed': async ({ cluster, random }) => {
    const pair = cluster.databasePair!;
    const before = await Promise.all(cluster.apis.map(countReplicaReads));
    // A replica that lacks the last seconds: only what both servers have may be acknowledged.
    const isBehind = random.isOneIn(2);
    if (isBehind) {
      await pair.cutOffReplica();
      await sleep(REPLICA_AWAY_MS);
    }
    await pair.killPrimary();
    await sleep(NOTICE_MS);
    await pair.promote();
    const promoted = pair.servers.find(({ isPrimary }) => isPrimary)!;
    await pair.rebuildReplica();
    await Promise.all(cluster.apis.map((api, index) => untilReadsReplica(api, before[index]!)));
    return `${promoted.name}${isBehind ? ', which had been cut off,' : ''} promoted`;
  },

  'MinIO away': async ({ cluster, minioAwayMs }) => {
    const minio = cluster.minio!;
    await minio.kill();
    await sleep(minioAwayMs);
    await minio.start();
    return `${minioAwayMs / 1000} s`;
  },
};

/** Waits while a validator is away. @throws Error unless the others create blocks meanwhile */
async function requireBlocks(validators: readonly Validator[], away: Validator): Promise<void> {
  const others = validators.filter((each) => each !== away);
  const before = await highestOf(others);
  await sleep(VALIDATOR_AWAY_MS);
  const after = await highestOf(others);
  if (after < before + LEAST_BLOCKS)
    throw new Error(`Without ${away.name} the chain stayed at block ${after} for ${VALIDATOR_AWAY_MS} ms.`);
}

async function untilCaughtUp(validators: readonly Validator[], late: readonly Validator[]): Promise<void> {
  const height = await highestOf(validators);
  await Promise.all(late.map((validator) => untilHeight(validator, height)));
}

/** Waits until the site reports this state of the chain. @throws Error after the timeout */
async function untilStatus(url: string, state: StatusSummary['chain']['state']): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const response = await fetch(`${url}/api/v1/status`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { chain } = (await response.json()) as StatusSummary;
    if (chain.state === state) return;
    if (Date.now() > deadline) throw new Error(`The status of the chain is ${chain.state}, not ${state}.`);
    await sleep(POLL_MS);
  }
}

/** Returns how many reads an api has answered from the replica. */
async function countReplicaReads({ healthUrl }: Member): Promise<number> {
  const text = await (await fetch(new URL('/metrics', healthUrl))).text();
  return Number(/^nova_api_reads_total\{[^}]*target="replica"[^}]*\} (\d+)$/m.exec(text)?.[1] ?? 0);
}

/** Reads the explorer until an api uses the replica again. @throws Error after the timeout */
async function untilReadsReplica(api: Member, before: number): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  const { origin } = new URL(api.healthUrl);
  while ((await countReplicaReads(api)) <= before) {
    if (Date.now() > deadline) throw new Error(`${api.name} does not use the new replica.`);
    await fetch(`${origin}/api/v1/blocks?limit=1`).catch(() => null);
    await sleep(POLL_MS);
  }
}

/** Resolves when every part works again. @throws Error after the timeout */
export async function untilAllWell({ validators, apis, workers }: Cluster): Promise<void> {
  await Promise.all([...apis, ...workers].map((member) => member.untilWell()));
  await findSealer(workers);
  const heights = await Promise.all(validators.map(heightOf));
  if (heights.includes(-1)) throw new Error(`Validators answer with the blocks ${heights.join(', ')}.`);
}
