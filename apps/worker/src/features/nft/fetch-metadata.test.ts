import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchMetadata } from './fetch-metadata.ts';

let server: Server;
let origin: string;
let requested: string[];
beforeAll(async () => {
  server = createServer((request, response) => {
    requested.push(request.url!);
    if (request.url === '/moved') response.writeHead(302, { location: '/1.json' }).end();
    else if (request.url === '/long') response.end('x'.repeat(300_000));
    else if (request.url === '/1.json') response.end('{"name":"One"}');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
beforeEach(() => {
  requested = [];
});
afterAll(() => server.close());

const NOBODY = new Set<string>();

test.each([
  ['data:application/json;base64,eyJuYW1lIjoiT25lIn0=', '{"name":"One"}'],
  ['data:application/json,{"name":"One"}', '{"name":"One"}'],
  ['data:application/json;utf8,%7B%22name%22%3A%22One%22%7D', '{"name":"One"}'],
  ['data:application/json,{"name":"100 %"}', '{"name":"100 %"}'],
])('%s contains its own metadata', async (uri, text) => {
  expect(await fetchMetadata(uri, NOBODY)).toEqual({ kind: 'text', text });
});

test('reads from an allowed host', async () => {
  const found = await fetchMetadata(`${origin}/1.json`, new Set([origin]));
  expect(found).toEqual({ kind: 'text', text: '{"name":"One"}' });
});

test('never requests any other host, whatever the URL looks like', async () => {
  const port = new URL(origin).port;
  const uris = [
    `${origin}/1.json`,
    `http://localhost:${port}/1.json`,
    `http://user@127.0.0.1:${port}/1.json`,
    'http://169.254.169.254/latest/meta-data',
    'ipfs://bafy/1.json',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '/1.json',
    'no address at all',
  ];
  const trusted = new Set(['https://files.nova.test', `http://127.0.0.1:1`]);
  for (const uri of uris) expect(await fetchMetadata(uri, trusted)).toEqual({ kind: 'external' });
  expect(requested).toEqual([]);
});

test('an allowed host cannot redirect elsewhere', async () => {
  const found = await fetchMetadata(`${origin}/moved`, new Set([origin]));
  expect(found.kind).toBe('unreachable');
  expect(requested).toEqual(['/moved']);
});

test('rejects metadata that is too large, and retries metadata that is missing', async () => {
  expect(await fetchMetadata(`${origin}/long`, new Set([origin]))).toEqual({ kind: 'invalid' });
  const missing = await fetchMetadata(`${origin}/2.json`, new Set([origin]));
  expect(missing).toEqual({ kind: 'unreachable', reason: 'HTTP 404' });
});
