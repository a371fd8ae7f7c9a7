/** Connection options of a bucket, as `openFileStore` accepts them. */
export interface BucketOptions {
  readonly kind: 's3';
  readonly bucket: string;
  readonly region: string;
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly isPathStyle: true;
}

/** An initially empty bucket, and access to its objects. */
export interface TestBucket {
  readonly options: BucketOptions;
  /** Returns an object's content, or null if it does not exist. */
  read(key: string): Promise<Buffer | null>;
  write(key: string, content: Buffer, contentType: string): Promise<void>;
  count(): Promise<number>;
  close(): Promise<void>;
}

export const BUCKET_NAME = 'nova';
export const BUCKET_KEY = { accessKeyId: 'access-key', secretAccessKey: 'secret-of-tests' };

/** Returns the connection options of the test bucket at an endpoint. */
export const toBucketOptions = (endpoint: string): BucketOptions => ({
  kind: 's3',
  bucket: BUCKET_NAME,
  region: 'us-east-1',
  endpoint,
  ...BUCKET_KEY,
  isPathStyle: true,
});
