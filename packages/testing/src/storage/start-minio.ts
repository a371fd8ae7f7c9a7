import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  BucketAlreadyOwnedByYou,
  CreateBucketCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { findFreePort } from '@nova/db/embedded/free-port';
import { findEngineProgram } from '../engines/engine-binary.ts';
import { EngineProcess } from '../engines/engine-process.ts';
import type { PrivateMachine } from '../network/private-network.ts';
import { BUCKET_KEY, BUCKET_NAME, type TestBucket, toBucketOptions } from './bucket.ts';

const START_TIMEOUT_MS = 60_000;

/** A bucket of MinIO, whose process can be killed and restarted with its data. */
export interface MinioBucket extends TestBucket {
  readonly dir: string;
  readonly pid: number;
  start(): Promise<void>;
  kill(): Promise<void>;
}

export interface MinioOptions {
  /** Data folder, which is not deleted at the end; a temporary one by default. */
  readonly dir?: string;
  /** Runs on a machine of a private network; on this machine by default. */
  readonly machine?: PrivateMachine | null;
}

/** Starts MinIO with a bucket, which is empty in a new folder. @throws Error if MinIO has not been built */
export async function startMinio(options: MinioOptions = {}): Promise<MinioBucket> {
  const dir = options.dir ?? (await mkdtemp(path.join(os.tmpdir(), 'nova-minio-')));
  await mkdir(dir, { recursive: true });
  const machine = options.machine ?? null;
  const host = machine?.address ?? '127.0.0.1';
  const address = `${host}:${await findFreePort()}`;
  const consoleAddress = `${host}:${await findFreePort()}`;
  const bucket = toBucketOptions(`http://${address}`);
  let server: EngineProcess | undefined;
  const start = async () => {
    server = launch(dir, machine, address, consoleAddress);
    await untilReady(bucket.endpoint, server);
  };
  const close = async () => {
    await server?.stop();
    if (options.dir === undefined) await rm(dir, { recursive: true, force: true });
  };
  try {
    await start();
    const client = new S3Client({ ...bucket, credentials: BUCKET_KEY, forcePathStyle: true });
    await createBucket(client);
    return {
      options: bucket,
      dir,
      get pid() {
        return server!.pid;
      },
      start,
      kill: async () => server?.kill(),
      ...inspectStore(client),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function launch(
  dir: string,
  machine: PrivateMachine | null,
  address: string,
  consoleAddress: string,
): EngineProcess {
  const program = findEngineProgram('minio');
  const data = path.join(dir, 'data');
  const args = ['server', '--quiet', '--address', address, '--console-address', consoleAddress, data];
  const command = machine ? machine.wrap(program, args) : ([program, args] as const);
  return new EngineProcess(...command, path.join(dir, 'log'), {
    isCluster: machine !== null,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: dir,
      MINIO_ROOT_USER: BUCKET_KEY.accessKeyId,
      MINIO_ROOT_PASSWORD: BUCKET_KEY.secretAccessKey,
    },
  });
}

async function createBucket(client: S3Client): Promise<void> {
  try {
    await client.send(new CreateBucketCommand({ Bucket: BUCKET_NAME }));
  } catch (error) {
    // An earlier start on the same folder created it.
    if (!(error instanceof BucketAlreadyOwnedByYou)) throw error;
  }
}

/** Reads and writes objects of the bucket with the same client library as the product. */
function inspectStore(client: S3Client): Pick<TestBucket, 'read' | 'write' | 'count'> {
  const place = { Bucket: BUCKET_NAME };
  return {
    async read(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ ...place, Key: key }));
        return Buffer.from(await Body!.transformToByteArray());
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async write(key, content, contentType) {
      await client.send(
        new PutObjectCommand({ ...place, Key: key, Body: content, ContentType: contentType }),
      );
    },
    async count() {
      const { KeyCount } = await client.send(new ListObjectsV2Command(place));
      return KeyCount ?? 0;
    },
  };
}

async function untilReady(endpoint: string, process: EngineProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    if (process.hasEnded) throw new Error(`MinIO exited before it responded: ${process.describeEnd()}`);
    const answer = await fetch(`${endpoint}/minio/health/live`).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > deadline) throw new Error('MinIO does not respond.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
