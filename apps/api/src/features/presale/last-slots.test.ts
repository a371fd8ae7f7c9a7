import { callApi } from '@nova/testing/call-api';
import { comparePresale } from '@nova/testing/compare-presale';
import { PresaleBuyers } from '@nova/testing/presale-buyer';
import { startStripeDouble, type StripeDouble } from '@nova/testing/stripe-double';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import type { CardSession } from '@nova/shared/presale/card';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The long tests take the full number. */
const isSoak = process.env['NOVA_SOAK'] === '1';
const BUYERS = isSoak ? 501 : 24;
const SLOTS = isSoak ? 100 : 6;

let stack: TestStack;
let buyers: PresaleBuyers;
let stripe: StripeDouble;

beforeAll(async () => {
  stripe = await startStripeDouble(Date.now);
  stack = await startTestStack({ isWhole: true, bonusSlots: SLOTS, stripe: stripe.keys });
  buyers = new PresaleBuyers(stack.chain);
}, 60_000);
afterAll(async () => {
  await stack.close();
  await stripe.close();
});

const units = 1_000_000n;

async function buyOnChain(account: ReturnType<typeof privateKeyToAccount>): Promise<void> {
  await buyers.buy(account, 1, units);
}
/** As a browser does when the answer is that something takes longer than usual: the same request again. */
async function persist(path: string, body: object, token?: string): Promise<unknown> {
  for (;;) {
    const answer = await callApi(stack.url, path, token === undefined ? { body } : { body, token });
    if (answer.status === 200) return answer.body;
    if (answer.status !== 503) throw new Error(JSON.stringify(answer.body));
  }
}
async function buyByCard(user: TestUser, name: string): Promise<void> {
  const body = { usdt_units: '1000000', phase: 1, accepts_risks: true, request_id: `last-slots-${name}` };
  const { purchase } = (await persist(
    '/api/v1/presale/card-sessions',
    body,
    user.accessToken,
  )) as CardSession;
  const event = await stripe.paid(purchase.id, 100);
  const { status } = await callApi(stack.url, '/webhooks/stripe', {
    body: event.body,
    headers: { 'stripe-signature': event.signature },
  });
  expect(status).toBe(200);
}
async function buySimulated(address: string, name: string): Promise<void> {
  const data = {
    address,
    usdtAmount: '1',
    phaseId: 1,
    clientRequestId: `last-slots-${name}`,
    simulated: true,
  };
  await persist('/functions/v1/wallet-operations', { action: 'purchase_presale', data });
}

test(
  `${BUYERS} buyers at once over all ways to pay get the last ${SLOTS} bonus slots and not one more`,
  { timeout: isSoak ? 600_000 : 120_000 },
  async () => {
    const third = BUYERS / 3;
    const wallets = Array.from({ length: third }, () => privateKeyToAccount(generatePrivateKey()));
    for (const wallet of wallets) {
      await buyers.giveGas(wallet.address);
      await buyers.prepare(wallet, units);
    }
    const users = Array.from({ length: third }, () => new TestUser(stack.url));
    for (const user of users) await user.signIn();
    const rest = Array.from({ length: BUYERS - 2 * third }, () => privateKeyToAccount(generatePrivateKey()));
    await Promise.all([
      ...wallets.map(buyOnChain),
      ...users.map((user, index) => buyByCard(user, `card-${index}`)),
      ...rest.map(({ address }, index) => buySimulated(address.toLowerCase(), `bridge-${index}`)),
    ]);
    const count = async () => {
      const { rows } = await stack.database.pool.query(
        `select count(*)::int as all, count(*) filter (where bonus_tokens > 0)::int as bonus,
           sum(nova_tokens)::text as base, sum(bonus_tokens)::text as extra
         from app.presale_purchases where status = 'completed'`,
      );
      return rows[0] as { all: number; bonus: number; base: string; extra: string };
    };
    await expect.poll(async () => (await count()).all, { timeout: 120_000, interval: 200 }).toBe(BUYERS);
    expect(await count()).toEqual({
      all: BUYERS,
      bonus: SLOTS,
      base: (BigInt(BUYERS) * 100n * 10n ** 18n).toString(),
      extra: (BigInt(SLOTS) * 20n * 10n ** 18n).toString(),
    });
    expect(await comparePresale(stack)).toEqual([]);
  },
);
