import { callApi } from '@nova/testing/call-api';
import { startTestApi } from '@nova/testing/test-api';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { getAddress, type Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ isWhole: true });
}, 180_000);
afterAll(() => stack.close());

const addressOf = (contract: { address: Hex } | undefined) => getAddress(contract!.address);

test('the token list has the tokens of our contracts, in the format of tokenlists.org', async () => {
  const { ActionLedger, WrappedNAC, TestUSDT } = stack.chain.contracts;
  const request = () =>
    callApi(stack.url, '/tokenlist.json', { headers: { origin: 'https://wallet.example' } });
  // The index may not contain the blocks of the deployment yet.
  await expect
    .poll(async () => (await request()).body, { timeout: 60_000 })
    .toMatchObject({
      tokens: { length: 3 },
    });
  const { body, headers } = await request();
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(body).toEqual({
    name: 'Nova',
    timestamp: expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/),
    version: { major: 1, minor: 3, patch: 0 },
    tokens: expect.any(Array),
  });
  const { tokens } = body as { tokens: object[] };
  expect(tokens).toEqual(
    expect.arrayContaining([
      { chainId: 96969, address: addressOf(ActionLedger), name: 'Energy Points', symbol: 'EP', decimals: 0 },
      { chainId: 96969, address: addressOf(WrappedNAC), name: 'Wrapped NAC', symbol: 'WNAC', decimals: 18 },
      {
        chainId: 96969,
        address: addressOf(TestUSDT),
        name: 'Test USDT (no value)',
        symbol: 'USDT',
        decimals: 6,
      },
    ]),
  );
}, 90_000);

test('without the chain, there is no list, because a list has at least one token', async () => {
  const api = await startTestApi();
  expect(await callApi(api.url, '/tokenlist.json')).toMatchObject({
    status: 503,
    code: 'unavailable',
  });
  await api.close();
});
