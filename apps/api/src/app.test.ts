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
    for (const path of ['/api/v1/nope', '/auth/v1/nope', '/rest/v1/nope', '/storage/v1/x']) {
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

  test('the API description contains every route', async () => {
    const { body } = await callApi(api.url, '/openapi.json');
    const { paths } = body as { paths: Record<string, unknown> };
    expect(Object.keys(paths).toSorted()).toEqual([
      '/api',
      '/api/v1/accounts',
      '/api/v1/actions',
      '/api/v1/actions.csv',
      '/api/v1/actions/{action_id}',
      '/api/v1/actions/{id}/report',
      '/api/v1/activity',
      '/api/v1/activity.csv',
      '/api/v1/addresses/{address}',
      '/api/v1/addresses/{address}/actions',
      '/api/v1/addresses/{address}/actions.csv',
      '/api/v1/addresses/{address}/approvals',
      '/api/v1/addresses/{address}/approvals.csv',
      '/api/v1/addresses/{address}/events',
      '/api/v1/addresses/{address}/events.csv',
      '/api/v1/addresses/{address}/internal-transactions',
      '/api/v1/addresses/{address}/internal-transactions.csv',
      '/api/v1/addresses/{address}/nfts',
      '/api/v1/addresses/{address}/tokens',
      '/api/v1/addresses/{address}/transactions',
      '/api/v1/addresses/{address}/transactions.csv',
      '/api/v1/addresses/{address}/transfers',
      '/api/v1/addresses/{address}/transfers.csv',
      '/api/v1/addresses/{address}/user-operations',
      '/api/v1/addresses/{address}/user-operations.csv',
      '/api/v1/admin/action-types',
      '/api/v1/admin/action-types/{key}',
      '/api/v1/admin/actions/{id}/revoke',
      '/api/v1/admin/anomalies',
      '/api/v1/admin/audit',
      '/api/v1/admin/audit.csv',
      '/api/v1/admin/contact-messages',
      '/api/v1/admin/hidden-nfts',
      '/api/v1/admin/hidden-tokens',
      '/api/v1/admin/labels',
      '/api/v1/admin/labels/{address}',
      '/api/v1/admin/me',
      '/api/v1/admin/newsletter',
      '/api/v1/admin/nft-reports',
      '/api/v1/admin/nfts/{id}/hidden',
      '/api/v1/admin/nfts/{id}/reports',
      '/api/v1/admin/outbox',
      '/api/v1/admin/outbox/{id}/retry',
      '/api/v1/admin/overview',
      '/api/v1/admin/partners',
      '/api/v1/admin/partners/{id}/actions/{key}',
      '/api/v1/admin/partners/{id}/keys',
      '/api/v1/admin/partners/{id}/keys/{key_id}',
      '/api/v1/admin/presale/approvals',
      '/api/v1/admin/presale/books',
      '/api/v1/admin/presale/control',
      '/api/v1/admin/presale/end-phase',
      '/api/v1/admin/presale/pause',
      '/api/v1/admin/presale/purchases',
      '/api/v1/admin/presale/purchases/{id}/refund',
      '/api/v1/admin/presale/reconciliations',
      '/api/v1/admin/purchases/{ref}/refund-points',
      '/api/v1/admin/status/incidents',
      '/api/v1/admin/status/incidents/{id}/updates',
      '/api/v1/admin/status/maintenances',
      '/api/v1/admin/status/maintenances/{id}/cancel',
      '/api/v1/admin/suspensions',
      '/api/v1/admin/token-reports',
      '/api/v1/admin/tokens/{address}/reports',
      '/api/v1/admin/tokens/{address}/visibility',
      '/api/v1/admin/users',
      '/api/v1/admin/users/{id}/role',
      '/api/v1/admin/users/{id}/suspension',
      '/api/v1/admin/whitelist',
      '/api/v1/admin/whitelist/wallets',
      '/api/v1/admin/whitelist/wallets/{address}',
      '/api/v1/api-keys',
      '/api/v1/api-keys/{id}',
      '/api/v1/api-keys/{id}/use',
      '/api/v1/blocks',
      '/api/v1/blocks.csv',
      '/api/v1/blocks/{id}',
      '/api/v1/blocks/{id}/raw',
      '/api/v1/charts',
      '/api/v1/contact',
      '/api/v1/contact/check',
      '/api/v1/contracts',
      '/api/v1/contracts/{address}',
      '/api/v1/contracts/{address}/storage-layout',
      '/api/v1/contracts/{address}/verify',
      '/api/v1/contracts/{address}/verify/{id}',
      '/api/v1/demo/addresses',
      '/api/v1/demo/offer',
      '/api/v1/energy/conversion',
      '/api/v1/energy/conversion/permits',
      '/api/v1/energy/conversion/permits/{id}',
      '/api/v1/energy/conversions',
      '/api/v1/energy/progress',
      '/api/v1/energy/rank',
      '/api/v1/energy/suspension',
      '/api/v1/energy/suspension/appeal',
      '/api/v1/events',
      '/api/v1/events.csv',
      '/api/v1/faucet',
      '/api/v1/faucet/challenge',
      '/api/v1/faucet/drips',
      '/api/v1/internal-transactions',
      '/api/v1/internal-transactions.csv',
      '/api/v1/lists/confirm',
      '/api/v1/lists/leave',
      '/api/v1/market',
      '/api/v1/market/collection-metadata',
      '/api/v1/market/collections',
      '/api/v1/market/collections/{id}',
      '/api/v1/market/collections/{id}/properties',
      '/api/v1/market/metadata',
      '/api/v1/market/nfts',
      '/api/v1/market/nfts/{id}',
      '/api/v1/market/nfts/{id}/history',
      '/api/v1/market/nfts/{id}/refresh',
      '/api/v1/market/nfts/{id}/report',
      '/api/v1/names',
      '/api/v1/names/addresses',
      '/api/v1/names/{name}',
      '/api/v1/newsletter',
      '/api/v1/newsletter/unsubscribe',
      '/api/v1/nfts',
      '/api/v1/nfts/{address}/{token_id}',
      '/api/v1/nfts/{address}/{token_id}/holders',
      '/api/v1/nfts/{address}/{token_id}/holders.csv',
      '/api/v1/nfts/{address}/{token_id}/transfers',
      '/api/v1/nfts/{address}/{token_id}/transfers.csv',
      '/api/v1/notes',
      '/api/v1/notes.csv',
      '/api/v1/notes/{subject}',
      '/api/v1/notifications',
      '/api/v1/notifications/read',
      '/api/v1/orphaned-blocks',
      '/api/v1/orphaned-blocks.csv',
      '/api/v1/page-speed',
      '/api/v1/passkey-accounts/{address}',
      '/api/v1/passkeys',
      '/api/v1/passkeys/{credential_id}',
      '/api/v1/pending-transactions',
      '/api/v1/pending-transactions.csv',
      '/api/v1/presale',
      '/api/v1/presale/account',
      '/api/v1/presale/account/cancel-link',
      '/api/v1/presale/account/link',
      '/api/v1/presale/bridge',
      '/api/v1/presale/card-sessions',
      '/api/v1/presale/purchases',
      '/api/v1/presale/purchases/{id}',
      '/api/v1/presale/quote',
      '/api/v1/presale/resume',
      '/api/v1/presale/transactions/{hash}',
      '/api/v1/recoveries',
      '/api/v1/recoveries/{id}',
      '/api/v1/recoveries/{id}/completion',
      '/api/v1/recoveries/{id}/email',
      '/api/v1/recoveries/{id}/email-confirmation',
      '/api/v1/recoveries/{id}/signatures',
      '/api/v1/referrals',
      '/api/v1/referrals/friends',
      '/api/v1/search',
      '/api/v1/stats',
      '/api/v1/status',
      '/api/v1/status/feed',
      '/api/v1/status/incidents',
      '/api/v1/token-creator',
      '/api/v1/token-creator/metadata',
      '/api/v1/token-creator/orders',
      '/api/v1/token-creator/own-tokens',
      '/api/v1/token-creator/tokens',
      '/api/v1/token-creator/tokens/{address}',
      '/api/v1/token-creator/tokens/{address}/metadata',
      '/api/v1/tokens',
      '/api/v1/tokens/{address}',
      '/api/v1/tokens/{address}/distribution',
      '/api/v1/tokens/{address}/holders',
      '/api/v1/tokens/{address}/holders.csv',
      '/api/v1/tokens/{address}/report',
      '/api/v1/tokens/{address}/transfers',
      '/api/v1/tokens/{address}/transfers.csv',
      '/api/v1/top-contracts',
      '/api/v1/top-contracts.csv',
      '/api/v1/transactions',
      '/api/v1/transactions.csv',
      '/api/v1/transactions/{hash}',
      '/api/v1/transactions/{hash}/raw',
      '/api/v1/transactions/{hash}/user-operations',
      '/api/v1/transactions/{hash}/user-operations.csv',
      '/api/v1/transfers',
      '/api/v1/transfers.csv',
      '/api/v1/treasury',
      '/api/v1/treasury/scheduled',
      '/api/v1/user-operations',
      '/api/v1/user-operations.csv',
      '/api/v1/user-operations/{hash}',
      '/api/v1/verified-contracts',
      '/api/v1/verified-contracts.csv',
      '/api/v1/version',
      '/api/v1/wallet/options',
      '/api/v1/wallet/tokens',
      '/api/v1/watchlist',
      '/api/v1/watchlist/addresses/{address}',
      '/api/v1/watchlist/feed',
      '/api/v1/watchlist/feed/{token}',
      '/api/v1/watchlist/unsubscribe',
      '/api/v1/whitelist',
      '/api/v2/addresses',
      '/api/v2/addresses/{address_hash}',
      '/api/v2/addresses/{address_hash}/blocks-validated',
      '/api/v2/addresses/{address_hash}/counters',
      '/api/v2/addresses/{address_hash}/internal-transactions',
      '/api/v2/addresses/{address_hash}/logs',
      '/api/v2/addresses/{address_hash}/nft',
      '/api/v2/addresses/{address_hash}/tabs-counters',
      '/api/v2/addresses/{address_hash}/token-balances',
      '/api/v2/addresses/{address_hash}/token-transfers',
      '/api/v2/addresses/{address_hash}/tokens',
      '/api/v2/addresses/{address_hash}/transactions',
      '/api/v2/blocks',
      '/api/v2/blocks/{block_number_or_hash}',
      '/api/v2/blocks/{block_number_or_hash}/internal-transactions',
      '/api/v2/blocks/{block_number_or_hash}/transactions',
      '/api/v2/blocks/{block_number}/countdown',
      '/api/v2/internal-transactions',
      '/api/v2/main-page/blocks',
      '/api/v2/main-page/indexing-status',
      '/api/v2/main-page/transactions',
      '/api/v2/search',
      '/api/v2/search/check-redirect',
      '/api/v2/search/quick',
      '/api/v2/smart-contracts',
      '/api/v2/smart-contracts/counters',
      '/api/v2/smart-contracts/verification/config',
      '/api/v2/smart-contracts/{address_hash}',
      '/api/v2/smart-contracts/{address_hash}/verification/via/flattened-code',
      '/api/v2/smart-contracts/{address_hash}/verification/via/multi-part',
      '/api/v2/smart-contracts/{address_hash}/verification/via/sourcify',
      '/api/v2/smart-contracts/{address_hash}/verification/via/standard-input',
      '/api/v2/smart-contracts/{address_hash}/verification/via/vyper-code',
      '/api/v2/smart-contracts/{address_hash}/verification/via/vyper-multi-part',
      '/api/v2/smart-contracts/{address_hash}/verification/via/vyper-standard-input',
      '/api/v2/stats',
      '/api/v2/stats/charts/transactions',
      '/api/v2/token-transfers',
      '/api/v2/tokens',
      '/api/v2/tokens/{address_hash}',
      '/api/v2/tokens/{address_hash}/counters',
      '/api/v2/tokens/{address_hash}/holders',
      '/api/v2/tokens/{address_hash}/instances',
      '/api/v2/tokens/{address_hash}/instances/{id}',
      '/api/v2/tokens/{address_hash}/instances/{id}/holders',
      '/api/v2/tokens/{address_hash}/instances/{id}/transfers',
      '/api/v2/tokens/{address_hash}/instances/{id}/transfers-count',
      '/api/v2/tokens/{address_hash}/transfers',
      '/api/v2/transactions',
      '/api/v2/transactions/{transaction_hash}',
      '/api/v2/transactions/{transaction_hash}/internal-transactions',
      '/api/v2/transactions/{transaction_hash}/logs',
      '/api/v2/transactions/{transaction_hash}/token-transfers',
      '/auth/v1/confirm',
      '/auth/v1/confirm/status',
      '/auth/v1/delete-account',
      '/auth/v1/email/change',
      '/auth/v1/email/confirm',
      '/auth/v1/export',
      '/auth/v1/language',
      '/auth/v1/password/change',
      '/auth/v1/password/forgot',
      '/auth/v1/password/reset',
      '/auth/v1/refresh',
      '/auth/v1/sessions',
      '/auth/v1/sessions/{id}',
      '/auth/v1/sign-in',
      '/auth/v1/sign-out',
      '/auth/v1/sign-up',
      '/auth/v1/siwe/nonce',
      '/auth/v1/user',
      '/auth/v1/wallets/{address}',
      '/auth/v1/wallets/{address}/primary',
      '/functions/v1/demo-account-manager',
      '/functions/v1/energy-points',
      '/functions/v1/nova-rpc',
      '/functions/v1/presale-phases',
      '/functions/v1/referral-system',
      '/functions/v1/wallet-operations',
      '/functions/v1/welcome-bonus',
      '/healthz',
      '/metrics',
      '/readyz',
      '/realtime/v1',
      '/rest/v1/native_tokens',
      '/rest/v1/presale_phases',
      '/rest/v1/presale_purchases',
      '/rest/v1/rpc/get_or_create_user_by_wallet',
      '/rest/v1/user_balances',
      '/rest/v1/wallets',
      '/rpc',
      '/sourcify',
      '/sourcify/chains',
      '/sourcify/check-all-by-addresses',
      '/sourcify/check-by-addresses',
      '/sourcify/files/any/{chain}/{address}',
      '/sourcify/files/tree/any/{chain}/{address}',
      '/sourcify/files/tree/{chain}/{address}',
      '/sourcify/files/{chain}/{address}',
      '/sourcify/v2/contract/{chainId}/{address}',
      '/sourcify/v2/contracts/{chainId}',
      '/sourcify/v2/verify/metadata/{chainId}/{address}',
      '/sourcify/v2/verify/similarity/{chainId}/{address}',
      '/sourcify/v2/verify/{chainId}/{address}',
      '/sourcify/v2/verify/{verificationId}',
      '/sourcify/verify',
      '/sourcify/verify/solc-json',
      '/storage/v1/files',
      '/storage/v1/uploads',
      '/storage/v1/uploads/{id}',
      '/v2/api',
      '/v2/chainlist',
      '/webhooks/stripe',
    ]);
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
