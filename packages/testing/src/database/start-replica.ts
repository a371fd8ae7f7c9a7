import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from '@nova/db/embedded/binaries';
import { findLivePostmaster, isPostgres } from '@nova/db/embedded/live-postmaster';
import { chooseRunAs } from '@nova/db/embedded/run-as';
import { findFreePort } from '@nova/db/embedded/free-port';
import {
  type EmbeddedPostgres,
  launch,
  type Launched,
  stopServer,
  waitUntilReady,
} from '@nova/db/embedded/start-postgres';
import { Client } from 'pg';
import { copyCluster } from './copy-cluster.ts';

const POLL_MS = 50;

/** A streaming replica of an embedded PostgreSQL. */
export interface Replica {
  /** URL of the database `nova` on the replica, with the rights of its owner. */
  readonly url: string;
  readonly pid: number | undefined;
  /** Stops replaying; the replica still answers and receives the log. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Copies a running primary with PostgreSQL's functions for online backups and starts the copy as its streaming
 * replica. The embedded programs contain no `pg_basebackup`.
 * @param primaryDir the folder passed to `startPostgres` of the primary
 * @param dataDir folder of the replica; an earlier replica in it is replaced
 * @param isDurable false turns fsync off, for tests only
 */
export async function startReplica(
  primary: EmbeddedPostgres,
  primaryDir: string,
  dataDir: string,
  isDurable = false,
): Promise<Replica> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const binaries = await findBinaries();
  const source = await chooseRunAs(binaries, path.join(primaryDir, 'cluster'));
  const runAs = await chooseRunAs(binaries, path.join(dataDir, 'cluster'));
  await removeCluster(runAs.clusterDir);
  const copy = await copyCluster(primary.url, source, runAs);
  const port = await findFreePort();
  const url = new URL(primary.url);
  url.port = String(port);
  let server: Launched | undefined;
  const start = async () => {
    server = launch(runAs, port, isDurable, { hot_standby_feedback: 'on' });
    await waitUntilReady(url.href, server);
  };
  await start().finally(() => copy.end());
  return {
    url: url.href,
    get pid() {
      return server?.process.pid;
    },
    start,
    pause: () => run(url.href, 'select pg_wal_replay_pause()'),
    resume: () => run(url.href, 'select pg_wal_replay_resume()'),
    async stop() {
      if (server?.process.pid !== undefined) await stopServer(server.process.pid, server.ended);
    },
  };
}

/** Ends the server of an earlier replica, if its starter was killed, and deletes its files. */
async function removeCluster(clusterDir: string): Promise<void> {
  const live = await findLivePostmaster(clusterDir);
  if (live) {
    process.kill(live.pid, 'SIGINT');
    while (await isPostgres(live.pid)) await sleep(POLL_MS);
  }
  await rm(clusterDir, { recursive: true, force: true });
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
