import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { afterAll, beforeAll, expect, test } from 'vitest';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test.each([
  ['/addresses/0x12', 400, 'invalid_input'],
  [`/tokens/0x${'ef'.repeat(20)}`, 404, 'token_not_found'],
  [`/tokens/0x${'ef'.repeat(20)}/holders`, 404, 'token_not_found'],
  [`/tokens/0x${'ef'.repeat(20)}/instances/1`, 404, 'nft_not_found'],
  [`/tokens/0x${'ef'.repeat(20)}/instances/1/holders`, 404, 'nft_not_found'],
  [`/transactions/0x${'ef'.repeat(32)}`, 404, 'transaction_not_found'],
  ['/blocks/99999999', 404, 'block_not_found'],
  ['/transactions?block_number=x', 400, 'invalid_input'],
  ['/transactions?filter=sealed', 400, 'invalid_input'],
  ['/transactions?type=blob_transaction', 400, 'invalid_input'],
  ['/transactions?type=coin_transfer,other', 400, 'invalid_input'],
  ['/transactions?method=0x12', 400, 'invalid_input'],
  ['/transactions?method=swap', 400, 'invalid_input'],
  ['/blocks?type=other', 400, 'invalid_input'],
  ['/tokens?type=ERC-7', 400, 'invalid_input'],
  [`/transactions/0x${'ef'.repeat(32)}/logs`, 404, 'transaction_not_found'],
  [`/transactions/0x${'ef'.repeat(32)}/internal-transactions`, 404, 'transaction_not_found'],
  [`/internal-transactions?transaction_hash=0x${'ef'.repeat(32)}`, 404, 'transaction_not_found'],
  ['/blocks/99999999/internal-transactions', 404, 'block_not_found'],
  ['/blocks/0/countdown', 400, 'invalid_input'],
  ['/blocks/0x12/countdown', 400, 'invalid_input'],
  [`/tokens/0x${'ef'.repeat(20)}/counters`, 404, 'token_not_found'],
  [`/tokens/0x${'ef'.repeat(20)}/instances/1/transfers-count`, 404, 'nft_not_found'],
  [`/smart-contracts/0x${'ef'.repeat(20)}`, 503, 'unavailable'],
  ['/main-page/indexing-status', 503, 'unavailable'],
  [`/addresses/0x${'ef'.repeat(20)}/transactions?sort=value`, 400, 'invalid_input'],
  [`/addresses/0x${'ef'.repeat(20)}/transactions?order=asc`, 400, 'invalid_input'],
  [`/addresses/0x${'ef'.repeat(20)}/transactions?type=blob_transaction`, 400, 'invalid_input'],
  [`/addresses/0x${'ef'.repeat(20)}/logs?topic=0x12`, 400, 'invalid_input'],
  ['/smart-contracts?sort=balance', 400, 'invalid_input'],
  ['/transactions?sort=value', 400, 'invalid_input'],
  ['/stats?period=1', 400, 'invalid_input'],
  ['/search/quick', 400, 'invalid_input'],
  ['/nothing', 404, 'not_found'],
])('%s is refused with a code and a sentence', async (path, status, code) => {
  const answer = await callApi(api.url, `/api/v2${path}`);
  expect(answer).toMatchObject({ status, body: { error: { code, message: expect.any(String) } } });
});

test('a parameter that a route does not have is named, and the key of the API is one of every route', async () => {
  const refused = await callApi(api.url, '/api/v2/blocks?order=asc');
  expect(refused.body).toMatchObject({
    error: {
      message: 'This route has no such parameter. Use only type, block_number, items_count, apikey.',
      details: { issues: [{ field: 'order' }] },
    },
  });
  const unknown = await callApi(api.url, '/api/v2/blocks?apikey=nk_unknown');
  expect(unknown).toMatchObject({ body: { error: { code: 'api_key_unknown' } } });
});

test('any site may read, within the rate limit of all reads', async () => {
  const strict = await startTestApi({ rateLimitFactor: 0.001 });
  const refused = await callApi(strict.url, '/api/v2/blocks', {
    headers: { origin: 'https://wallet.example' },
  });
  expect(refused).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } });
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  await strict.close();
});
