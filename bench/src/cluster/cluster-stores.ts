import path from 'node:path';
import { type EmbeddedPostgres, startPostgres } from '@nova/db/embedded/start-postgres';
import { migrate } from '@nova/db/migrate';
import { type DatabasePair, startDatabasePair } from '@nova/testing/database/database-pair';
import { startReplica } from '@nova/testing/database/start-replica';
import type { PrivateNetwork } from '@nova/testing/network/private-network';
import { BUCKET_KEY, BUCKET_NAME } from '@nova/testing/storage/bucket';
import { startS3Double } from '@nova/testing/storage/s3-double';
import { type MinioBucket, startMinio } from '@nova/testing/storage/start-minio';
import type { Part } from './parts.ts';

/** Host part of MinIO's address in a private network. */
const MINIO_HOST = 41;

/** PostgreSQL with a streaming replica. */
export interface ClusterDatabase {
  readonly url: string;
  readonly readUrl: string;
  /** Can fail over; null if the servers share this machine's network. */
  readonly pair: DatabasePair | null;
  listParts(): readonly Part[];
  stop(): Promise<void>;
}

/** Starts the database with all tables. @param network null if the servers share this machine's network */
export async function startDatabase(
  dataDir: string,
  network: PrivateNetwork | null,
): Promise<ClusterDatabase> {
  if (network === null) return startOnThisMachine(dataDir);
  const pair = await startDatabasePair(dataDir, network);
  await migrate(pair.url);
  return {
    url: pair.url,
    readUrl: pair.readUrl,
    pair,
    listParts: () =>
      pair.servers.map(({ isPrimary, address, pid, dir }) => {
        const moving = new URL(isPrimary ? pair.url : pair.readUrl).host;
        return { name: isPrimary ? 'primary' : 'replica', address: `${moving} at ${address}`, pid, dir };
      }),
    stop: pair.stop,
  };
}

async function startOnThisMachine(dataDir: string): Promise<ClusterDatabase> {
  const primaryDir = path.join(dataDir, 'postgres');
  const replicaDir = path.join(dataDir, 'postgres-replica');
  const primary: EmbeddedPostgres = await startPostgres({ dataDir: primaryDir });
  try {
    await migrate(primary.url);
    const replica = await startReplica(primary, primaryDir, replicaDir, true);
    return {
      url: primary.url,
      readUrl: replica.url,
      pair: null,
      listParts: () => [
        { name: 'primary', address: new URL(primary.url).host, pid: primary.pid, dir: primaryDir },
        { name: 'replica', address: new URL(replica.url).host, pid: replica.pid, dir: replicaDir },
      ],
      stop: async () => {
        await replica.stop();
        await primary.stop();
      },
    };
  } catch (error) {
    await primary.stop();
    throw error;
  }
}

/** A bucket of an S3 store. */
export interface ClusterBucket {
  /** Settings of api and worker. */
  readonly env: Record<string, string>;
  /** MinIO; null for the test double in this process. */
  readonly minio: MinioBucket | null;
  close(): Promise<void>;
}

/**
 * Starts MinIO on a folder, or the test double if there is no folder.
 * @param network null if MinIO shares this machine's network
 */
export async function startBucket(
  dir: string | null,
  network: PrivateNetwork | null,
): Promise<ClusterBucket> {
  const machine = (await network?.addMachine('minio', MINIO_HOST)) ?? null;
  const minio = dir === null ? null : await startMinio({ dir, machine });
  const double = minio ? null : await startS3Double();
  return {
    minio,
    env: {
      S3_BUCKET: BUCKET_NAME,
      S3_ENDPOINT: minio?.options.endpoint ?? double!.url,
      S3_ACCESS_KEY_ID: BUCKET_KEY.accessKeyId,
      S3_SECRET_ACCESS_KEY: BUCKET_KEY.secretAccessKey,
      S3_PATH_STYLE: 'true',
    },
    close: async () => {
      await minio?.close();
      await double?.close();
    },
  };
}
