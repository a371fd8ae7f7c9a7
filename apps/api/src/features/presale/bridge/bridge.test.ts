import { callApi } from '@nova/testing/call-api';
import { type BridgePurchase, composeBridgePurchase } from '@nova/testing/presale/bridge-buyer';
import { comparePresale } from '@nova/testing/presale/compare-presale';
import { PresaleBuyers } from '@nova/testing/presale/presale-buyer';
import { startTestMainnet, type TestMainnet } from '@nova/testing/chain/test-mainnet';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import type { BridgeStatus } from '@nova/shared/presale/bridge';
import type { Purchase, Receipt } from '@nova/shared/presale/purchase';
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hex } from 'viem';

let mainnet: TestMainnet;
let stack: TestStack;
let buyers: PresaleBuyers;

beforeAll(async () => {
  mainnet = await startTestMainnet();
  stack = await startTestStack({
    isWhole: true,
    bridge: {
      rpcUrl: mainnet.rpcUrl,
      usdt: mainnet.usdt,
      treasury: mainnet.treasury,
      confirmations: 3,
      pollMs: 50,
    },
  });
  buyers = new PresaleBuyers(stack.chain);
}, 180_000);
afterAll(async () => {
  await stack?.close();
  await mainnet?.close();
});

const WAIT = { timeout: 45_000 };
let requests = 0;

async function newPayer(): Promise<PrivateKeyAccount> {
  const account = privateKeyToAccount(generatePrivateKey());
  await mainnet.fund(account.address);
  return account;
}
const compose = (
  account: PrivateKeyAccount,
  txHash: string,
  changed: Pick<BridgePurchase, 'message' | 'body'> = {},
) => composeBridgePurchase(account, { requestId: `bridge-${++requests}`, txHash, ...changed });
const send = (data: object, headers: Record<string, string> = {}) =>
  callApi(stack.url, '/functions/v1/wallet-operations', {
    body: { action: 'purchase_presale', data },
    headers,
  });
async function register(account: PrivateKeyAccount, txHash: string): Promise<Purchase> {
  const answer = await send(await compose(account, txHash));
  expect(answer.status).toBe(200);
  return (answer.body as { purchase: Purchase }).purchase;
}
const read = async (id: string) =>
  (await callApi(stack.url, `/api/v1/presale/purchases/${id}`)).body as Receipt;
async function untilStatus(id: string, status: string): Promise<void> {
  await expect.poll(async () => (await read(id)).status, WAIT).toBe(status);
}
const balanceOf = ({ address }: PrivateKeyAccount) => buyers.reader.getBalance({ address });

test('a payment is pending, then confirming, then delivered, based only on Ethereum’s data', async () => {
  const payer = await newPayer();
  const hash = await mainnet.transfer(payer, 10_000_000n);
  const { id, status } = await register(payer, hash);
  expect(status).toBe('pending');
  await mainnet.mine(1);
  await untilStatus(id, 'confirming');
  await mainnet.mine(2);
  await expect.poll(async () => (await read(id)).confirmations, WAIT).toBe(2);
  expect((await read(id)).status).toBe('confirming');
  await mainnet.mine(1);
  await untilStatus(id, 'completed');
  expect(await balanceOf(payer)).toBe(1_200_000_000_000_000_000_000n);
  const receipt = await read(id);
  expect(receipt).toMatchObject({ payment_hash: hash, payment_chain_id: 1, confirmations_needed: 3 });
  expect(receipt.ledger.map(({ kind, debit, credit }) => [kind, debit, credit])).toEqual([
    ['payment', 'bridge', 'owed'],
    ['delivery', 'owed', 'sales'],
    ['coins', 'buyers', 'presale'],
    ['bonus', 'buyers', 'reserve'],
  ]);
});

test('a payment dropped by a reorg is pending again and delivered when it returns', async () => {
  const payer = await newPayer();
  await mainnet.mine(1);
  const hash = await mainnet.transfer(payer, 10_000_000n);
  const { id } = await register(payer, hash);
  await mainnet.mine(2);
  await untilStatus(id, 'confirming');
  await mainnet.reorg(2);
  await untilStatus(id, 'pending');
  expect(await balanceOf(payer)).toBe(0n);
  await mainnet.resend(hash);
  await mainnet.mine(5);
  await untilStatus(id, 'completed');
});

test('a transfer pays for only one purchase, with any capitalization of its hash and concurrently', async () => {
  const payer = await newPayer();
  const hash = await mainnet.transfer(payer, 10_000_000n);
  await mainnet.mine(5);
  const upper = `0x${hash.slice(2).toUpperCase()}`;
  const answers = await Promise.all([register(payer, hash), register(payer, upper), register(payer, hash)]);
  const ids = answers.map(({ id }) => id);
  await expect
    .poll(async () => (await Promise.all(ids.map(read))).map(({ status }) => status).sort(), WAIT)
    .toEqual(['completed', 'failed', 'failed']);
  const reasons = (await Promise.all(ids.map(read))).map(({ reason }) => reason);
  expect(reasons.filter((reason) => reason === 'payment_used')).toHaveLength(2);
  expect(await balanceOf(payer)).toBe(1_200_000_000_000_000_000_000n);
});

const WRONG: readonly [
  string,
  string,
  (payer: PrivateKeyAccount, other: PrivateKeyAccount) => Promise<Hex>,
][] = [
  [
    'of another token',
    'wrong_token',
    (payer) => mainnet.transfer(payer, 10_000_000n, { token: mainnet.otherToken }),
  ],
  [
    'to somebody else',
    'wrong_recipient',
    (payer, other) => mainnet.transfer(payer, 10_000_000n, { to: other.address }),
  ],
  ['of another amount', 'wrong_amount', (payer) => mainnet.transfer(payer, 9_999_999n)],
  ['by somebody else', 'wrong_sender', (_, other) => mainnet.transfer(other, 10_000_000n)],
  ['that failed', 'payment_failed', (payer) => mainnet.transfer(payer, 99_000_000_000n)],
];
for (const [what, reason, pay] of WRONG) {
  test(`a transfer ${what} buys nothing`, async () => {
    const [payer, other] = [await newPayer(), await newPayer()];
    const hash = await pay(payer, other);
    const { id } = await register(payer, hash);
    await mainnet.mine(4);
    await untilStatus(id, 'failed');
    expect((await read(id)).reason).toBe(reason);
    expect(await balanceOf(payer)).toBe(0n);
  });
}

test('an unknown transaction buys and reserves nothing', async () => {
  const payer = await newPayer();
  const { id } = await register(payer, `0x${'ab'.repeat(32)}`);
  await expect.poll(async () => (await read(id)).confirmations_needed, WAIT).toBe(3);
  expect(await read(id)).toMatchObject({ status: 'pending', expires_at: null });
});

/** Signs for another transaction, as the receipt page does. */
const rename = async (account: PrivateKeyAccount, id: string, txHash: string) =>
  send(await composeBridgePurchase(account, { requestId: id, txHash }));
const purchaseOf = ({ body }: { body: unknown }) => (body as { purchase: Purchase }).purchase;

test('a payment that its wallet resent is followed under its new hash', async () => {
  const payer = await newPayer();
  const { id } = await register(payer, `0x${'a1'.repeat(32)}`);
  const hash = await mainnet.transfer(payer, 10_000_000n);
  const answer = await rename(payer, id, hash);
  expect(answer.status).toBe(200);
  expect(purchaseOf(answer)).toMatchObject({ id, payment_hash: hash, status: 'pending' });
  expect(purchaseOf(await rename(payer, id, hash)).id).toBe(id);
  await mainnet.mine(5);
  await untilStatus(id, 'completed');
  expect(await balanceOf(payer)).toBe(1_200_000_000_000_000_000_000n);
});

test('a buyer who repeats the request with another hash changes the hash of the payment', async () => {
  const payer = await newPayer();
  const requestId = `bridge-${++requests}`;
  const request = async (txHash: string) => send(await composeBridgePurchase(payer, { requestId, txHash }));
  const { id } = purchaseOf(await request(`0x${'a2'.repeat(32)}`));
  const hash = await mainnet.transfer(payer, 10_000_000n);
  expect(purchaseOf(await request(hash))).toMatchObject({ id, payment_hash: hash });
  await mainnet.mine(5);
  await untilStatus(id, 'completed');
  // Completed by now, and still returned for its request.
  expect(purchaseOf(await request(hash))).toMatchObject({ id, status: 'completed' });
});

test('the hash of a payment in a block, by another buyer or of another amount cannot be changed', async () => {
  const [payer, other] = [await newPayer(), await newPayer()];
  const made = `0x${'a3'.repeat(32)}`;
  const { id } = await register(payer, made);
  const foreign = purchaseOf(await rename(other, id, `0x${'a4'.repeat(32)}`));
  expect(foreign.id).not.toBe(id);
  const more = await composeBridgePurchase(payer, {
    requestId: id,
    txHash: `0x${'a5'.repeat(32)}`,
    usdt: '11',
  });
  expect(purchaseOf(await send(more)).id).not.toBe(id);
  expect(await read(id)).toMatchObject({ payment_hash: made, status: 'pending' });

  const hash = await mainnet.transfer(payer, 10_000_000n);
  const seen = await register(payer, hash);
  await mainnet.mine(1);
  await untilStatus(seen.id, 'confirming');
  expect(await rename(payer, seen.id, made)).toMatchObject({ status: 409, code: 'payment_seen' });
  await mainnet.mine(4);
  await untilStatus(seen.id, 'completed');
  expect(await rename(payer, seen.id, made)).toMatchObject({ status: 409, code: 'payment_seen' });
});

test('a buyer who named a transaction without a payment can name the right one as a new purchase', async () => {
  const [payer, other] = [await newPayer(), await newPayer()];
  const wrong = await mainnet.transfer(other, 10_000_000n);
  const right = await mainnet.transfer(payer, 10_000_000n);
  const { id } = await register(payer, wrong);
  await mainnet.mine(5);
  await untilStatus(id, 'failed');
  const named = purchaseOf(await rename(payer, id, right));
  expect(named.id).not.toBe(id);
  expect(purchaseOf(await rename(payer, id, right)).id).toBe(named.id);
  await untilStatus(named.id, 'completed');
  expect((await read(id)).status).toBe('failed');
  expect(await balanceOf(payer)).toBe(1_200_000_000_000_000_000_000n);
});

test('the receipt is emailed in the language of the page that registered the payment', async () => {
  const user = new TestUser(stack.url);
  await user.signIn();
  await mainnet.fund(user.address);
  await stack.database.pool.query(
    `update app.users set email = 'bridge@example.org', email_verified = true where id = $1`,
    [user.userId],
  );
  const hash = await mainnet.transfer(user.account, 10_000_000n);
  const answer = await send(await compose(user.account, hash), { 'x-language': 'de' });
  await mainnet.mine(5);
  await untilStatus(purchaseOf(answer).id, 'completed');
  const { rows } = await stack.database.pool.query(
    `select subject, body_text from app.mail_outbox where recipient = 'bridge@example.org'`,
  );
  expect(rows.map(({ subject }) => subject as string)).toEqual(['Dein Kauf: 1.200 NAC']);
  expect(rows[0].body_text).toContain(`/de/presale?purchase=${purchaseOf(answer).id}`);
});

test('a message with another amount, phase, request, payment or buyer is refused', async () => {
  const payer = await newPayer();
  const hash = `0x${'cd'.repeat(32)}`;
  const fieldOf = async (changed: Pick<BridgePurchase, 'message' | 'body'>) => {
    const { status, body } = await send(await compose(payer, hash, changed));
    const { error } = body as { error: { code: string; details?: { field?: string } } };
    return [status, error.code, error.details?.field];
  };
  const differs = (field: string) => [400, 'message_invalid', field];
  expect(await fieldOf({ body: { usdtAmount: '11' } })).toEqual(differs('usdtAmount'));
  expect(await fieldOf({ body: { phaseId: 2 } })).toEqual(differs('phaseId'));
  expect(await fieldOf({ body: { clientRequestId: 'another-one' } })).toEqual(differs('clientRequestId'));
  expect(await fieldOf({ body: { txHash: `0x${'ce'.repeat(32)}` } })).toEqual(differs('txHash'));
  expect(await fieldOf({ body: { address: `0x${'12'.repeat(20)}` } })).toEqual(differs('address'));
  expect(await fieldOf({ message: { usdtTxHash: 'pending' }, body: { txHash: 'pending' } })).toEqual(
    differs('txHash'),
  );
  expect(await fieldOf({ body: { signedMessage: 'I buy' } })).toEqual(differs('signedMessage'));
  expect((await fieldOf({ message: { timestamp: Date.now() - 16 * 60_000 } }))[1]).toBe('message_too_old');
  expect((await fieldOf({ message: { timestamp: Date.now() + 2 * 60_000 } }))[1]).toBe('message_too_old');
});

test('a signature has only one valid form, must be the wallet’s, and counts once', async () => {
  const [payer, other] = [await newPayer(), await newPayer()];
  const hash = `0x${'ef'.repeat(32)}`;
  const good = await compose(payer, hash);
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
  const s = BigInt(`0x${good.signature.slice(66, 130)}`);
  const v = good.signature.slice(130) === '1b' ? '1c' : '1b';
  const highS = `${good.signature.slice(0, 66)}${(order - s).toString(16).padStart(64, '0')}${v}`;
  const bad = [
    highS,
    good.signature.slice(0, 130),
    `${good.signature.slice(0, 130)}25`,
    await other.signMessage({ message: good.signedMessage }),
    'rubbish',
  ];
  for (const signature of bad) {
    expect((await send({ ...good, signature })).code).toBe('purchase_signature_invalid');
  }
  expect((await send({ ...good, signature: '0xmock' })).code).toBe('purchase_signature_invalid');
  expect((await send({ ...good, publicKey: `0x04${'11'.repeat(64)}` })).code).toBe('message_invalid');
  expect((await send(good)).status).toBe(200);
  expect((await send({ ...good, usdtAmount: '10.0' })).status).toBe(200);
});

test('a payment for an ended phase is due for a refund and says so', async () => {
  const payer = await newPayer();
  const hash = await mainnet.transfer(payer, 10_000_000n);
  const { id } = await register(payer, hash);
  await buyers.endPhase(1);
  await mainnet.mine(5);
  await untilStatus(id, 'refund_due');
  expect(await read(id)).toMatchObject({ reason: 'wrong_phase', transaction_hash: null });
  expect(await balanceOf(payer)).toBe(0n);
});

test('every visitor can read the totals of payments from Ethereum', async () => {
  const status = (await callApi(stack.url, '/api/v1/presale/bridge')).body as BridgeStatus;
  expect(status.totalEntries).toBeGreaterThan(8);
  expect(status.completedEntries).toBeGreaterThanOrEqual(2);
  expect(status.details).toEqual([]);
});

test('ledger, contract and balances agree to the last unit', async () => {
  expect(await comparePresale(stack)).toEqual([]);
});
