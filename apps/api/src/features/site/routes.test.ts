import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { afterAll, beforeAll, expect, test } from 'vitest';

const INLINE = 'window.hello = "wörld";\n  if (1 < 2) {}';
const MODULE = 'import "/assets/app-abc123.js"';
const HOME = `<!doctype html><html><head><script>${INLINE}</script>
<script type="module" src="/assets/app-abc123.js"></script>
<script async type="module">${MODULE}</script></head><body><h1>Home</h1></body></html>`;
const page = (title: string) => `<!doctype html><html><body><h1>${title}</h1></body></html>`;
const SCRIPT = `console.log("${'nova '.repeat(500)}");`;
const FILES: Record<string, string> = {
  'index.html': HOME,
  'de/index.html': page('Start'),
  'auth/index.html': page('Log in'),
  'explorer/index.html': page('Explorer'),
  'de/explorer/index.html': page('Explorer (de)'),
  '__spa-fallback.html': page('Loading'),
  'assets/app-abc123.js': SCRIPT,
  'robots.txt': 'User-agent: *\n',
  'assets/draw.worker-abc123.js': 'postMessage(1);',
  'sw.js': 'addEventListener("fetch", () => undefined);',
  'made.txt': 'as it is',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

let webRoot: string;
let api: TestApi;

beforeAll(async () => {
  webRoot = await mkdtemp(path.join(os.tmpdir(), 'nova-test-site-'));
  for (const [name, content] of Object.entries(FILES)) await write(name, content);
  api = await startTestApi({ webRoot });
});
afterAll(async () => {
  await api.close();
  await rm(webRoot, { recursive: true, force: true });
});

async function write(name: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(webRoot, name)), { recursive: true });
  await writeFile(path.join(webRoot, name), content);
}
const get = (url: string, headers: Record<string, string> = {}) =>
  callApi(api.url, url, { headers: { 'accept-encoding': 'identity', ...headers } });

test('pages are served in both languages without caching', async () => {
  for (const [url, title] of [
    ['/', 'Home'],
    ['/de', 'Start'],
    ['/explorer', 'Explorer'],
    ['/auth', 'Log in'],
    ['/de/explorer?page=2', 'Explorer (de)'],
  ]) {
    const answer = await get(url!);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.body).toContain(`<h1>${title}</h1>`);
  }
});

test('files built without an origin name the one of this server, unless another is configured', async () => {
  const sitemap = 'Sitemap: http://localhost:4000/sitemap.xml\n# ws://localhost:4000/rpc\n';
  await write('origin/index.html', HOME);
  await write('origin/robots.txt', sitemap);
  await write('origin/robots.txt.gz', 'an outdated copy');
  const folder = path.join(webRoot, 'origin');
  const local = await startTestApi({ webRoot: folder });
  const robots = await callApi(local.url, '/robots.txt', { headers: { 'accept-encoding': 'gzip' } });
  const { port } = new URL(local.url);
  expect(robots.body).toBe(`Sitemap: http://localhost:${port}/sitemap.xml\n# ws://localhost:${port}/rpc\n`);
  await local.close();
  const configured = await startTestApi({ webRoot: folder, publicOrigins: ['https://nova.example'] });
  expect(
    (await callApi(configured.url, '/robots.txt', { headers: { 'accept-encoding': 'identity' } })).body,
  ).toBe(sitemap);
  await configured.close();
  await rm(folder, { recursive: true });
});

test('a page allows exactly its own inline scripts by hash and nothing from elsewhere', async () => {
  const policy = (await get('/')).headers.get('content-security-policy')!;
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const directives = new Map(
    policy.split('; ').map((part) => [part.split(' ')[0]!, part.split(' ').slice(1)]),
  );
  expect(directives.get('script-src')).toEqual(["'self'", hash(INLINE), hash(MODULE)]);
  expect(directives.get('default-src')).toEqual(["'self'"]);
  expect(directives.get('object-src')).toEqual(["'none'"]);
  expect(directives.get('base-uri')).toEqual(["'none'"]);
  expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  expect(directives.get('script-src')!.join(' ')).not.toContain('unsafe');
  expect((await get('/explorer')).headers.get('content-security-policy')).toContain("script-src 'self';");
});

test('pages with variable paths start the application', async () => {
  for (const url of ['/explorer/block/12', '/de/explorer/tx/0xabc', '/explorer/address/0xabc', '/nft/7']) {
    const answer = await get(url);
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('<h1>Loading</h1>');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  }
});

test('an unknown path is 404, as a page for people and as plain text for files', async () => {
  for (const url of [
    '/nope',
    '/de/nope',
    '/explorer/block',
    '/explorer/block/1/2',
    '/dex/explorer/block/1',
  ]) {
    const answer = await get(url);
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('<h1>Loading</h1>');
  }
  for (const url of ['/assets/gone.js', '/nope.png', '/__spa-fallback']) {
    expect((await get(url)).status).toBe(404);
  }
  expect((await get('/assets/gone.js')).body).toBe('Not found\n');
  // A person gets a page.
  const opened = await get('/de/prices.html', { accept: 'text/html,*/*;q=0.8' });
  expect(opened.status).toBe(404);
  expect(opened.body).toContain('<h1>Loading</h1>');
});

test('no path leaves the build’s directory', async () => {
  await writeFile(path.join(os.tmpdir(), 'nova-outside.txt'), 'secret');
  for (const url of [
    '/../nova-outside.txt',
    '/%2e%2e/nova-outside.txt',
    '/..%2fnova-outside.txt',
    '/%00',
    '/%ff',
  ]) {
    const { status, body } = await rawGet(url);
    expect(status).toBe(404);
    expect(body).not.toContain('secret');
  }
});

test('hashed files are cached forever, icons for a day, and others are revalidated', async () => {
  const script = await get('/assets/app-abc123.js');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(script.body).toBe(SCRIPT);
  const icon = await get('/favicon.svg');
  expect(icon.headers.get('cache-control')).toBe('public, max-age=86400');
  const robots = await get('/robots.txt');
  expect(robots.headers.get('cache-control')).toBe('no-cache');
  const again = await get('/robots.txt', { 'if-none-match': robots.headers.get('etag')! });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('HEAD responds like GET without a body', async () => {
  const head = await callApi(api.url, '/robots.txt', { method: 'HEAD' });
  expect([head.status, head.body]).toEqual([200, '']);
  expect(await callApi(api.url, '/nope', { method: 'HEAD' })).toMatchObject({ status: 404 });
});

test('files are sent in the best accepted encoding', async () => {
  const sendRequest = (accept: string) => rawGet('/assets/app-abc123.js', { 'accept-encoding': accept });
  const brotli = await sendRequest('gzip, deflate, br');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(SCRIPT);
  expect(brotli.headers['content-length']).toBe(String(brotli.bytes.length));
  const gzip = await sendRequest('gzip');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.bytes).toString()).toBe(SCRIPT);
  expect((await sendRequest('br;q=0, gzip;q=0')).headers['content-encoding']).toBeUndefined();
  expect((await sendRequest('')).bytes.toString()).toBe(SCRIPT);
  expect(gzip.headers['vary']).toContain('accept-encoding');
});

test('a compressed copy of the build is sent unchanged and is not a file of its own', async () => {
  await writeFile(path.join(webRoot, 'made.txt.gz'), gzipSync('from the copy'));
  const site = await startTestApi({ webRoot });
  const answer = await fetch(`${site.url}/made.txt`, { headers: { 'accept-encoding': 'gzip' } });
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['gzip', 'from the copy']);
  expect((await callApi(site.url, '/made.txt.gz')).status).toBe(404);
  await site.close();
  await rm(path.join(webRoot, 'made.txt.gz'));
});

test('a trailing slash redirects to the page without it and never to another site', async () => {
  const answer = await get('/explorer/');
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/explorer']);
  const outside = await rawGet('//evil.example/');
  expect(outside.status).toBe(404);
  expect(outside.headers['location']).toBeUndefined();
});

test('a path of only slashes is parsed once, and a path that is too long is refused with the reason', async () => {
  expect((await get('/'.repeat(7_999))).status).toBe(404);
  expect(await get('/'.repeat(15_500))).toMatchObject({
    status: 414,
    code: 'url_too_long',
    body: { error: { message: expect.stringContaining('longer than 8000 characters') } },
  });
  expect(await get(`/api/v1/blocks?cursor=${'a'.repeat(8_000)}`)).toMatchObject({ status: 414 });
});

test('a client that requests pages endlessly is limited, and others are not', async () => {
  const site = await startTestApi({ webRoot, rateLimitFactor: 0.001, trustedProxies: ['127.0.0.1'] });
  try {
    const sendRequest = (from: string) =>
      callApi(site.url, '/explorer', { headers: { 'x-forwarded-for': from } });
    for (let page = 0; page < 3; page += 1) expect((await sendRequest('192.0.2.1')).status).toBe(200);
    const refused = await sendRequest('192.0.2.1');
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await sendRequest('192.0.2.2')).status).toBe(200);
  } finally {
    await site.close();
  }
});

test('pages accept no data', async () => {
  expect((await callApi(api.url, '/explorer', { body: {} })).status).toBe(404);
});

test('a missing build is reported, and a build that appears later is served', async () => {
  const later = path.join(webRoot, 'later');
  const waiting = await startTestApi({ webRoot: later });
  const none = await callApi(waiting.url, '/');
  expect(none.status).toBe(503);
  expect(none.body).toBe('The website has not been built yet. Build it with: npm run web:build\n');
  expect((await callApi(waiting.url, '/healthz')).status).toBe(200);
  await write('later/index.html', page('There'));
  expect((await callApi(waiting.url, '/')).body).toContain('<h1>There</h1>');
  await waiting.close();
});

/** Sends a request without normalizing the path or the response. */
function rawGet(
  rawPath: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer; body: string }> {
  const { hostname, port } = new URL(api.url);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path: rawPath, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const bytes = Buffer.concat(chunks);
      resolve({ status: response.statusCode!, headers: response.headers, bytes, body: bytes.toString() });
    });
    outgoing.on('error', reject).end();
  });
}

test('pages may connect to the relay for wallets only if the operator has set one up', async () => {
  const relay = { projectId: 'project-id', relayUrl: 'wss://relay.example/v2' };
  const offering = await startTestApi({ webRoot, walletConnect: relay });
  const policyOf = async (origin: string, url: string) =>
    (await callApi(origin, url)).headers.get('content-security-policy')!.split('; ');
  try {
    for (const url of ['/', '/explorer/address/0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'])
      expect(await policyOf(offering.url, url)).toContain("connect-src 'self' wss://relay.example");
    expect((await callApi(offering.url, '/api/v1/wallet/options')).body).toEqual({
      walletconnect: { project_id: 'project-id', relay_url: 'wss://relay.example/v2' },
    });
  } finally {
    await offering.close();
  }
  expect(await policyOf(api.url, '/')).toContain("connect-src 'self'");
  expect((await callApi(api.url, '/api/v1/wallet/options')).body).toEqual({ walletconnect: null });
});

test('the service worker may request its own origin and is revalidated, a worker gets only fonts, other scripts nothing', async () => {
  const worker = await get('/sw.js');
  expect(worker.headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  );
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const drawing = await get('/assets/draw.worker-abc123.js');
  expect(drawing.headers.get('content-security-policy')).toBe(
    "default-src 'none'; font-src 'self'; frame-ancestors 'none'",
  );
  const script = await get('/assets/app-abc123.js');
  expect(script.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('links that wallets and tools print lead to the pages of the explorer', async () => {
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const hash = `0x${'ab'.repeat(32)}`;
  const job = '01234567-89ab-cdef-0123-456789abcdef';
  const targets = [
    [`/address/${address}`, `/explorer/address/${address}`],
    [`/address/${address}?tab=contract`, `/explorer/address/${address}?tab=contract`],
    [`/de/address/${address}/`, `/de/explorer/address/${address}`],
    [`/tx/${hash}`, `/explorer/tx/${hash}`],
    ['/block/17', '/explorer/block/17'],
    [`/de/token/${address}`, `/de/explorer/token/${address}`],
    [`/token/${address}/instance/7`, `/explorer/token/${address}/7`],
    [`/nft/${address}/7`, `/explorer/token/${address}/7`],
    [`/explorer/nft/${address}/7`, `/explorer/token/${address}/7`],
    [`/de/explorer/token/${address}/instance/7`, `/de/explorer/token/${address}/7`],
    [`/sourcify/repo-ui/96969/${address}`, `/explorer/address/${address}`],
    [`/contracts/full_match/96969/${address}/`, `/explorer/address/${address}`],
    [`/sourcify/contracts/partial_match/96969/${address}/`, `/explorer/address/${address}`],
    [`/sourcify/verify-ui/jobs/${job}`, `/sourcify/v2/verify/${job}`],
  ] as const;
  for (const [link, target] of targets) {
    const answer = await get(link);
    expect({ link, status: answer.status, target: answer.headers.get('location') }).toEqual({
      link,
      status: 308,
      target,
    });
  }
});

test('a path that only looks like such a link is not found and leads nowhere', async () => {
  for (const path of [
    '/address',
    '/address/%2F%2Fevil.example',
    '/tx/a/b',
    '/blocks/1',
    '/address//evil.example',
    '/sourcify/repo-ui/1/0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '/contracts/full_match/96969/evil.example',
  ]) {
    const answer = await get(path);
    expect({ path, status: answer.status, target: answer.headers.get('location') }).toEqual({
      path,
      status: 404,
      target: null,
    });
  }
});
