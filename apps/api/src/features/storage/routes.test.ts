import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { Upload } from '@nova/shared/storage/schemas';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { TestUser } from '@nova/testing/test-user';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createAnimation,
  createGif,
  createGlb,
  createPhotograph,
  createPicture,
  createPngBomb,
} from '../../testing/upload-files.ts';

let api: TestApi;
let dir: string;
let now = Date.parse('2026-05-01T12:00:00Z');
beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'nova-test-storage-'));
  api = await startTestApi({ storage: { kind: 'disk', dir }, clock: () => now });
});
afterAll(async () => {
  await api.close();
  await rm(dir, { recursive: true, force: true });
});

async function newUser(): Promise<TestUser> {
  const user = new TestUser(api.url);
  await user.signIn(new Date(now));
  return user;
}

interface Answer<T> {
  readonly status: number;
  readonly body: T & { error: { code: string; message: string; details?: Record<string, unknown> } };
  readonly headers: Headers;
}

async function send<T = Upload>(
  user: TestUser | null,
  method: string,
  route: string,
  body?: Buffer | object,
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  const isBytes = Buffer.isBuffer(body);
  const response = await fetch(api.url + route, {
    method,
    headers: {
      ...(user ? { authorization: `Bearer ${user.accessToken}` } : {}),
      ...(body === undefined
        ? {}
        : { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? {} : JSON.parse(text)) as Answer<T>['body'],
  };
}

const upload = (user: TestUser | null, kind: 'image' | 'model', content: Buffer) =>
  send(user, 'POST', `/storage/v1/files?kind=${kind}`, content);
const begin = (user: TestUser, size: number, kind = 'image') =>
  send(user, 'POST', '/storage/v1/uploads', { kind, size });
const sendPart = (user: TestUser, id: string, offset: number, part: Buffer) =>
  send(user, 'PATCH', `/storage/v1/uploads/${id}`, part, { 'upload-offset': String(offset) });
const download = async (url: string) => {
  const response = await fetch(url);
  return { response, content: Buffer.from(await response.arrayBuffer()) };
};

test('only a logged-in wallet can upload', async () => {
  const picture = await createPicture('png', 8, 8);
  expect(await upload(null, 'image', picture)).toMatchObject({
    status: 401,
    body: { error: { code: 'unauthorized' } },
  });
  const user = await newUser();
  await api.database.pool.query('delete from app.wallets where user_id = $1', [user.userId]);
  expect(await upload(user, 'image', picture)).toMatchObject({
    status: 403,
    body: { error: { code: 'wallet_required', message: 'Please connect your wallet' } },
  });
});

test.each(['png', 'jpeg', 'webp', 'gif'] as const)(
  'a %s is stored in three sizes and two encodings',
  async (format) => {
    const { status, body } = await upload(await newUser(), 'image', await createPicture(format));
    expect(status).toBe(201);
    expect(body).toMatchObject({ state: 'done', kind: 'image', refusal: null, model: null });
    const image = body.image!;
    expect(image).toMatchObject({
      width: 900,
      height: 600,
      is_animated: false,
      card: { width: 640, height: 427 },
      thumbnail: { width: 160, height: 107 },
    });
    expect(image.color).toMatch(/^#[0-9a-f]{6}$/);
    for (const [url, type, width] of [
      [image.url, 'webp', 900],
      [image.card.webp, 'webp', 640],
      [image.card.avif, 'avif', 640],
      [image.thumbnail.webp, 'webp', 160],
      [image.thumbnail.avif, 'avif', 160],
    ] as const) {
      const { response, content } = await download(url);
      expect(response.headers.get('content-type')).toBe(`image/${type}`);
      expect((await sharp(content).metadata()).width).toBe(width);
    }
  },
);

test('a stored file is cached forever, runs nothing, and can be embedded by any site', async () => {
  const { body } = await upload(await newUser(), 'image', await createPicture('png', 20, 20));
  const { response } = await download(body.image!.url);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  });
  const etag = response.headers.get('etag')!;
  expect((await fetch(body.image!.url, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('the same image is the same file, no matter who uploads it', async () => {
  const picture = await createPicture('png', 33, 33);
  const [first, second] = [
    await upload(await newUser(), 'image', picture),
    await upload(await newUser(), 'image', picture),
  ];
  expect(second.body.image).toEqual(first.body.image);
});

test('a photograph is rotated upright and loses camera and location', async () => {
  const { body } = await upload(await newUser(), 'image', await createPhotograph());
  expect(body.image).toMatchObject({ width: 200, height: 400 });
  for (const url of [body.image!.url, body.image!.card.webp, body.image!.card.avif]) {
    const { content } = await download(url);
    expect((await sharp(content).metadata()).exif).toBeUndefined();
    expect(content.includes('Camera of Ann')).toBe(false);
  }
});

test('an animation keeps moving, and its small sizes are still images', async () => {
  const { body } = await upload(
    await newUser(),
    'image',
    await createAnimation(['red', 'lime', 'blue'], 40, 30),
  );
  expect(body.image).toMatchObject({ is_animated: true, width: 40, height: 30 });
  expect((await sharp((await download(body.image!.url)).content).metadata()).pages).toBe(3);
  expect((await sharp((await download(body.image!.card.webp)).content).metadata()).pages).toBeUndefined();
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
test.each([
  ['an SVG with a script', () => Buffer.from(SVG), 'file_type_invalid'],
  ['an SVG with an XML declaration', () => Buffer.from(`<?xml version="1.0"?>${SVG}`), 'file_type_invalid'],
  ['an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'file_type_invalid'],
  ['a text file', () => Buffer.from('javascript:alert(1)'), 'file_type_invalid'],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj'), 'file_type_invalid'],
  [
    'a TIFF',
    () =>
      sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
        .tiff()
        .toBuffer(),
    'file_type_invalid',
  ],
  [
    'a PNG header followed by a script',
    () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(SVG)]),
    'file_type_invalid',
  ],
  ['half a JPEG', async () => (await createPicture('jpeg')).subarray(0, 2_000), 'file_damaged'],
  ['a PNG of 256 megapixels', () => createPngBomb(16_000), 'image_too_large'],
  ['a PNG of 65,000 pixels a side', () => createPngBomb(65_000), 'image_too_large'],
  ['a GIF with 5,000 frames', () => createGif(5_000), 'image_too_large'],
  ['a GIF with 300 large frames', () => createGif(300, 4_000, 4_000), 'image_too_large'],
  ['a 3D model', () => createGlb(), 'file_type_invalid'],
])('%s is not an image', async (_, make, code) => {
  const answer = await upload(await newUser(), 'image', await make());
  expect(answer).toMatchObject({ status: 400, body: { error: { code } } });
});

/** Measures the peak memory of this process during the work, above its initial use. */
async function watchMemory<T>(work: Promise<T>): Promise<{ result: T; moreBytes: number }> {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5);
  const result = await work.finally(() => clearInterval(timer));
  return { result, moreBytes: most - before };
}

test('several concurrent decompression bombs are refused without being decoded', async () => {
  // A valid image of 256 megapixels, and a GIF of 5,000 frames in 9.9 MB; decoded, each would take gigabytes.
  const [png, gif] = [createPngBomb(16_000, 16_000), createGif(5_000, 600, 600, 9_700_000)];
  expect(png.length).toBeLessThan(100_000);
  expect(gif.length).toBeGreaterThan(9_800_000);
  expect(gif.length).toBeLessThan(10 * 1024 * 1024);
  const people = await Promise.all(Array.from({ length: 6 }, newUser));
  const { result, moreBytes } = await watchMemory(
    Promise.all(people.map((user, index) => upload(user, 'image', index % 2 === 0 ? png : gif))),
  );
  for (const { status, body } of result) {
    expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'image_too_large' });
  }
  // The input is in memory a few times, but the decoded output is not.
  expect(moreBytes).toBeLessThan(400 * 1024 * 1024);
});

test('data appended to an image is not in the stored file', async () => {
  const picture = await createPicture('png', 50, 50);
  const { body } = await upload(
    await newUser(),
    'image',
    Buffer.concat([picture, Buffer.from(`PK\u0003\u0004${SVG}`)]),
  );
  expect((await download(body.image!.url)).content.includes('<script>')).toBe(false);
});

test('a body that is too large is refused by its declared length and while it is read', async () => {
  const user = await newUser();
  const large = Buffer.alloc(10 * 1024 * 1024 + 1);
  expect(await upload(user, 'image', large)).toMatchObject({
    status: 413,
    body: { error: { code: 'file_too_large', details: { maxBytes: 10_485_760 } } },
  });
  expect(await begin(user, large.length)).toMatchObject({ status: 413 });
  const endless = await sendForEver(user);
  // A client that keeps sending may be disconnected before it reads the response.
  expect(['file_too_large', 'cut']).toContain(endless.code);
  expect(endless.sentBytes).toBeLessThan(64 * 1024 * 1024);
});

/** Sends data without a declared size until the server stops accepting it. */
function sendForEver(user: TestUser): Promise<{ code: string; sentBytes: number }> {
  return new Promise((resolve, reject) => {
    const chunk = Buffer.alloc(64 * 1024, 0x41);
    let sentBytes = 0;
    const outgoing = request(
      `${api.url}/storage/v1/files?kind=image`,
      { method: 'POST', headers: { authorization: `Bearer ${user.accessToken}` } },
      (response) => {
        let text = '';
        response.on('data', (piece) => (text += String(piece)));
        response.on('end', () => {
          outgoing.destroy();
          resolve({ code: JSON.parse(text).error.code, sentBytes });
        });
      },
    );
    const send = () => {
      if (outgoing.destroyed) return;
      sentBytes += chunk.length;
      if (outgoing.write(chunk)) setImmediate(send);
      else outgoing.once('drain', send);
    };
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve({ code: 'cut', sentBytes });
      else reject(error);
    });
    send();
  });
}

test('an upload in parts resumes where its connection was lost', async () => {
  const user = await newUser();
  const picture = await createPicture('png', 700, 700);
  const { body: begun, status } = await begin(user, picture.length);
  expect({ status, state: begun.state, offset: begun.offset }).toEqual({
    status: 201,
    state: 'open',
    offset: 0,
  });
  const half = picture.length >> 1;
  await cutOff(user, begun.id, picture.subarray(0, half), half + 50);
  await expect
    .poll(async () => (await send(user, 'GET', `/storage/v1/uploads/${begun.id}`)).body.offset, {
      timeout: 10_000,
    })
    .toBe(half);
  const rest = await sendPart(user, begun.id, half, picture.subarray(half));
  expect(rest).toMatchObject({
    status: 200,
    body: { state: 'done', offset: picture.length, image: { width: 700 } },
  });
  expect(rest.headers.get('upload-offset')).toBe(String(picture.length));
  expect(await readdir(path.join(dir, 'parts', begun.id)).catch(() => [])).toEqual([]);
  // The response was lost, so a repeated request is not an error.
  expect(await sendPart(user, begun.id, picture.length, Buffer.alloc(0))).toMatchObject({
    body: { state: 'done' },
  });
});

/** Declares more bytes than it sends, then disconnects. */
function cutOff(user: TestUser, id: string, part: Buffer, promised: number): Promise<void> {
  return new Promise((resolve) => {
    const outgoing = request(`${api.url}/storage/v1/uploads/${id}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${user.accessToken}`,
        'upload-offset': '0',
        'content-length': String(promised),
      },
    });
    outgoing.on('error', () => resolve());
    outgoing.write(part, () => setTimeout(() => outgoing.destroy(new Error('gone')), 200));
  });
}

test('a part at a wrong offset is refused with the right one, and only one of two concurrent parts counts', async () => {
  const user = await newUser();
  const picture = await createPicture('png', 300, 300);
  const { body: begun } = await begin(user, picture.length);
  expect(await sendPart(user, begun.id, 5, picture.subarray(5))).toMatchObject({
    status: 409,
    body: { error: { code: 'offset_mismatch', details: { offset: 0 } } },
  });
  const part = picture.subarray(0, 100);
  const both = await Promise.all([sendPart(user, begun.id, 0, part), sendPart(user, begun.id, 0, part)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await sendPart(user, begun.id, 100, picture.subarray(100))).toMatchObject({
    body: { state: 'done' },
  });
});

test('a part cannot exceed the announced size', async () => {
  const user = await newUser();
  const { body: begun } = await begin(user, 100);
  expect(await sendPart(user, begun.id, 0, Buffer.alloc(101))).toMatchObject({ status: 413 });
});

test('an upload belongs to its account and is gone when it is canceled or expired', async () => {
  const [user, other] = [await newUser(), await newUser()];
  const { body: begun } = await begin(user, 100);
  const route = `/storage/v1/uploads/${begun.id}`;
  expect(await send(other, 'GET', route)).toMatchObject({
    status: 404,
    body: { error: { code: 'upload_not_found' } },
  });
  expect(await sendPart(other, begun.id, 0, Buffer.alloc(10))).toMatchObject({ status: 404 });
  await sendPart(user, begun.id, 0, Buffer.alloc(10));
  expect((await send(user, 'DELETE', route)).status).toBe(204);
  expect(await send(user, 'GET', route)).toMatchObject({ status: 404 });
  expect(await readdir(path.join(dir, 'parts', begun.id)).catch(() => [])).toEqual([]);
});

test('a refused upload stays refused with its reason', async () => {
  const user = await newUser();
  const { body: begun } = await begin(user, SVG.length);
  expect(await sendPart(user, begun.id, 0, Buffer.from(SVG))).toMatchObject({
    status: 400,
    body: { error: { code: 'file_type_invalid' } },
  });
  const { body } = await send(user, 'GET', `/storage/v1/uploads/${begun.id}`);
  expect(body).toMatchObject({ state: 'refused', refusal: { code: 'file_type_invalid' }, image: null });
});

test('an account has five open uploads and a daily quota', async () => {
  const user = await newUser();
  const five = await Promise.all(Array.from({ length: 8 }, () => begin(user, 100)));
  expect(five.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(five.find(({ status }) => status === 429)!.body.error).toMatchObject({
    code: 'upload_quota',
    details: { retryAfterSeconds: 60 },
  });
  await api.database.pool.query(`update app.uploads set state = 'done', size = 62914560 where user_id = $1`, [
    user.userId,
  ]);
  expect(await begin(user, 100)).toMatchObject({
    status: 429,
    body: { error: { details: { retryAfterSeconds: 86_400 } } },
  });
  now += 86_400_000;
  const again = await newUserSession(user);
  expect(await begin(again, 100)).toMatchObject({ status: 201 });
});

test('a canceled upload counts toward the daily quota with the bytes received', async () => {
  const user = await newUser();
  const part = Buffer.alloc(1024 * 1024);
  const { body: begun } = await begin(user, 2 * part.length);
  await sendPart(user, begun.id, 0, part);
  await send(user, 'DELETE', `/storage/v1/uploads/${begun.id}`);
  const { body: done } = await upload(user, 'image', await createPicture('png', 9, 9));
  expect((await send(user, 'DELETE', `/storage/v1/uploads/${done.id}`)).status).toBe(204);
  const { rows } = await api.database.pool.query(
    `select state, "offset" from app.uploads where user_id = $1 order by created_at, size desc`,
    [user.userId],
  );
  expect(rows).toEqual([
    { state: 'canceled', offset: part.length },
    { state: 'canceled', offset: done.size },
  ]);
  await api.database.pool.query(`update app.uploads set "offset" = 157286400 where user_id = $1`, [
    user.userId,
  ]);
  expect(await begin(user, 100)).toMatchObject({ status: 429, body: { error: { code: 'upload_quota' } } });
  expect(await upload(user, 'image', await createPicture('png', 8, 8))).toMatchObject({ status: 429 });
});

/** Declares a number of bytes and sends none. */
function promise(user: TestUser, bytes: number) {
  const outgoing = request(`${api.url}/storage/v1/files?kind=image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.accessToken}`, 'content-length': String(bytes) },
  });
  outgoing.on('error', () => undefined);
  outgoing.flushHeaders();
  return outgoing;
}

test('bytes are reserved before they are read, limited per account, and released afterwards', async () => {
  const [user, other] = [await newUser(), await newUser()];
  const [first, second] = [promise(user, 10 * 1024 * 1024), promise(user, 10 * 1024 * 1024)];
  const countOpen = async () => {
    const { rowCount } = await api.database.pool.query(
      `select from app.uploads where user_id = $1 and state = 'open'`,
      [user.userId],
    );
    return rowCount;
  };
  await expect.poll(countOpen, { timeout: 10_000 }).toBe(2);
  const picture = await createPicture('png', 9, 9);
  const large = Buffer.alloc(5 * 1024 * 1024);
  const refused = await upload(user, 'image', large);
  expect(refused).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } });
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await upload(other, 'image', picture)).toMatchObject({ status: 201 });
  first.destroy();
  second.destroy();
  await expect.poll(countOpen, { timeout: 10_000 }).toBe(0);
  expect(await upload(user, 'image', large)).toMatchObject({
    body: { error: { code: 'file_type_invalid' } },
  });
});

async function newUserSession(user: TestUser): Promise<TestUser> {
  await user.signIn(new Date(now));
  return user;
}

test('a valid model is stored unchanged and never served as a page', async () => {
  const glb = createGlb();
  const { status, body } = await upload(await newUser(), 'model', glb);
  expect({ status, model: body.model }).toMatchObject({
    status: 201,
    model: { triangles: 1, bytes: glb.length },
  });
  expect(body.model!.url).toMatch(/\/storage\/v1\/files\/[0-9a-f]{64}\.glb$/);
  const { response, content } = await download(body.model!.url);
  expect(content.equals(glb)).toBe(true);
  expect(response.headers.get('content-disposition')).toContain('attachment');
  expect(response.headers.get('content-type')).toBe('model/gltf-binary');
});

test.each([
  [
    'another file as its buffer',
    (gltf: Record<string, unknown>) =>
      Object.assign((gltf['buffers'] as object[])[0]!, { uri: 'https://elsewhere.test/a.bin' }),
  ],
  [
    'an image URL of the internal network',
    (gltf: Record<string, unknown>) =>
      Object.assign(gltf, { images: [{ uri: 'http://169.254.169.254/latest/meta-data' }] }),
  ],
  [
    'an image that is a script',
    (gltf: Record<string, unknown>) => Object.assign(gltf, { images: [{ uri: 'javascript:alert(1)' }] }),
  ],
  [
    'a URL in an extension',
    (gltf: Record<string, unknown>) =>
      Object.assign(gltf, {
        extensionsUsed: ['X_y'],
        extensions: { X_y: { deep: [{ uri: 'file:///etc/passwd' }] } },
      }),
  ],
  [
    'a missing vertex',
    (gltf: Record<string, unknown>) => Object.assign((gltf['accessors'] as object[])[0]!, { count: 4_000 }),
  ],
  [
    'billions of points in a few bytes',
    (gltf: Record<string, unknown>) =>
      Object.assign(gltf, {
        meshes: [{ primitives: [{ mode: 0, attributes: { POSITION: 0 } }] }],
        accessors: [{ componentType: 5126, count: 2 ** 31, type: 'VEC3', min: [0, 0, 0], max: [0, 0, 0] }],
        bufferViews: undefined,
      }),
  ],
  [
    'one mesh that many nodes show',
    (gltf: Record<string, unknown>) =>
      Object.assign(gltf, {
        scenes: [{ nodes: Array.from({ length: 20_000 }, (_, node) => node) }],
        nodes: Array.from({ length: 20_000 }, () => ({ mesh: 0 })),
        meshes: [{ primitives: Array.from({ length: 100 }, () => ({ attributes: { POSITION: 0 } })) }],
      }),
  ],
  [
    'gigabytes that many accessors read from the same bytes',
    (gltf: Record<string, unknown>) => {
      const [accessor] = gltf['accessors'] as object[];
      gltf['accessors'] = [
        accessor,
        ...Array.from({ length: 300 }, () => ({ componentType: 5126, count: 20_000, type: 'MAT4' })),
      ];
      gltf['extras'] = 'x'.repeat(20_000);
    },
  ],
  ['no asset', (gltf: Record<string, unknown>) => Object.assign(gltf, { asset: {} })],
])('a model with %s is refused', async (_, change) => {
  const answer = await upload(
    await newUser(),
    'model',
    createGlb((gltf) => {
      change(gltf);
    }),
  );
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'model_invalid' } } });
});

test.each([
  ['an image', () => createPicture('png', 9, 9), 'file_type_invalid'],
  ['glTF as text', () => Buffer.from('{"asset":{"version":"2.0"}}'), 'file_type_invalid'],
  ['a truncated GLB', () => createGlb().subarray(0, 30), 'model_invalid'],
])('%s is not a model', async (_, make, code) => {
  const answer = await upload(await newUser(), 'model', await make());
  expect(answer).toMatchObject({ status: 400, body: { error: { code } } });
});

test.each([
  '/storage/v1/files/../../package.json',
  '/storage/v1/files/..%2f..%2f..%2fetc%2fpasswd',
  '/storage/v1/files/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  `/storage/v1/files/${'a'.repeat(64)}.webp%00.png`,
  `/storage/v1/files/${'a'.repeat(64)}.svg`,
  `/storage/v1/files/${'a'.repeat(64)}.webp`,
  '/storage/v1/parts/x/0-0',
  '/storage/v1/metadata/..%2f..%2fpackage.json',
])('%s is not served', async (route) => {
  const response = await fetch(api.url + route);
  expect(response.status).toBe(404);
});
