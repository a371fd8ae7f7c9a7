import { DAY_MS } from '@nova/shared/durations';
import { communityRewardsAbi } from '@nova/abi/community-rewards';
import { callApi } from '@nova/testing/call-api';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { DRIP_COOLDOWN_SECONDS, DRIP_WEI, DRIP_WEI_PER_DAY } from '@nova/shared/faucet/constants';
import { solveSlice } from '@nova/shared/faucet/proof-of-work';
import type { Challenge, Drip, Faucet } from '@nova/shared/faucet/schemas';
import { type Hex, createPublicClient, createWalletClient, defineChain, http } from 'viem';
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let stack: TestStack;
let aheadMs = 0;

beforeAll(async () => {
  stack = await startTestStack({ clock: () => Date.now() + aheadMs, isWhole: true });
}, 60_000);
afterAll(() => stack.close());

const newAddress = () => privateKeyToAddress(generatePrivateKey()).toLowerCase() as Hex;
const get = async <T>(path: string) => (await callApi(stack.url, path)).body as T;
const readState = (address: string) => get<Faucet>(`/api/v1/faucet?address=${address}`);
const readDrips = async (address: string) =>
  (await get<{ items: Drip[] }>(`/api/v1/faucet/drips?address=${address}`)).items;

async function solve(address: string): Promise<{ challenge: string; solution: string }> {
  const answer = await callApi(stack.url, '/api/v1/faucet/challenge', { body: {} });
  const { challenge, bits } = answer.body as Challenge;
  return { challenge, solution: solveSlice(challenge, address, bits, 0, 50_000_000)! };
}
const sendRequest = (body: { address: string; challenge: string; solution: string }) =>
  callApi(stack.url, '/api/v1/faucet/drips', { body });
/**
 * Retries while a chain under the load of other tests does not respond in time; such a request consumes
 * nothing.
 */
async function requestPage(address: string) {
  const request = { address, ...(await solve(address)) };
  for (let attempt = 0; ; attempt += 1) {
    const answer = await sendRequest(request);
    if (answer.code !== 'unavailable' || attempt === 10) return answer;
  }
}

function openClient() {
  const chain = defineChain({
    id: CHAIN_ID,
    name: 'Nova',
    nativeCurrency: { name: 'Nova', symbol: 'NAC', decimals: 18 },
    rpcUrls: { default: { http: [stack.chain.rpcUrl] } },
  });
  return { chain, reader: createPublicClient({ chain, transport: http() }) };
}

test('the page shows the difficulty that challenges require', async () => {
  const { bits } = (await callApi(stack.url, '/api/v1/faucet/challenge', { body: {} })).body as Challenge;
  expect(bits).toBe(8);
  expect(await readState(newAddress())).toMatchObject({ challenge_bits: 8 });
});

test('the displayed amounts and times equal the contract’s', async () => {
  const { reader } = openClient();
  const { address } = stack.chain.contracts.CommunityRewards!;
  const read = (functionName: 'DRIP_WEI' | 'DRIP_COOLDOWN' | 'DRIP_WEI_PER_DAY') =>
    reader.readContract({ abi: communityRewardsAbi, address, functionName });
  expect(await read('DRIP_WEI')).toBe(DRIP_WEI);
  expect(await read('DRIP_COOLDOWN')).toBe(BigInt(DRIP_COOLDOWN_SECONDS));
  expect(await read('DRIP_WEI_PER_DAY')).toBe(DRIP_WEI_PER_DAY);
});

test('a client that solves the puzzle gets gas in a block that the history names', async () => {
  const address = newAddress();
  // A chain that has just started may respond slowly.
  await expect
    .poll(() => readState(address), { timeout: 15_000 })
    .toMatchObject({
      is_open: true,
      state: 'open',
      next_at: null,
      amount_wei: '10000000000000000',
    });
  expect((await requestPage(address)).status).toBe(202);
  await expect.poll(() => readDrips(address), { timeout: 15_000 }).toMatchObject([{ status: 'sealed' }]);
  const [drip] = await readDrips(address);
  await expect.poll(async () => (await readDrips(address))[0]!.transaction_hash).toMatch(/^0x[0-9a-f]{64}$/);
  expect(drip!.block_number).toBeGreaterThan(20);
  expect(await openClient().reader.getBalance({ address })).toBe(DRIP_WEI);
});

test('the same address must wait a day, and the chain agrees', async () => {
  const address = newAddress();
  await requestPage(address);
  await expect.poll(async () => (await readDrips(address))[0]?.status, { timeout: 15_000 }).toBe('sealed');
  const refused = await requestPage(address);
  expect(refused).toMatchObject({ status: 429, code: 'faucet_cooldown' });
  const nextAt = Date.parse((await readState(address)).next_at!);
  aheadMs = nextAt - Date.now() - 2_000;
  expect(await requestPage(address)).toMatchObject({ status: 429 });
  aheadMs = nextAt - Date.now() + 1;
  expect((await requestPage(address)).status).toBe(202);
  await expect
    .poll(async () => (await readDrips(address)).map((drip) => drip.status), { timeout: 15_000 })
    .toEqual(['sealed', 'sealed']);
});

test('a solution counts once, for its address, and only for a puzzle of this server', async () => {
  aheadMs += 2 * DAY_MS;
  const [address, other] = [newAddress(), newAddress()];
  const solved = await solve(address);
  expect(await sendRequest({ address: other, ...solved })).toMatchObject({
    status: 400,
    code: 'challenge_invalid',
  });
  const [body, seal] = [solved.challenge.split('.').slice(0, 2).join('.'), solved.challenge.split('.')[2]!];
  const forged = `${body}.${seal.startsWith('A') ? 'B' : 'A'}${seal.slice(1)}`;
  expect(await sendRequest({ address, ...solved, challenge: forged })).toMatchObject({
    code: 'challenge_invalid',
  });
  aheadMs += 11 * 60_000;
  expect(await sendRequest({ address, ...solved })).toMatchObject({ code: 'challenge_invalid' });
  const fresh = await solve(address);
  const answers = await Promise.all(Array.from({ length: 8 }, () => sendRequest({ address, ...fresh })));
  expect(answers.filter((answer) => answer.status === 202)).toHaveLength(1);
  await expect.poll(() => readDrips(address), { timeout: 15_000 }).toMatchObject([{ status: 'sealed' }]);
});

test('a network gets five drips a day, whatever address it forges', async () => {
  aheadMs += 2 * DAY_MS;
  for (let drip = 0; drip < 5; drip += 1) expect((await requestPage(newAddress())).status).toBe(202);
  const refused = await requestPage(newAddress());
  expect(refused).toMatchObject({
    status: 429,
    code: 'faucet_busy',
    body: { error: { details: { budget: 'network' } } },
  });
  aheadMs += DAY_MS + 1_000;
  expect((await requestPage(newAddress())).status).toBe(202);
});

test('a contract gets no drip', async () => {
  aheadMs += 2 * DAY_MS;
  const answer = await requestPage(stack.chain.contracts.Presale!.address);
  expect(answer).toMatchObject({ status: 400, code: 'contract_recipient' });
});

test('a paused faucet reports it and accepts no request', async () => {
  const { chain, reader } = openClient();
  const wallet = createWalletClient({
    chain,
    transport: http(),
    account: privateKeyToAccount(TEST_KEYS.pauser),
  });
  const { address } = stack.chain.contracts.CommunityRewards!;
  const set = async (functionName: 'pause' | 'unpause') => {
    const hash = await wallet.writeContract({ abi: communityRewardsAbi, address, functionName });
    await reader.waitForTransactionReceipt({ hash });
  };
  // A drip of an earlier test that is still pending would be rejected by the paused contract.
  const readPending = async () => {
    const { rows } = await stack.database.pool.query(
      `select count(*)::int as n from app.outbox where status in ('queued', 'signed')`,
    );
    return rows[0].n as number;
  };
  await expect.poll(readPending, { timeout: 15_000 }).toBe(0);
  await set('pause');
  expect(await readState(newAddress())).toMatchObject({ is_open: false, state: 'paused' });
  expect(await requestPage(newAddress())).toMatchObject({ status: 503, code: 'faucet_closed' });
  await set('unpause');
  expect((await requestPage(newAddress())).status).toBe(202);
});

test('the chain never refused a drip', async () => {
  const { rows } = await stack.database.pool.query(
    `select count(*)::int as n from app.outbox where status = 'failed'`,
  );
  expect(rows[0].n).toBe(0);
});
