import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from '@nova/db/embedded/binaries';
import { findLivePostmaster } from '@nova/db/embedded/live-postmaster';
import { chooseRunAs, type RunAs } from '@nova/db/embedded/run-as';
import {
  launch,
  type Launched,
  readDatabaseUrl,
  startPostgres,
  stopServer,
  waitUntilReady,
} from '@nova/db/embedded/start-postgres';
import { Client } from 'pg';
import type { PrivateMachine, PrivateNetwork } from '../network/private-network.ts';
import { copyCluster } from './copy-cluster.ts';

const PORT = 5_432;
const NAMES = ['postgres-1', 'postgres-2'] as const;
/** Host parts of the addresses: of the first server, and those that move with the roles. */
const FIRST_HOST = 21;
const PRIMARY_HOST = 31;
const REPLICA_HOST = 32;
const TIMEOUT_MS = 30_000;
const POLL_MS = 50;
/** Lets the machines of the private network connect, with their password. */
const ACCESS = ['all', 'replication'].map((what) => `host ${what} all samenet scram-sha-256\n`).join('');

/** One of the two servers. */
export interface PairServer {
  readonly name: string;
  readonly dir: string;
  readonly address: string;
  readonly pid: number | undefined;
  readonly isPrimary: boolean;
}

/**
 * A PostgreSQL primary and its synchronous replica, each on a machine of its own. The primary confirms a commit
 * once both have it. Two addresses move with the roles, as with keepalived or a managed server.
 */
export interface DatabasePair {
  /** URL of the database `nova` on whichever server is the primary. */
  readonly url: string;
  /** URL of the same database on whichever server is the replica. */
  readonly readUrl: string;
  readonly servers: readonly PairServer[];
  /** Disconnects the replica until it is promoted or replaced. */
  cutOffReplica(): Promise<void>;
  /** Ends the primary without cleanup, like a power failure of its machine. */
  killPrimary(): Promise<void>;
  /** Makes the replica the primary, at the primary's address. The primary must have ended. */
  promote(): Promise<void>;
  /** Replaces the files of the other server with a copy of the primary and starts it as the replica. */
  rebuildReplica(): Promise<void>;
  stop(): Promise<void>;
}

interface Server {
  readonly name: string;
  readonly dir: string;
  readonly machine: PrivateMachine;
  readonly runAs: RunAs;
  launched?: Launched | undefined;
}

/**
 * Starts the pair on two folders. The server that was the primary last is the primary again.
 * @param dir folder in which the folders of both servers are created
 */
export async function startDatabasePair(dir: string, network: PrivateNetwork): Promise<DatabasePair> {
  await mkdir(dir, { recursive: true });
  const roleFile = path.join(dir, 'primary');
  if (!existsSync(roleFile)) {
    await createFirst(path.join(dir, NAMES[0]));
    await writeFile(roleFile, NAMES[0]);
  }
  const roleName = await readFile(roleFile, 'utf8');
  const servers: Server[] = [];
  for (const [index, name] of NAMES.entries())
    servers.push(await openServer(dir, name, network, FIRST_HOST + index));
  const local = new URL(await readDatabaseUrl(path.join(dir, NAMES[0]), PORT));
  const urlAt = (address: string) => Object.assign(new URL(local), { hostname: address }).href;
  const [primaryAddress, replicaAddress] = [network.addressOf(PRIMARY_HOST), network.addressOf(REPLICA_HOST)];
  let primary = servers.find(({ name }) => name === roleName) ?? servers[0]!;
  const replicaOf = (server: Server) => servers.find((each) => each !== server)!;

  const rebuildReplica = async () => {
    const replica = replicaOf(primary);
    await replica.machine.heal();
    await stopIfRunning(replica);
    const copy = await copyCluster(urlAt(primary.machine.address), primary.runAs, replica.runAs);
    try {
      await start(replica, urlAt(replica.machine.address));
    } finally {
      await copy.end();
    }
    await replica.machine.takeOver(replicaAddress);
    await confirmOnBoth(urlAt(primary.machine.address));
  };
  await start(primary, urlAt(primary.machine.address));
  await primary.machine.takeOver(primaryAddress);
  // An earlier run may have set it, and without a replica nothing would be confirmed.
  await setSynchronous(urlAt(primary.machine.address), '');
  await rebuildReplica();
  return {
    url: urlAt(primaryAddress),
    readUrl: urlAt(replicaAddress),
    get servers() {
      return servers.map((server) => toPairServer(server, server === primary));
    },
    cutOffReplica: () => replicaOf(primary).machine.cutOff(),
    killPrimary: async () => {
      await primary.machine.killAll();
      await primary.launched?.ended;
      primary.launched = undefined;
      // The kernel would still deliver what the killed server had written to its connections.
      await primary.machine.cutOff();
    },
    promote: async () => {
      const next = replicaOf(primary);
      await next.machine.heal();
      await run(urlAt(next.machine.address), 'select pg_promote()');
      await next.machine.takeOver(primaryAddress);
      primary = next;
      await writeFile(roleFile, next.name);
    },
    rebuildReplica,
    stop: async () => {
      // The replica last, because the primary waits for it until its last commit.
      await stopIfRunning(primary);
      await stopIfRunning(replicaOf(primary));
    },
  };
}

/** Creates the database on this machine's network; its password and rights are those of the pair. */
async function createFirst(dataDir: string): Promise<void> {
  const server = await startPostgres({ dataDir });
  await server.stop();
  const { clusterDir } = await chooseRunAs(await findBinaries(), path.join(dataDir, 'cluster'));
  const file = path.join(clusterDir, 'pg_hba.conf');
  if (!(await readFile(file, 'utf8')).endsWith(ACCESS)) await appendFile(file, ACCESS);
}

async function openServer(dir: string, name: string, network: PrivateNetwork, host: number): Promise<Server> {
  const serverDir = path.join(dir, name);
  await mkdir(serverDir, { recursive: true, mode: 0o700 });
  const runAs = await chooseRunAs(await findBinaries(), path.join(serverDir, 'cluster'));
  const machine = await network.addMachine(name.replace('postgres-', 'db'), host);
  const wrap: RunAs['wrap'] = (command, args) => {
    const { command: program, args: wrapped, ...owner } = runAs.wrap(command, args);
    const [outer, outerArgs] = machine.wrap(program, wrapped);
    return { command: outer, args: outerArgs, ...owner };
  };
  return { name, dir: serverDir, machine, runAs: { ...runAs, wrap } };
}

async function start(server: Server, url: string): Promise<void> {
  await findLivePostmaster(server.runAs.clusterDir);
  server.launched = launch(server.runAs, PORT, true, { listen_addresses: '*', hot_standby_feedback: 'on' });
  await waitUntilReady(url, server.launched);
}

async function stopIfRunning(server: Server): Promise<void> {
  const { launched } = server;
  if (launched?.process.pid !== undefined) await stopServer(launched.process.pid, launched.ended);
  server.launched = undefined;
}

/** Makes the primary wait for the replica from now on, which must be connected. */
async function confirmOnBoth(primaryUrl: string): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  await setSynchronous(primaryUrl, '*');
  const count = `select count(*)::int as count from pg_stat_replication where sync_state = 'sync'`;
  while ((await run(primaryUrl, count)) === 0) {
    if (Date.now() > deadline) throw new Error('The replica of the pair did not connect to the primary.');
    await sleep(POLL_MS);
  }
}

async function setSynchronous(primaryUrl: string, names: '' | '*'): Promise<void> {
  await run(primaryUrl, `alter system set synchronous_standby_names = '${names}'`);
  await run(primaryUrl, 'select pg_reload_conf()');
}

/** Runs a statement. @returns The column `count` of its first row. */
async function run(url: string, statement: string): Promise<number | undefined> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ count?: number }>(statement)).rows[0]?.count;
  } finally {
    await client.end();
  }
}

const toPairServer = ({ name, dir, machine, launched }: Server, isPrimary: boolean): PairServer => ({
  name,
  dir,
  address: `${machine.address}:${PORT}`,
  pid: launched?.process.pid,
  isPrimary,
});
