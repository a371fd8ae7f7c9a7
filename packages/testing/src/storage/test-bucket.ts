import { BUCKET_NAME, type TestBucket, toBucketOptions } from './bucket.ts';
import { startMinio } from './start-minio.ts';
import { startS3Double } from './s3-double.ts';

/**
 * Starts a bucket of our test double, or of MinIO if NOVA_TEST_S3 selects it (built by `npm run
 * test:engines`).
 */
export function startTestBucket(): Promise<TestBucket> {
  const name = process.env.NOVA_TEST_S3;
  if (name === undefined) return startOwnBucket();
  if (name !== 'minio') throw new Error(`NOVA_TEST_S3 is ${name}, but only minio is supported.`);
  return startMinio();
}

async function startOwnBucket(): Promise<TestBucket> {
  const { url, objects, close } = await startS3Double();
  const nameOf = (key: string) => `${BUCKET_NAME}/${key}`;
  return {
    options: toBucketOptions(url),
    read: async (key) => objects.get(nameOf(key))?.content ?? null,
    write: async (key, content, contentType) => void objects.set(nameOf(key), { content, contentType }),
    count: async () => objects.size,
    close,
  };
}
