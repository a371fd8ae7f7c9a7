import { createRoute } from '@hono/zod-openapi';
import { UPLOAD_PART_MAX_BYTES } from '@nova/shared/storage/constants';
import {
  newUploadSchema,
  UPLOAD_KINDS,
  UPLOAD_OFFSET_HEADER,
  uploadSchema,
} from '@nova/shared/storage/schemas';
import type { Context } from 'hono';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { type ApiEnv, type ApiRouter, createRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer, jsonBody, NEEDS_SESSION } from '../../http/requests/describe.ts';
import { parseInput } from '../../http/requests/read-json.ts';
import { requireSession } from '../../http/access/session.ts';
import { beginUpload, maxBytesOf } from './begin-upload.ts';
import { listBodyClients } from './body-budget.ts';
import { cancelUpload } from './cancel-upload.ts';
import { finishSingle } from './finish-single.ts';
import { describeUpload, readOwnUpload } from './own-upload.ts';
import { readBody, sizeOfBody } from './read-body.ts';
import { serveFiles } from './serve-files.ts';
import { requireStorage } from './storage-context.ts';
import { checkOffset, finishParts, isComplete, storePart } from './store-part.ts';
import { requireUploader } from './uploader.ts';

const tags = ['storage'];
const security = NEEDS_SESSION;
const params = z.object({ id: z.uuid() });
const kindQuery = z.object({ kind: z.enum(UPLOAD_KINDS) });
const bytes = { schema: z.string().meta({ format: 'binary' }) };
const refusals =
  '`file_type_invalid`, `image_too_large`, `svg_unsupported`, `file_too_complex`, `file_damaged`, `model_invalid`: the file is rejected; sending it again has the same result';
const common = { 401: '`unauthorized`', 403: '`wallet_required`', 503: '`unavailable`' } as const;

const singleRoute = createRoute({
  method: 'post',
  path: '/storage/v1/files',
  tags,
  security,
  summary: 'Upload a file in one request',
  description:
    'The body is the file. The file type is detected from its content. For larger files, use a multipart upload.',
  request: {
    query: kindQuery,
    body: { required: true, content: { 'application/octet-stream': bytes } },
  },
  responses: {
    201: jsonAnswer('The file is stored.', uploadSchema),
    ...errorAnswers({
      ...common,
      400: refusals,
      413: '`file_too_large`',
      429: '`upload_quota`; `rate_limited`: this account or network is uploading too much at once',
    }),
  },
});
const beginRoute = createRoute({
  method: 'post',
  path: '/storage/v1/uploads',
  tags,
  security,
  summary: 'Start a multipart upload',
  request: { body: jsonBody(newUploadSchema) },
  responses: {
    201: jsonAnswer('Send the parts to `/storage/v1/uploads/{id}`.', uploadSchema),
    ...errorAnswers({ ...common, 400: '`invalid_input`', 413: '`file_too_large`', 429: '`upload_quota`' }),
  },
});
const readRoute = createRoute({
  method: 'get',
  path: '/storage/v1/uploads/{id}',
  tags,
  security,
  summary: 'Retrieve upload progress',
  request: { params },
  responses: {
    200: jsonAnswer('The upload; `offset` is the byte at which the next part begins.', uploadSchema),
    ...errorAnswers({ ...common, 404: '`upload_not_found`' }),
  },
});
const partRoute = createRoute({
  method: 'patch',
  path: '/storage/v1/uploads/{id}',
  tags,
  security,
  summary: 'Upload the next part',
  description:
    `The body is one part of at most ${UPLOAD_PART_MAX_BYTES} bytes, and \`${UPLOAD_OFFSET_HEADER}\` is its position. If the connection ` +
    'is lost, retrieve the progress and continue there. The file is checked with its last byte; send an empty part to ' +
    'repeat the check.',
  request: {
    params,
    headers: z.object({ [UPLOAD_OFFSET_HEADER]: z.coerce.number().int().nonnegative() }),
    body: { required: true, content: { 'application/offset+octet-stream': bytes } },
  },
  responses: {
    200: jsonAnswer('The new offset.', uploadSchema),
    ...errorAnswers({
      ...common,
      400: refusals,
      404: '`upload_not_found`',
      409: '`offset_mismatch` with `offset`',
      413: '`file_too_large`',
      429: '`rate_limited`: this account or network is uploading too much at once',
    }),
  },
});
const cancelRoute = createRoute({
  method: 'delete',
  path: '/storage/v1/uploads/{id}',
  tags,
  security,
  summary: 'Cancel an upload',
  description: 'Bytes that were already sent still count towards the daily limit.',
  request: { params },
  responses: {
    204: { description: 'The upload has been canceled.' },
    ...errorAnswers({ ...common, 404: '`upload_not_found`' }),
  },
});

/**
 * Routes for uploads by logged-in accounts (requirement 332), and for the public URLs of the stored files.
 */
export function createStorageRoutes(context: ApiContext): ApiRouter {
  const router = createRouter();
  router.openapi(beginRoute, async (c) => {
    const wanted = c.req.valid('json');
    const userId = await requireUploader(c, context, wanted.kind);
    requireStorage(context);
    const row = await beginUpload(context, userId, wanted);
    return c.json(await describeUpload(context, row), 201);
  });
  router.openapi(readRoute, async (c) => {
    const { userId } = await requireSession(c, context.tokens);
    const row = await readOwnUpload(context, userId, c.req.valid('param').id);
    c.header(UPLOAD_OFFSET_HEADER, String(row.offset));
    return c.json(await describeUpload(context, row), 200);
  });
  router.openapi(cancelRoute, async (c) => {
    const { userId } = await requireSession(c, context.tokens);
    const storage = requireStorage(context);
    const row = await readOwnUpload(context, userId, c.req.valid('param').id);
    await cancelUpload(storage, row);
    return c.body(null, 204);
  });
  router.openapi(partRoute, async (c) => {
    const { userId } = await requireSession(c, context.tokens);
    const storage = requireStorage(context);
    const row = await readOwnUpload(context, userId, c.req.valid('param').id);
    const start = c.req.valid('header')[UPLOAD_OFFSET_HEADER];
    checkOffset(row, start);
    const size = sizeOfBody(c, row.kind, Math.min(UPLOAD_PART_MAX_BYTES, row.size - start));
    const clients = listBodyClients(userId, c.var.clientAddress);
    const part = await storage.budget.run(clients, size, async () =>
      storePart(storage, row, start, await readBody(c, row.kind, size)),
    );
    // Only the completed file is assembled in memory and counts toward the limit.
    const moved = isComplete(part)
      ? await storage.budget.run(clients, part.size, () => finishParts(storage, part))
      : part;
    c.header(UPLOAD_OFFSET_HEADER, String(moved.offset));
    return c.json(await describeUpload(context, moved), 200);
  });
  router.openapi(singleRoute, (c) => storeSingle(context, c), undefined);
  serveFiles(context, router);
  return router;
}

async function storeSingle(context: ApiContext, c: Context<ApiEnv>) {
  const { kind } = parseInput(kindQuery, c.req.query());
  const userId = await requireUploader(c, context, kind);
  const storage = requireStorage(context);
  const size = sizeOfBody(c, kind, maxBytesOf(kind));
  const row = await storage.budget.run(listBodyClients(userId, c.var.clientAddress), size, async () => {
    const begun = await beginUpload(context, userId, { kind, size });
    return finishSingle(storage, begun, () => readBody(c, kind, size));
  });
  return c.json(await describeUpload(context, row), 201);
}
