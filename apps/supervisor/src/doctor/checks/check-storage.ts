import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { openFileStore } from '@nova/storage/file-store';
import { failure, type Finding, ok, skipped, warning } from '../finding.ts';
import { nameReason } from '@nova/runtime/name-reason';
import type { Setup } from '../setup.ts';

const CONTENT = 'A probe of npm run doctor.';
const TIMEOUT_MS = 15_000;

/**
 * Checks whether upload storage is writable and readable, files can be deleted, and they are readable at
 * their public address.
 */
export async function checkStorage({ storage, isProduction, part }: Setup): Promise<Finding[]> {
  if (storage === undefined) {
    if (part !== 'api') return [];
    return [warning('files', 'No storage for uploads is configured.', 'Set S3_BUCKET or STORAGE_DIR.')];
  }
  const { options, publicUrl } = storage;
  // The store would create the folder, with a data folder around it that is accessible to everyone.
  if (options.kind === 'disk' && !existsSync(options.dir))
    return [skipped('files', `${options.dir} does not exist yet; the first upload creates it.`)];
  const key = `doctor-${randomUUID()}.txt`;
  try {
    const store = await openFileStore(options);
    await withinTime(store.put(key, Buffer.from(CONTENT), 'text/plain'));
    const read = await withinTime(store.read(key));
    const readPublicly = publicUrl === undefined ? [] : [await checkPublicUrl(publicUrl, key)];
    await withinTime(store.remove([key]));
    if (read.toString() !== CONTENT)
      return [failure('files', 'A stored file is read back with different content.', 'Check the storage.')];
    const where = options.kind === 's3' ? `the bucket ${options.bucket}` : 'the folder of uploads';
    return [
      ok('files', `Writing, reading and removing a file works in ${where}.`),
      ...readPublicly,
      ...(isProduction && options.kind === 'disk'
        ? [
            warning(
              'files',
              'Uploads are stored on this machine: a second api needs S3_BUCKET or the same folder.',
            ),
          ]
        : []),
    ];
  } catch (error) {
    return [options.kind === 's3' ? explainBucket(options.bucket, error) : explainFolder(options.dir, error)];
  }
}

/** Enforces our own timeout, because those of the drivers are longer. */
async function withinTime<T>(work: Promise<T>): Promise<T> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return Promise.race([
    work,
    new Promise<never>((_, reject) =>
      timeout.addEventListener('abort', () => reject(timeout.reason as Error)),
    ),
  ]);
}

async function checkPublicUrl(publicUrl: string, key: string): Promise<Finding> {
  const response = await fetch(`${publicUrl}/${key}`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => null,
  );
  const text = response?.ok ? await response.text() : null;
  if (text === CONTENT) return ok('public files', 'A stored file can be read at STORAGE_PUBLIC_URL.');
  return skipped(
    'public files',
    `The probe could not be read at STORAGE_PUBLIC_URL (${response?.status ?? 'no answer'}); only files/ has to be.`,
  );
}

function explainBucket(bucket: string, error: unknown): Finding {
  const { name, status } = findAnswer(error);
  if (name === 'NoSuchBucket' || status === 404)
    return failure(
      'files',
      `There is no bucket ${bucket}.`,
      'Create it, or correct S3_BUCKET and S3_REGION.',
    );
  if (status === 401 || status === 403) {
    return failure(
      'files',
      `The storage rejects our key for the bucket ${bucket}.`,
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need permission to put, get and delete objects.',
    );
  }
  return failure(
    'files',
    `The storage of the bucket ${bucket} cannot be used: ${nameReason(error)}.`,
    'Look at S3_ENDPOINT, S3_REGION and S3_PATH_STYLE.',
  );
}

/** Returns the error of the store itself from within the errors of the libraries. */
function findAnswer(error: unknown): { name?: string | undefined; status?: number | undefined } {
  for (let each = error; each instanceof Error; each = each.cause) {
    const status = (each as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
    if (status !== undefined) return { name: each.name, status };
  }
  return {};
}

function explainFolder(dir: string, error: unknown): Finding {
  return failure(
    'files',
    `Uploads cannot be written to ${dir}: ${nameReason(error)}.`,
    'Make the folder writable for Nova’s user.',
  );
}
