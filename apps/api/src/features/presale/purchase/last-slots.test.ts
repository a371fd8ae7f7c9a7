import { buyByCard, buyOverBridge } from '@nova/testing/presale/buy-presale';
import { comparePresale } from '@nova/testing/presale/compare-presale';
import { mineContinuously } from '@nova/testing/chain/mine-continuously';
import { PresaleBuyers } from '@nova/testing/presale/presale-buyer';
import { isSoak, rounds } from '@nova/testing/rounds';
import { startStripeDouble, type StripeDouble } from '@nova/testing/presale/stripe-double';
import { startTestMainnet, type TestMainnet } from '@nova/testing/chain/test-mainnet';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import { presaleAbi } from '@nova/abi/presale';
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const BUYERS = rounds(24, 500);
const SLOTS = rounds(6, 100);
const NAC = 10n ** 18n;
const UNITS = 1_000_000n;

let stack: TestStack;
let buyers: PresaleBuyers;
let stripe: StripeDouble;
let mainnet: TestMainnet;

beforeAll(async () => {
  stripe = await startStripeDouble(Date.now);
  mainnet = await startTestMainnet();
  const { rpcUrl, usdt, treasury } = mainnet;
  stack = await startTestStack({
    isWhole: true,
    bonusSlots: SLOTS,
    stripe: stripe.keys,
    bridge: { rpcUrl, usdt, treasury, confirmations: 3, pollMs: 50 },
  });
  buyers = new PresaleBuyers(stack.chain);
}, 180_000);
afterAll(async () => {
  await stack?.close();
  await mainnet?.close();
  await stripe?.close();
});

const newWallets = (count: number) =>
  Array.from({ length: count }, () => privateKeyToAccount(generatePrivateKey()));

/** Performs everything that precedes a buyer's last click. */
async function prepare(): Promise<{
  onChain: PrivateKeyAccount[];
  byCard: TestUser[];
  overBridge: { wallet: PrivateKeyAccount; txHash: string }[];
}> {
  const third = Math.floor(BUYERS / 3);
  const onChain = newWallets(third);
  for (const wallet of onChain) {
    await buyers.sendGas(wallet.address);
    await buyers.prepare(wallet, UNITS);
  }
  const byCard = Array.from({ length: third }, () => new TestUser(stack.url));
  for (const user of byCard) await user.signIn();
  const overBridge = [];
  for (const wallet of newWallets(BUYERS - 2 * third)) {
    await mainnet.fund(wallet.address);
    overBridge.push({ wallet, txHash: await mainnet.transfer(wallet, UNITS) });
  }
  return { onChain, byCard, overBridge };
}

/** Reads every purchase that the contract has reported. */
async function readDelivered() {
  const query = { abi: presaleAbi, address: buyers.presale, fromBlock: 0n } as const;
  const bought = await buyers.reader.getContractEvents({ ...query, eventName: 'Purchased' });
  const fulfilled = await buyers.reader.getContractEvents({ ...query, eventName: 'Fulfilled' });
  return [
    ...bought.map(({ args }) => ({ to: args.buyer!, baseWei: args.baseWei!, bonusWei: args.bonusWei! })),
    ...fulfilled.map(({ args }) => ({ to: args.to!, baseWei: args.baseWei!, bonusWei: args.bonusWei! })),
  ];
}

test(
  `${BUYERS} concurrent buyers with USDT, by card and from Ethereum get the last ${SLOTS} bonus slots and no more`,
  { timeout: isSoak ? 900_000 : 120_000 },
  async () => {
    const { onChain, byCard, overBridge } = await prepare();
    const stopMining = mineContinuously(mainnet);
    await Promise.all([
      ...onChain.map((wallet) => buyers.buy(wallet, 1, UNITS)),
      ...byCard.map((user, index) =>
        buyByCard(stack.url, { user, stripe, requestId: `last-slots-card-${index}` }),
      ),
      ...overBridge.map(({ wallet, txHash }, index) =>
        buyOverBridge(stack.url, wallet, { requestId: `last-slots-bridge-${index}`, txHash }),
      ),
    ]);
    const count = async () => {
      const { rows } = await stack.database.pool.query(
        `select method, count(*)::int as all, count(*) filter (where bonus_tokens > 0)::int as bonus,
           sum(nova_tokens)::text as base, sum(bonus_tokens)::text as extra
         from app.presale_purchases where status = 'completed' group by method`,
      );
      return rows as { method: string; all: number; bonus: number; base: string; extra: string }[];
    };
    const completed = async () => (await count()).reduce((sum, { all }) => sum + all, 0);
    await expect.poll(completed, { timeout: isSoak ? 300_000 : 60_000, interval: 200 }).toBe(BUYERS);
    await stopMining();
    const rows = await count();
    expect(rows.map(({ method }) => method).sort()).toEqual(['bridge', 'card', 'usdt']);
    expect(rows.reduce((sum, { bonus }) => sum + bonus, 0)).toBe(SLOTS);
    expect(rows.reduce((sum, { base }) => sum + BigInt(base), 0n)).toBe(BigInt(BUYERS) * 100n * NAC);
    expect(rows.reduce((sum, { extra }) => sum + BigInt(extra), 0n)).toBe(BigInt(SLOTS) * 20n * NAC);

    // Checks the contract's state without the server's tables.
    const delivered = await readDelivered();
    expect(delivered).toHaveLength(BUYERS);
    expect(new Set(delivered.map(({ to }) => to)).size).toBe(BUYERS);
    expect(delivered.every(({ baseWei }) => baseWei === 100n * NAC)).toBe(true);
    expect(delivered.filter(({ bonusWei }) => bonusWei === 20n * NAC)).toHaveLength(SLOTS);
    expect(delivered.filter(({ bonusWei }) => bonusWei === 0n)).toHaveLength(BUYERS - SLOTS);
    // Buyers who paid no gas on this chain hold exactly their coins, to the wei.
    for (const { wallet } of overBridge) {
      const own = delivered.find(({ to }) => to === wallet.address)!;
      const balance = await buyers.reader.getBalance({ address: wallet.address });
      expect(balance).toBe(own.baseWei + own.bonusWei);
    }
    expect(await comparePresale(stack)).toEqual([]);
  },
);
