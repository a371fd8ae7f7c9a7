import { Readable } from 'node:stream';
import { storedMetadata } from '@nova/db/schema/storage';
import { AppError } from '@nova/shared/errors';
import { STORAGE_ERRORS } from '@nova/shared/storage/errors';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { ApiContext } from '../../http/api-context.ts';
import type { ApiEnv, ApiRouter } from '../../http/api-router.ts';

const FILE = /^[0-9a-f]{64}\.(webp|avif|glb)$/;
const METADATA = /^(bafkrei[a-z2-7]{52})\.json$/;
const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  glb: 'model/gltf-binary',
};

/**
 * Browsers must not execute files of users, whatever their type; any website may embed them (requirement
 * 332).
 */
const SAFE_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  // The URL contains the hash of the content, so it can never change.
  'cache-control': 'public, max-age=31536000, immutable',
};

/**
 * Adds the public URLs: `/storage/v1/files/{sha256}.{webp|avif|glb}` and `/storage/v1/metadata/{cid}.json`.
 */
export function serveFiles(context: ApiContext, router: ApiRouter): void {
  router.get('/storage/v1/files/:name', (c) => serveFile(context, c, c.req.param('name')));
  router.get('/storage/v1/metadata/:name', (c) => serveMetadata(context, c, c.req.param('name')));
}

async function serveFile(context: ApiContext, c: Context<ApiEnv>, name: string): Promise<Response> {
  const ending = FILE.exec(name)?.[1];
  if (ending === undefined || context.files === null) throw notFound();
  const headers: Record<string, string> = {
    ...SAFE_HEADERS,
    etag: `"${name}"`,
    'content-type': TYPES[ending]!,
    ...(ending === 'glb' ? { 'content-disposition': `attachment; filename="${name}"` } : {}),
  };
  if (c.req.header('if-none-match') === headers['etag']) return c.body(null, 304, headers);
  const file = await context.files.open(`files/${name}`);
  if (file === null) throw notFound();
  headers['content-length'] = String(file.bytes);
  if (c.req.method === 'HEAD') {
    file.stream.destroy();
    return c.body(null, 200, headers);
  }
  return c.body(Readable.toWeb(file.stream) as ReadableStream, 200, headers);
}

async function serveMetadata({ db }: ApiContext, c: Context<ApiEnv>, name: string): Promise<Response> {
  const cid = METADATA.exec(name)?.[1];
  if (cid === undefined) throw notFound();
  const [row] = await db
    .select({ content: storedMetadata.content })
    .from(storedMetadata)
    .where(eq(storedMetadata.cid, cid));
  if (!row) throw notFound();
  return c.body(row.content, 200, { ...SAFE_HEADERS, etag: `"${cid}"`, 'content-type': 'application/json' });
}

function notFound(): AppError {
  return new AppError(STORAGE_ERRORS.fileNotFound, { message: 'File not found. Check its address.' });
}
