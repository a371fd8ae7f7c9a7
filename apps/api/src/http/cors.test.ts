import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { afterAll, beforeAll, expect, test } from 'vitest';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('a preflight from another origin allows every method that a route uses', async () => {
  const document = (await callApi(api.url, '/openapi.json')).body as { paths: Record<string, object> };
  const methods = ['get', 'post', 'put', 'patch', 'delete'];
  const used = methods.filter((method) => Object.values(document.paths).some((path) => method in path));
  const preflight = await callApi(api.url, '/api/v1/blocks', {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'PUT' },
  });
  const allowed = preflight.headers.get('access-control-allow-methods')?.toLowerCase().split(',') ?? [];
  expect(used).toContain('put');
  expect(allowed).toEqual(expect.arrayContaining(used));
});

// Remix and other tools in a browser read sources and send them for verification.
test.each(['/api/v2/stats', '/v2/chainlist', '/sourcify/chains', '/sourcify/verify'])(
  'tools on other sites may call %s, with a key in a header',
  async (path) => {
    const preflight = await callApi(api.url, path, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-api-key',
      },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-api-key');
  },
);

test('only our own sites may call routes that use a session', async () => {
  const preflight = await callApi(api.url, '/auth/v1/user', {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
  });
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
});
