import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  CreateBucketCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { findFreePort } from '@nova/db/embedded/start-postgres';
import { findEngineProgram } from '../engines/engine-binary.ts';
import { BUCKET_KEY, BUCKET_NAME, type TestBucket, toBucketOptions } from './bucket.ts';

const START_TIMEOUT_MS = 60_000;

/** Starts MinIO on a temporary folder with an empty bucket. @throws Error if MinIO has not been built */
export async function startMinio(): Promise<TestBucket> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'nova-minio-'));
  const address = `127.0.0.1:${await findFreePort()}`;
  const console = `127.0.0.1:${await findFreePort()}`;
  const args = ['server', '--quiet', '--address', address, '--console-address', console, home];
  const child = spawn(findEngineProgram('minio'), args, {
    stdio: 'ignore',
    env: {
      HOME: home,
      MINIO_ROOT_USER: BUCKET_KEY.accessKeyId,
      MINIO_ROOT_PASSWORD: BUCKET_KEY.secretAccessKey,
    },
  });
  const options = toBucketOptions(`http://${address}`);
  const close = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(home, { recursive: true, force: true });
  };
  await untilReady(options.endpoint, () => child.exitCode !== null).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const client = new S3Client({ ...options, credentials: BUCKET_KEY, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: BUCKET_NAME }));
  return { options, ...inspectStore(client), close };
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

async function untilReady(endpoint: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    if (hasEnded()) throw new Error('MinIO exited before it responded.');
    const answer = await fetch(`${endpoint}/minio/health/live`).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > deadline) throw new Error('MinIO does not respond.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
