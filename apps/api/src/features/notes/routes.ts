import { createRoute } from '@hono/zod-openapi';
import { NOTES_MAX } from '@nova/shared/notes/constants';
import {
  type Note,
  noteAnswerSchema,
  noteChangeSchema,
  notePageSchema,
  noteSchema,
  noteSubjectSchema,
} from '@nova/shared/notes/schemas';
import { pageQuerySchema } from '@nova/shared/pagination';
import { z } from 'zod';
import { requireSession } from '../../http/access/session.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { type ApiRouter, createRouter } from '../../http/api-router.ts';
import { CSV_PAGE_ROWS, type CsvColumn, streamCsv } from '../../http/requests/csv.ts';
import { errorAnswers, jsonAnswer, jsonBody, NEEDS_SESSION } from '../../http/requests/describe.ts';
import { listNotes, readNote, removeNote, writeNote } from './notes.ts';

const base = { tags: ['account'], security: NEEDS_SESSION };
const params = z.object({
  subject: noteSubjectSchema.openapi({ example: `0x${'00'.repeat(19)}01` }),
});
const refusals = { 400: '`invalid_input`', 401: '`unauthorized`', 429: '`rate_limited`' };

const listRoute = createRoute({
  ...base,
  method: 'get',
  path: '/api/v1/notes',
  summary: 'List your private notes',
  request: { query: pageQuerySchema },
  responses: {
    200: jsonAnswer('A page, newest first.', notePageSchema),
    ...errorAnswers({ ...refusals, 400: '`invalid_cursor`, `invalid_input`' }),
  },
});
const csvRoute = createRoute({
  ...base,
  method: 'get',
  path: '/api/v1/notes.csv',
  summary: 'Export your private notes as CSV',
  responses: {
    200: { description: 'All notes, newest first.', content: { 'text/csv': { schema: z.string() } } },
    ...errorAnswers({ 401: '`unauthorized`', 429: '`rate_limited`' }),
  },
});
const readRoute = createRoute({
  ...base,
  method: 'get',
  path: '/api/v1/notes/{subject}',
  summary: 'Retrieve your private note on an address or transaction',
  request: { params },
  responses: { 200: jsonAnswer('The note; null without one.', noteAnswerSchema), ...errorAnswers(refusals) },
});
const writeRoute = createRoute({
  ...base,
  method: 'put',
  path: '/api/v1/notes/{subject}',
  summary: 'Set your private note on an address or transaction',
  description: `Only your account can read it. An account can have ${NOTES_MAX} notes.`,
  request: { params, body: jsonBody(noteChangeSchema) },
  responses: {
    200: jsonAnswer('The note.', noteSchema),
    ...errorAnswers({ ...refusals, 409: '`note_limit`' }),
  },
});
const removeRoute = createRoute({
  ...base,
  method: 'delete',
  path: '/api/v1/notes/{subject}',
  summary: 'Delete your private note on an address or transaction',
  request: { params },
  responses: { 204: { description: 'There is no note.' }, ...errorAnswers(refusals) },
});

const COLUMNS: readonly CsvColumn<Note>[] = [
  ['subject', ({ subject }) => subject],
  ['text', ({ text }) => text],
  ['created_at', ({ created_at: createdAt }) => createdAt],
  ['updated_at', ({ updated_at: updatedAt }) => updatedAt],
];

/** Routes of private notes. Each reads and writes only the notes of the session's account. */
export function createNoteRoutes({ db, tokens, clock }: ApiContext): ApiRouter {
  const router = createRouter();
  router.openapi(listRoute, async (c) => {
    const { userId } = await requireSession(c, tokens);
    return c.json(await listNotes(db, userId, c.req.valid('query')), 200);
  });
  router.openapi(csvRoute, async (c) => {
    const { userId } = await requireSession(c, tokens);
    const stream = await streamCsv({
      columns: COLUMNS,
      rowsMax: NOTES_MAX,
      readPage: (cursor) => listNotes(db, userId, { limit: CSV_PAGE_ROWS, cursor }),
      toAddress: (cursor) => `/api/v1/notes?cursor=${cursor}`,
    });
    return c.body(stream, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="nova-notes.csv"',
    });
  });
  router.openapi(readRoute, async (c) => {
    const { userId } = await requireSession(c, tokens);
    return c.json({ note: await readNote(db, userId, c.req.valid('param').subject) }, 200);
  });
  router.openapi(writeRoute, async (c) => {
    const { userId } = await requireSession(c, tokens);
    const { subject } = c.req.valid('param');
    const { text } = c.req.valid('json');
    const now = new Date(clock());
    return c.json(await db.transaction((tx) => writeNote(tx, userId, { subject, text, now })), 200);
  });
  router.openapi(removeRoute, async (c) => {
    const { userId } = await requireSession(c, tokens);
    await removeNote(db, userId, c.req.valid('param').subject);
    return c.body(null, 204);
  });
  return router;
}
