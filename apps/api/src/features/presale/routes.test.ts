import { callApi } from '@nova/testing/call-api';
import { comparePresale } from '@nova/testing/presale/compare-presale';
import { PresaleBuyers } from '@nova/testing/presale/presale-buyer';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import type { PurchasePage, Receipt, Resume } from '@nova/shared/presale/purchase';
import type { Quote } from '@nova/shared/presale/quote';
import type { Sale } from '@nova/shared/presale/sale';
import type { PresaleStatus } from '@nova/shared/presale/status';
import type { Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';

let stack: TestStack;
let buyers: PresaleBuyers;

beforeAll(async () => {
  stack = await startTestStack({ isWhole: true });
  buyers = new PresaleBuyers(stack.chain);
}, 180_000);
afterAll(() => stack.close());

const WAIT = { timeout: 45_000 };
const get = async <T>(path: string, token?: string) =>
  (await callApi(stack.url, path, token === undefined ? {} : { token })).body as T;
const operate = (action: string, data: unknown, options = {}) =>
  callApi(stack.url, '/functions/v1/wallet-operations', { body: { action, data }, ...options });

async function newUser(): Promise<TestUser> {
  const user = new TestUser(stack.url);
  await user.signIn();
  await buyers.sendGas(user.address);
  return user;
}
async function buy(user: TestUser, units: bigint): Promise<Receipt> {
  await buyers.prepare(user.account, units);
  const hash = await buyers.buy(user.account, 1, units);
  const path = `/api/v1/presale/transactions/${hash}`;
  await expect.poll(() => callApi(stack.url, path).then(({ status }) => status), WAIT).toBe(200);
  return get<Receipt>(path);
}

test('the status of a new sale has exactly the fields of the specification', async () => {
  const { Presale, Safe } = stack.chain.contracts;
  const status = await get<PresaleStatus>('/functions/v1/presale-phases');
  expect(status).toEqual({
    contract: Presale!.address,
    owner: Safe!.address,
    status: {
      name: 'Nova Action Coin',
      symbol: 'NAC',
      currentPhase: 1,
      phases: [
        {
          id: 1,
          allocation: '10000000000000000000000000',
          minted: '0',
          remaining: '10000000000000000000000000',
          price_usdt: 0.01,
        },
        {
          id: 2,
          allocation: '20000000000000000000000000',
          minted: '0',
          remaining: '20000000000000000000000000',
          price_usdt: 0.02,
        },
        {
          id: 3,
          allocation: '50000000000000000000000000',
          minted: '0',
          remaining: '50000000000000000000000000',
          price_usdt: 0.05,
        },
      ],
      bonus: { slotsTotal: 1000, slotsUsed: 0, remainingSlots: 1000 },
      totalSold: '0',
    },
    ledger: { totalEntries: 0, totalUsd: '0', bonusEntries: 0, details: [] },
    metrics: { purchasesLogged: 0, whitelistAdded: 0 },
  });
  expect((await callApi(stack.url, '/functions/v1/presale-phases', { body: {} })).body).toEqual(status);
  expect((await operate('get_presale_status', {})).body).toEqual(status);
});

test('a quote is exact in both directions and names the reason against buying', async () => {
  const quote = (query: string) => get<Quote>(`/api/v1/presale/quote?${query}`);
  expect(await quote('usdt_units=1000000')).toEqual({
    method: 'usdt',
    phase: 1,
    price_usdt_units: '10000',
    usdt_units: '1000000',
    base_wei: '100000000000000000000',
    bonus_wei: '20000000000000000000',
    total_wei: '120000000000000000000',
    min_nac_wei: '120000000000000000000',
    fee_usdt_units: '0',
    max_usdt_units: '100000000000',
    network_fee_wei: '250000000000000',
    refusal: null,
  });
  expect(await quote('nac_wei=1')).toMatchObject({ usdt_units: '1', refusal: 'below_minimum' });
  expect(await quote('method=card&nac_wei=50500000000000000001')).toMatchObject({
    usdt_units: '510000',
    bonus_wei: '0',
    network_fee_wei: '0',
  });
  expect(await quote('usdt_units=100000000001')).toMatchObject({ refusal: 'exceeds_phase' });
  expect((await callApi(stack.url, '/api/v1/presale/quote')).status).toBe(400);
});

test('a USDT purchase is in the history with its receipt, totals and ledger entries', async () => {
  const user = await newUser();
  const receipt = await buy(user, 2_500_000n);
  expect(receipt).toMatchObject({
    method: 'usdt',
    status: 'completed',
    is_simulated: false,
    wallet_address: user.address,
    phase: 1,
    usdt_amount: '2500000',
    nova_tokens: '250000000000000000000',
    bonus_tokens: '50000000000000000000',
    payment_chain_id: 96969,
  });
  expect(
    receipt.ledger.map(({ kind, asset, amount, debit, credit }) => [kind, asset, amount, debit, credit]),
  ).toEqual([
    ['payment', 'USDT', '2500000', 'treasury', 'owed'],
    ['delivery', 'USDT', '2500000', 'owed', 'sales'],
    ['coins', 'NAC', '250000000000000000000', 'buyers', 'presale'],
    ['bonus', 'NAC', '50000000000000000000', 'buyers', 'reserve'],
  ]);
  await buy(user, 1_000_001n);
  const page = await get<PurchasePage>('/api/v1/presale/purchases?limit=1', user.accessToken);
  expect(page.items).toMatchObject([{ usdt_amount: '1000001', bonus_tokens: '0' }]);
  expect(page.totals).toEqual({
    total_tokens: '400000100000000000000',
    base_tokens: '350000100000000000000',
    bonus_tokens: '50000000000000000000',
    total_usd: '3500001',
    simulated_usd: '0',
  });
  const older = await get<PurchasePage>(`/api/v1/presale/purchases?cursor=${page.next}`, user.accessToken);
  expect(older.items.map(({ id }) => id)).toEqual([receipt.id]);
});

test('the receipt names the block of the purchase’s points, and none for a small purchase', async () => {
  const user = await newUser();
  const small = await buy(user, 2_500_000n);
  const large = await buy(user, 5_000_000n);
  const read = (id: string) => get<Receipt>(`/api/v1/presale/purchases/${id}`);
  await expect
    .poll(async () => (await read(large.id)).reward_block_number)
    .toBeGreaterThan(large.block_number!);
  expect((await read(small.id)).reward_block_number).toBeNull();
});

test('the receipt of an on-chain purchase is emailed in the account’s last language', async () => {
  const user = await newUser();
  await stack.database.pool.query(
    `update app.users set email = 'chain@example.org', email_verified = true where id = $1`,
    [user.userId],
  );
  const note = (language: string) =>
    callApi(stack.url, '/auth/v1/language', { body: { language }, token: user.accessToken });
  const subjects = async () => {
    const { rows } = await stack.database.pool.query(
      `select subject from app.mail_outbox where recipient = 'chain@example.org' order by subject`,
    );
    return rows.map(({ subject }) => subject as string);
  };
  await buy(user, 1_000_000n);
  expect((await note('de')).status).toBe(204);
  await buy(user, 2_000_000n);
  expect((await note('en')).status).toBe(204);
  await buy(user, 3_000_000n);
  expect(await subjects()).toEqual([
    'Dein Kauf: 200 NAC',
    'Your purchase: 120 NAC',
    'Your purchase: 300 NAC',
  ]);
  expect((await note('fr')).status).toBe(400);
  expect((await callApi(stack.url, '/auth/v1/language', { body: { language: 'de' } })).status).toBe(401);
});

test('a user cannot read another user’s purchases', async () => {
  const [user, other] = [await newUser(), await newUser()];
  await buy(user, 1_000_000n);
  const path = `/api/v1/presale/purchases?address=${user.address}`;
  expect(await get<PurchasePage>(path, other.accessToken)).toMatchObject({
    items: [],
    totals: { total_tokens: '0', total_usd: '0' },
  });
  const rest = `/rest/v1/presale_purchases?wallet_address=eq.${user.address}`;
  expect(await callApi(stack.url, rest, { token: other.accessToken })).toMatchObject({ status: 403 });
  expect((await callApi(stack.url, rest)).status).toBe(401);
});

test('the tables support the reads of the specification', async () => {
  expect(await get('/rest/v1/presale_phases?select=id&limit=1')).toEqual([{ id: 1 }]);
  const user = await newUser();
  await buy(user, 1_000_000n);
  const path = `/rest/v1/presale_purchases?select=nova_tokens,bonus_tokens,usdt_amount&wallet_address=eq.${user.address}&status=eq.completed`;
  expect(await get(path, user.accessToken)).toEqual([
    { nova_tokens: '100000000000000000000', bonus_tokens: '20000000000000000000', usdt_amount: '1000000' },
  ]);
  const unknown = '/rest/v1/presale_phases?select=secret';
  expect((await callApi(stack.url, unknown)).status).toBe(400);
});

test('a page closed between approving and buying can resume from the chain’s state', async () => {
  const user = await newUser();
  await buyers.prepare(user.account, 3_000_000n);
  const path = `/api/v1/presale/resume?address=${user.address}`;
  expect(await get<Resume>(path, user.accessToken)).toEqual({
    balance_units: '3000000',
    allowance_units: '3000000',
    has_bonus: false,
    open: [],
  });
});

test('the metrics follow the purchases', async () => {
  const [before] = await get<{ minted: string }[]>('/rest/v1/presale_phases?limit=1');
  const readStatus = () => get<PresaleStatus>('/functions/v1/presale-phases');
  const { purchasesLogged } = (await readStatus()).metrics;
  const user = await newUser();
  await buy(user, 10_000n);
  const sold = (BigInt(before!.minted) + 1_000_000_000_000_000_000n).toString();
  await expect
    .poll(async () => (await readStatus()).ledger.details[0]?.wallet_address, WAIT)
    .toBe(user.address);
  await expect.poll(async () => (await readStatus()).status.totalSold, WAIT).toBe(sold);
  const after = await readStatus();
  // Payment and coins are two ledger entries of one purchase.
  expect(after.metrics.purchasesLogged).toBe(purchasesLogged + 1);
  expect(after.ledger.details[0]).toMatchObject({ wallet_address: user.address, bonus_tokens: '0' });
  const sale = await get<Sale>('/api/v1/presale');
  expect(sale.phases[0]).toMatchObject({
    sold: after.status.phases[0]!.minted,
    reserved: '0',
    state: 'current',
  });
  expect(sale).toMatchObject({ is_test_usdt: true, card: { mode: 'test' }, is_paused: false });
});

test('only administrators change the whitelist, and the contract is updated', async () => {
  const [user, other] = [await newUser(), await newUser()];
  expect(await operate('add_to_whitelist', { address: user.address })).toMatchObject({
    status: 401,
    code: 'admin_token_required',
    body: { error: { message: 'Admin Token erforderlich für Whitelist-Operationen' } },
  });
  const wrong = { headers: { 'x-admin-token': 'admin token of throwaway stack' } };
  expect((await operate('add_to_whitelist', { address: user.address }, wrong)).code).toBe(
    'admin_token_required',
  );
  const headers = { 'x-admin-token': 'admin token of throwaway stacks' };
  expect((await operate('add_to_whitelist', { address: other.address }, { headers })).body).toEqual({
    success: true,
    address: other.address,
  });
  const { presaleAbi } = await import('@nova/abi/presale');
  const isWhitelisted = (address: Hex) =>
    buyers.reader.readContract({
      address: buyers.presale,
      abi: presaleAbi,
      functionName: 'isWhitelisted',
      args: [address],
    });
  await expect.poll(() => isWhitelisted(other.address), WAIT).toBe(true);
  expect(await isWhitelisted(user.address)).toBe(false);
});

test('an amount that is not a number or below a cent is refused with the specification’s message', async () => {
  const user = await newUser();
  const purchase = (usdtAmount: unknown) =>
    operate('purchase_presale', { address: user.address, usdtAmount });
  for (const amount of ['ten', '1e-7', '٣', null, [], {}, true]) {
    expect((await purchase(amount)).body).toMatchObject({
      error: { message: expect.stringContaining('USDT amount must be a number') },
    });
  }
  for (const amount of ['0.009', '-1', -1, 0, 1e-7]) {
    expect((await purchase(amount)).body).toMatchObject({
      error: { code: 'below_minimum', message: 'Ungültiger USDT-Betrag. Minimum: 0.01 USDT' },
    });
  }
  for (const amount of ['0.012345678', 0.012345678]) {
    expect((await purchase(amount)).body).toMatchObject({
      error: {
        code: 'invalid_amount',
        message: 'A USDT amount has at most 6 decimal places. Remove the others.',
      },
    });
  }
  for (const amount of ['-1', '1e-7', '0.5', '٣']) {
    expect(await callApi(stack.url, `/api/v1/presale/quote?usdt_units=${amount}`)).toMatchObject({
      status: 400,
      body: { error: { message: 'usdt_units: Please enter a valid amount' } },
    });
  }
});

test('a simulated purchase is delivered in the same way and marked', async () => {
  const user = await newUser();
  const data = {
    address: user.address,
    usdtAmount: '7.5',
    phaseId: 1,
    clientRequestId: 'simulated-1',
    signature: '0xmock1234',
    simulated: true,
    // The chain decides on the bonus, whatever the request contains.
    bonus: '999999',
  };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => operate('purchase_presale', data, { token: user.accessToken })),
  );
  const ids = new Set(answers.map(({ body }) => (body as { purchase: { id: string } }).purchase.id));
  expect(ids.size).toBe(1);
  const path = `/api/v1/presale/purchases/${[...ids][0]}`;
  await expect.poll(async () => (await get<Receipt>(path)).status, WAIT).toBe('completed');
  const receipt = await get<Receipt>(path);
  expect(receipt).toMatchObject({
    is_simulated: true,
    nova_tokens: '750000000000000000000',
    bonus_tokens: '150000000000000000000',
  });
  expect(receipt.ledger[0]).toMatchObject({ kind: 'payment', debit: 'simulated' });
  expect(await buyers.reader.getBalance({ address: user.address })).toBeGreaterThanOrEqual(
    900_000_000_000_000_000_000n,
  );
  const other = await operate(
    'purchase_presale',
    { ...data, usdtAmount: '8' },
    {
      token: user.accessToken,
    },
  );
  expect(other.code).toBe('idempotency_conflict');
});

test('ledger, contract and balances agree to the last unit', async () => {
  expect(await comparePresale(stack)).toEqual([]);
});
