import { Agent, get, request } from 'node:http';
import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let api: TestApi;
const log: Record<string, unknown>[] = [];
const logger = pino({ level: 'debug' }, { write: (line: string) => log.push(JSON.parse(line)) });

beforeAll(async () => {
  api = await startTestApi({ logger });
});
afterAll(() => api.close());

const FUNCTIONS = ['/functions/v1/wallet-operations', '/functions/v1/energy-points'];

describe('unknown routes', () => {
  test('an unknown function, an unknown path and a wrong method get different errors', async () => {
    expect(await callApi(api.url, '/functions/v1/nope', { body: {} })).toMatchObject({
      status: 404,
      code: 'unknown_function',
    });
    for (const path of [
      '/api/v1/nope',
      '/auth/v1/nope',
      '/rest/v1/nope',
      '/storage/v1/x',
      '/sourcify/nope',
      '/webhooks/nope',
    ]) {
      expect(await callApi(api.url, path)).toMatchObject({ status: 404, code: 'not_found' });
    }
    const wrongMethod = await callApi(api.url, '/functions/v1/energy-points');
    expect(wrongMethod).toMatchObject({ status: 405, code: 'method_not_allowed' });
    expect(wrongMethod.headers.get('allow')).toBe('POST');
    expect(await callApi(api.url, '/api/v1/blocks', { method: 'DELETE' })).toMatchObject({
      status: 405,
      code: 'method_not_allowed',
    });
  });

  test.each(FUNCTIONS)('%s refuses an unknown action', async (path) => {
    const answer = await callApi(api.url, path, { body: { action: 'make_me_rich', data: {} } });
    expect(answer).toMatchObject({ status: 400, code: 'unknown_action' });
  });
});

describe('bodies', () => {
  test.each(FUNCTIONS)(
    '%s refuses malformed JSON, a body that is not an object, and a missing action',
    async (path) => {
      for (const body of ['{"action":', '', 'null,']) {
        expect(await callApi(api.url, path, { body })).toMatchObject({ status: 400, code: 'malformed_json' });
      }
      for (const body of ['null', '[]', '"x"', '{}', '{"action":5}']) {
        expect(await callApi(api.url, path, { body })).toMatchObject({ status: 400, code: 'invalid_input' });
      }
    },
  );

  test.each(FUNCTIONS)('%s refuses a body over 64 kB by its declared length', async (path) => {
    const body = JSON.stringify({ action: 'x', data: 'x'.repeat(65_536) });
    expect(await callApi(api.url, path, { body })).toMatchObject({ status: 413, code: 'body_too_large' });
  });

  test('a body without a length is refused while it streams, long before its end', async () => {
    const { status, sentBytes } = await streamBody(`${api.url}/functions/v1/energy-points`, 64 * 1024 * 1024);
    expect(status).toBe(413);
    expect(sentBytes).toBeLessThan(16 * 1024 * 1024);
  });

  test('text that PostgreSQL cannot store is refused as invalid input, not as an internal error', async () => {
    for (const body of ['{"action":"a\\u0000"}', '{"action":"\\ud800"}']) {
      const answer = await callApi(api.url, '/functions/v1/energy-points', { body });
      expect(answer).toMatchObject({ status: 400, code: 'invalid_input' });
    }
    const emoji = await callApi(api.url, '/functions/v1/energy-points', {
      body: '{"action":"\\ud83d\\ude00"}',
    });
    expect(emoji.code).toBe('unknown_action');
  });
});

describe('internal errors', () => {
  test('are answered with a generic message and an id that is in the log, both without the query’s values', async () => {
    await api.database.db.execute(sql`alter table app.sessions rename to sessions_hidden`);
    const answer = await callApi(api.url, '/auth/v1/refresh', {
      body: { refresh_token: 'the-secret-token' },
    });
    await api.database.db.execute(sql`alter table app.sessions_hidden rename to sessions`);
    expect(answer.status).toBe(500);
    const requestId = answer.headers.get('x-request-id');
    expect(answer.body).toEqual({
      error: {
        code: 'internal',
        message: 'Something went wrong on our side. Please try again.',
        details: { requestId },
      },
    });
    const entry = log.find((line) => line['msg'] === 'request failed');
    expect(entry).toMatchObject({ requestId, err: { cause: { code: '42P01' } } });
    // SHA-256 of the token: the query's parameter, which a query error would quote.
    const hash = 'b9f514ee4d6bfa30e318de33333b511d66d601d5abd8e8a2f75f709e69787486';
    expect(JSON.stringify(log)).not.toContain('params');
    expect(JSON.stringify(log)).not.toContain(hash);
  });

  test('the log contains no query strings and no tokens', async () => {
    const token = 'aaaa.bbbb.cccc';
    await callApi(api.url, '/api/v1/search?q=my-private-search', { token });
    await callApi(api.url, '/auth/v1/user', { token });
    const text = JSON.stringify(log);
    expect(text).toContain('/api/v1/search');
    expect(text).not.toContain('my-private-search');
    expect(text).not.toContain(token);
  });
});

describe('headers', () => {
  test('every response has its own id and forbids sniffing, framing and storing', async () => {
    const [first, second] = [await callApi(api.url, '/healthz'), await callApi(api.url, '/api/v1/nope')];
    expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
    for (const { headers } of [first, second]) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  test('another site can read chain data, but no route with a session', async () => {
    const origin = { origin: 'https://elsewhere.example' };
    const allowed = async (path: string) =>
      (await callApi(api.url, path, { headers: origin })).headers.get('access-control-allow-origin');
    expect(await allowed('/api/v1/blocks')).toBe('*');
    expect(await allowed('/openapi.json')).toBe('*');
    expect(await allowed('/auth/v1/user')).toBeNull();
    const preflight = await callApi(api.url, '/functions/v1/energy-points', {
      method: 'OPTIONS',
      headers: { ...origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('our own origin can call every route', async () => {
    const origin = api.url;
    const answer = await callApi(api.url, '/auth/v1/user', { headers: { origin } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
  });
});

describe('operations', () => {
  test('a live process without a chain is not ready and names what is missing', async () => {
    expect(await callApi(api.url, '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    const ready = await callApi(api.url, '/readyz');
    expect(ready.status).toBe(503);
    expect(ready.body).toEqual({
      status: 'not_ready',
      checks: {
        database: { status: 'ok', detail: 'answers' },
        chain: { status: 'failing', detail: 'does not answer' },
        index: { status: 'failing', detail: 'cannot be compared' },
        process: { status: 'ok', detail: 'serves' },
      },
    });
  });

  test('a server that is shutting down keeps answering for a while and reports that it is not ready', async () => {
    const ending = await startTestApi({ drainMs: 2_000 });
    const keepAliveAgent = new Agent({ keepAlive: true });
    expect(await sendRequest(ending.url, '/healthz', keepAliveAgent)).toEqual([200, 'keep-alive']);
    const ended = ending.close();
    expect(await sendRequest(ending.url, '/healthz', keepAliveAgent)).toEqual([200, 'close']);
    const ready = await callApi(ending.url, '/readyz');
    expect(ready).toMatchObject({
      status: 503,
      body: { checks: { process: { status: 'failing', detail: 'is about to end' } } },
    });
    await ended;
    await expect(sendRequest(ending.url, '/healthz')).rejects.toThrow('ECONNREFUSED');
    keepAliveAgent.destroy();
  });

  test('requests are counted by route, and unknown paths share one label', async () => {
    await callApi(api.url, '/api/v1/blocks/123456');
    await callApi(api.url, '/api/v1/made-up-1');
    await callApi(api.url, '/api/v1/search?q=1');
    const { body } = await callApi(api.url, '/metrics');
    expect(body).toMatch(/nova_api_requests_total\{method="GET",route="\/api\/v1\/search",status="200"\} \d/);
    expect(body).toMatch(/nova_api_requests_total\{method="GET",route="none",status="404"\} \d/);
    expect(body).not.toContain('made-up-1');
  });

  test('metrics require the admin token in production', async () => {
    const production = await startTestApi({ isProduction: true });
    const sendRequest = (token: string) => callApi(production.url, '/metrics', { token });
    expect((await sendRequest('admin token of throwaway stacks')).status).toBe(200);
    expect(await sendRequest('admin token of throwaway stack')).toMatchObject({
      status: 401,
      code: 'unauthorized',
    });
    expect(await callApi(production.url, '/metrics')).toMatchObject({ status: 401, code: 'unauthorized' });
    await production.close();
  });
});

describe('limits', () => {
  // One hundredth of the usual limit: the bucket is empty after one login request.
  const limited = (options: { trustedProxies?: string[] }) =>
    startTestApi({ ...options, rateLimitFactor: 0.01 });
  const requestNonce = (url: string, forwardedFor: string) =>
    callApi(url, '/auth/v1/siwe/nonce', { body: {}, headers: { 'x-forwarded-for': forwardedFor } });

  test('a client over the limit is told when to retry, and a forged X-Forwarded-For changes nothing', async () => {
    const strict = await limited({});
    expect((await requestNonce(strict.url, '198.51.100.1')).status).toBe(200);
    const refused = await requestNonce(strict.url, '198.51.100.2');
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const { rows } = await strict.database.db.execute(sql`select count(*)::int as n from app.sign_in_nonces`);
    expect(rows).toEqual([{ n: 1 }]);
    await strict.close();
  });

  test('each client behind a trusted proxy has its own limit', async () => {
    const behind = await limited({ trustedProxies: ['127.0.0.1'] });
    expect((await requestNonce(behind.url, '198.51.100.1')).status).toBe(200);
    expect((await requestNonce(behind.url, '198.51.100.2')).status).toBe(200);
    expect((await requestNonce(behind.url, '198.51.100.1')).status).toBe(429);
    expect((await requestNonce(behind.url, '198.51.100.9, 198.51.100.2')).status).toBe(429);
    await behind.close();
  });
});

/** Streams zeros without a Content-Length until the server answers or `bytes` are sent. */
function streamBody(url: string, bytes: number): Promise<{ status: number; sentBytes: number }> {
  return new Promise((resolve, reject) => {
    let sentBytes = 0;
    const chunk = Buffer.alloc(64 * 1024, '0');
    const sending = request(url, { method: 'POST', headers: { 'content-type': 'application/json' } });
    sending.on('response', (response) => {
      response.resume();
      resolve({ status: response.statusCode!, sentBytes });
      sending.destroy();
    });
    sending.on('error', reject);
    const send = () => {
      if (sentBytes >= bytes) sending.end();
      else if (!sending.destroyed) sending.write(chunk, () => send());
      sentBytes += chunk.length;
    };
    send();
  });
}

/** Requests `path`. @returns the response's status and its `Connection` header */
function sendRequest(
  url: string,
  path: string,
  agent?: Agent,
): Promise<[number | undefined, string | undefined]> {
  return new Promise((resolve, reject) => {
    const options = agent ? { agent } : {};
    const sent = get(url + path, options, (response) => {
      response.resume();
      response.once('end', () => resolve([response.statusCode, response.headers.connection]));
    });
    sent.once('error', reject);
  });
}
