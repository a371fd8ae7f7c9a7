import { UPLOAD_OFFSET_HEADER, type Upload } from '@nova/shared/storage/schemas';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveSession } from '../../../../lib/session/session-store.ts';
import { OFFSET_HEADER, readUpload, uploadFile } from './upload-file.ts';

const MEGABYTE = 1024 * 1024;
const ID = '6f2c0c7e-1f7b-4b57-9d0e-000000000001';
const file = new Blob([new Uint8Array(2 * MEGABYTE + 5)]);

/** Only the network is replaced: one upload whose parts arrive, are lost or are cut off. */
let server: {
  upload: Upload | null;
  parts: number[];
  begun: number;
  lose: number;
  cut: number;
  tear: number;
  refuse: string | null;
};

const fresh = (size: number): Upload => ({
  id: ID,
  kind: 'image',
  state: 'open',
  size,
  offset: 0,
  expiresAt: '2099-01-01T00:00:00.000Z',
  image: null,
  model: null,
  refusal: null,
});
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const error = (code: string, status: number) => json({ error: { code, message: code } }, status);

/** A response that breaks off in its body. */
const torn = () =>
  new Response(
    new ReadableStream({
      pull(controller) {
        controller.error(new TypeError('torn'));
      },
    }),
  );

async function answer(_path: string, init: RequestInit): Promise<Response> {
  if (init.method === 'POST') {
    server.begun += 1;
    server.upload = fresh((JSON.parse(init.body as string) as { size: number }).size);
    return json(server.upload, 201);
  }
  if (server.upload === null) return error('upload_not_found', 404);
  if (init.method === 'GET') return json(server.upload);
  const offset = Number(new Headers(init.headers).get(OFFSET_HEADER));
  if (offset !== server.upload.offset) return error('offset_mismatch', 409);
  if (server.refuse) return error(server.refuse, 400);
  const { size } = init.body as Blob;
  if (server.lose-- > 0) throw new TypeError('lost');
  const taken = server.cut-- > 0 ? Math.floor(size / 2) : size;
  server.parts.push(taken);
  const end = offset + taken;
  server.upload = { ...server.upload, offset: end, state: end === server.upload.size ? 'done' : 'open' };
  // The response to an interrupted part never arrives.
  if (taken < size) throw new TypeError('cut off');
  if (server.tear-- > 0) return torn();
  return json(server.upload);
}

const progressLog: number[] = [];
const begun: string[] = [];
const tools = {
  onBegin: (id: string) => begun.push(id),
  onProgress: (done: number) => progressLog.push(done),
  waitsMs: [1, 1],
};

beforeEach(() => {
  server = { upload: null, parts: [], begun: 0, lose: 0, cut: 0, tear: 0, refuse: null };
  progressLog.length = 0;
  begun.length = 0;
  const tokens = { access_token: 'a', refresh_token: 'r', expires_at: '2099-01-01T00:00:00.000Z' };
  saveSession({ userId: 'u', address: `0x${'a1'.repeat(20)}`, tokens });
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  saveSession(null);
  vi.unstubAllGlobals();
});

it('uses the server’s name of the offset header', () => {
  expect(OFFSET_HEADER).toBe(UPLOAD_OFFSET_HEADER);
});

it('uploads a file in parts of one megabyte and reports the progress', async () => {
  const upload = await uploadFile(file, 'image', null, tools);
  expect(upload.state).toBe('done');
  expect(server.parts).toEqual([MEGABYTE, MEGABYTE, 5]);
  expect(progressLog).toEqual([0, MEGABYTE, 2 * MEGABYTE, 2 * MEGABYTE + 5]);
  expect(begun).toEqual([ID]);
});

it('retries after a lost connection, and repeats no bytes of an interrupted part', async () => {
  server.lose = 1;
  server.cut = 1;
  await uploadFile(file, 'image', null, tools);
  expect(server.parts).toEqual([MEGABYTE / 2, MEGABYTE, MEGABYTE / 2 + 5]);
  expect(server.begun).toBe(1);
});

it('continues after a response that breaks off', async () => {
  server.tear = 1;
  await uploadFile(file, 'image', null, tools);
  expect(server.parts).toEqual([MEGABYTE, MEGABYTE, 5]);
});

it('stops when the connection stays lost, and later continues from there', async () => {
  server.lose = 3;
  await expect(uploadFile(file, 'image', null, tools)).rejects.toMatchObject({ code: 'unreachable' });
  server.lose = 0;
  await uploadFile(file, 'image', ID, tools);
  expect(server.begun).toBe(1);
  expect(server.parts).toEqual([MEGABYTE, MEGABYTE, 5]);
});

it('starts over with another file, and after an expired upload', async () => {
  server.upload = { ...fresh(7), offset: 3 };
  await uploadFile(file, 'image', ID, tools);
  expect(server.begun).toBe(1);
  server.upload = null;
  await uploadFile(file, 'image', ID, tools);
  expect(server.begun).toBe(2);
});

it('sends no request for a stored file', async () => {
  server.upload = { ...fresh(file.size), offset: file.size, state: 'done' };
  await uploadFile(file, 'image', ID, tools);
  expect([server.begun, server.parts]).toEqual([0, []]);
});

it('reports a rejected file without a retry', async () => {
  server.refuse = 'file_type_invalid';
  await expect(uploadFile(file, 'image', null, tools)).rejects.toMatchObject({ code: 'file_type_invalid' });
  expect(server.parts).toEqual([]);
});

it('detects a missing upload', async () => {
  expect(await readUpload(ID)).toBeNull();
});
