/** How a client reaches the bucket; what `openFileStore` takes. */
export interface BucketOptions {
  readonly kind: 's3';
  readonly bucket: string;
  readonly region: string;
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly isPathStyle: true;
}

/** An empty bucket of its own, and what lies in it. */
export interface TestBucket {
  readonly options: BucketOptions;
  /** Null where there is no such object. */
  read(key: string): Promise<Buffer | null>;
  write(key: string, content: Buffer, contentType: string): Promise<void>;
  count(): Promise<number>;
  close(): Promise<void>;
}

export const BUCKET_NAME = 'nova';
export const BUCKET_KEY = { accessKeyId: 'access-key', secretAccessKey: 'secret-of-tests' };

/** How the bucket of tests is reached at an address. */
export const toBucketOptions = (endpoint: string): BucketOptions => ({
  kind: 's3',
  bucket: BUCKET_NAME,
  region: 'us-east-1',
  endpoint,
  ...BUCKET_KEY,
  isPathStyle: true,
});
