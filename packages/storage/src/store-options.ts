import { z } from 'zod';

/** Location of the files: a local folder, or a bucket of an S3-compatible store. */
export type StoreOptions =
  | { readonly kind: 'disk'; readonly dir: string }
  | {
      readonly kind: 's3';
      readonly bucket: string;
      readonly region: string;
      /** Endpoint of a store other than Amazon's. */
      readonly endpoint?: string | undefined;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
      /** `https://host/bucket/key` instead of `https://bucket.host/key`. */
      readonly isPathStyle: boolean;
    };

/** Environment variables of the storage, to be spread into a process's schema. */
export const storageEnvShape = {
  /** Folder of uploaded files; without it and without a bucket, uploads are disabled. */
  STORAGE_DIR: z.string().min(1).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PATH_STYLE: z.enum(['true', 'false']).default('false'),
};

type StorageEnv = z.output<z.ZodObject<typeof storageEnvShape>>;

/** Returns the first error in the combination of the variables, or null. */
export function findStorageError(env: StorageEnv): string | null {
  if (env.S3_BUCKET === undefined) return null;
  const hasKeys = env.S3_ACCESS_KEY_ID !== undefined && env.S3_SECRET_ACCESS_KEY !== undefined;
  return hasKeys ? null : 'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY';
}

/**
 * Returns the store that the environment specifies, preferring a bucket over a folder; undefined without
 * either.
 */
export function toStoreOptions(env: StorageEnv): StoreOptions | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (bucket !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined) {
    return {
      kind: 's3',
      bucket,
      accessKeyId,
      secretAccessKey,
      region: env.S3_REGION,
      endpoint: env.S3_ENDPOINT,
      isPathStyle: env.S3_PATH_STYLE === 'true',
    };
  }
  return env.STORAGE_DIR === undefined ? undefined : { kind: 'disk', dir: env.STORAGE_DIR };
}
