import { HOUR_MS } from '@nova/shared/durations';
import { passkeyAccountAbi } from '@nova/abi/passkey-account';
import { mailOutbox } from '@nova/db/schema/mail';
import { notifications } from '@nova/db/schema/notification';
import { composeRecoveryMessage } from '@nova/shared/passkey/recovery-message';
import { RECOVERIES_PER_DAY } from '@nova/shared/passkey/recovery-operations';
import { type Recovery, recoverySchema } from '@nova/shared/passkey/recovery-schemas';
import { passkeyAccountSchema, passkeySchema } from '@nova/shared/passkey/schemas';
import { callApi } from '@nova/testing/call-api';
import { linkConfirmedUser, openGuardedAccount, signAsDevice } from '@nova/testing/open-guarded-account';
import { createSoftwarePasskey, type SoftwarePasskey } from '@nova/testing/software-passkey';
import { testAddressOf } from '@nova/testing/test-keys';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { and, eq } from 'drizzle-orm';
import { encodeFunctionData, type Hex, pad } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const WAIT = { timeout: 20_000 };

let stack: TestStack;
let aheadMs = 0;
beforeAll(async () => {
  stack = await startTestStack({ isWhole: true, clock: () => Date.now() + aheadMs });
}, 120_000);
afterAll(() => stack.close());

const call = (path: string, body?: object) =>
  callApi(stack.url, `/api/v1/recoveries${path}`, { method: body ? 'POST' : 'GET', ...(body && { body }) });

type Guarded = Awaited<ReturnType<typeof openGuardedAccount>>;

async function begin(account: Hex, { x, y, account: { id } }: SoftwarePasskey = createSoftwarePasskey()) {
  const answer = await call('', { account, x, y, credential_id: id });
  return { answer, recovery: answer.status === 200 ? recoverySchema.parse(answer.body) : null };
}

async function beginFor(guarded: Guarded, passkey?: SoftwarePasskey): Promise<Recovery> {
  const { recovery } = await begin(guarded.address, passkey);
  return recovery!;
}

const read = async (id: string) => recoverySchema.parse((await call(`/${id}`)).body);
const sign = (id: string, index: number, signature: Hex) => call(`/${id}/signatures`, { index, signature });
const statesOf = ({ guardians }: Recovery) => guardians.map(({ state }) => state);

async function signByTwo(guarded: Guarded, recovery: Recovery): Promise<void> {
  await sign(recovery.id, 1, await signAsDevice(guarded.device, recovery));
  await sign(recovery.id, 2, await guarded.friend.signTypedData(composeRecoveryMessage(recovery)));
}

const cancel = (guarded: Guarded) =>
  guarded.callSelf(encodeFunctionData({ abi: passkeyAccountAbi, functionName: 'cancelRecovery' }));

async function findToken(email: string): Promise<string | undefined> {
  const [mail] = await stack.database.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.recipient, email), eq(mailOutbox.letter, 'recovery_confirm')));
  return mail && /#token=([\w-]{43})/.exec(mail.bodyText)?.[1];
}

test('a second device and a friend recover an account, and its owner is told', async () => {
  const guarded = await openGuardedAccount(stack);
  const { address, device, friend } = guarded;
  const owner = await linkConfirmedUser(stack, address, 'lost@example.com');
  const passkey = createSoftwarePasskey();
  const recovery = await beginFor(guarded, passkey);
  expect(recovery).toMatchObject({ account: address, status: 'collecting', effective_at: null });
  expect(recovery.guardians).toEqual([
    { index: 0, kind: 'email', address: testAddressOf('guardian').toLowerCase(), state: 'open' },
    { index: 1, kind: 'passkey', x: device.x, y: device.y, state: 'open' },
    { index: 2, kind: 'address', address: friend.address.toLowerCase(), state: 'open' },
  ]);
  const first = await sign(recovery.id, 1, await signAsDevice(device, recovery));
  expect(statesOf(recoverySchema.parse(first.body))).toEqual(['open', 'signed', 'open']);
  const second = await sign(recovery.id, 2, await friend.signTypedData(composeRecoveryMessage(recovery)));
  expect(second.status).toBe(200);
  await expect.poll(async () => (await read(recovery.id)).start_transaction, WAIT).not.toBeNull();
  const waiting = await read(recovery.id);
  expect(waiting.status).toBe('waiting');
  const waitMs = Date.parse(waiting.effective_at!) - Date.parse(recovery.created_at);
  expect(Math.round(waitMs / HOUR_MS)).toBe(72);

  const early = await call(`/${recovery.id}/completion`, {});
  expect(early).toMatchObject({ status: 409, code: 'recovery_waiting' });
  const { db } = stack.database;
  await expect.poll(() => db.$count(notifications, eq(notifications.userId, owner)), WAIT).toBe(1);
  const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.letter, 'recovery_started'));
  expect(mail).toMatchObject({ recipient: 'lost@example.com' });

  aheadMs += Date.parse(waiting.effective_at!) - Date.now() - aheadMs + 10_000;
  expect((await call(`/${recovery.id}/completion`, {})).status).toBe(200);
  await expect.poll(async () => (await read(recovery.id)).complete_transaction, WAIT).not.toBeNull();
  expect((await read(recovery.id)).status).toBe('completed');
  const account = await callApi(stack.url, `/api/v1/passkey-accounts/${address}`);
  expect(passkeyAccountSchema.parse(account.body).owners).toEqual([
    { kind: 'passkey', x: passkey.x, y: passkey.y },
  ]);
  // The new passkey finds the account on every device.
  const stored = async () => (await callApi(stack.url, `/api/v1/passkeys/${passkey.account.id}`)).body;
  await expect.poll(async () => passkeySchema.safeParse(await stored()).data?.address, WAIT).toBe(address);
}, 120_000);

test('a mailed link confirms once, and the server alone starts nothing', async () => {
  const guarded = await openGuardedAccount(stack);
  await linkConfirmedUser(stack, guarded.address, 'mail@example.com');
  const recovery = await beginFor(guarded);
  const requested = await call(`/${recovery.id}/email`, {});
  expect(requested.status).toBe(202);
  expect(statesOf(recoverySchema.parse(requested.body))).toEqual(['asked', 'open', 'open']);
  expect(await call(`/${recovery.id}/email`, {})).toMatchObject({ status: 429, code: 'rate_limited' });
  const token = (await findToken('mail@example.com'))!;
  const confirm = (id: string, body: object) => call(`/${id}/email-confirmation`, body);
  const confirmed = await confirm(recovery.id, { token });
  expect(statesOf(recoverySchema.parse(confirmed.body))).toEqual(['signed', 'open', 'open']);
  expect(await confirm(recovery.id, { token })).toMatchObject({ status: 400, code: 'recovery_link_invalid' });
  expect((await read(recovery.id)).status).toBe('collecting');

  await sign(recovery.id, 1, await signAsDevice(guarded.device, recovery));
  await expect.poll(async () => (await read(recovery.id)).status, WAIT).toBe('waiting');
  await cancel(guarded);
  await expect.poll(async () => (await read(recovery.id)).status, WAIT).toBe('canceled');
}, 120_000);

test('the passkey account of a friend is a guardian, like any contract that verifies signatures', async () => {
  const [guarded, friend] = [await openGuardedAccount(stack), await openGuardedAccount(stack)];
  const [email, device] = guarded.guardians;
  await guarded.setGuardians([email!, device!, { x: pad(friend.address), y: `0x${'00'.repeat(32)}` }]);
  const recovery = await beginFor(guarded);
  const message = composeRecoveryMessage(recovery);
  const foreign = await guarded.account.signTypedData(message);
  expect(await sign(recovery.id, 2, foreign)).toMatchObject({ code: 'guardian_signature_invalid' });
  expect((await sign(recovery.id, 2, await friend.account.signTypedData(message))).status).toBe(200);
  await sign(recovery.id, 1, await signAsDevice(guarded.device, recovery));
  await expect.poll(async () => (await read(recovery.id)).status, WAIT).toBe('waiting');
}, 60_000);

describe('an attacker', () => {
  test('guesses no token, and uses none of another account', async () => {
    const [guarded, other] = [await openGuardedAccount(stack), await openGuardedAccount(stack)];
    await linkConfirmedUser(stack, other.address, 'other@example.com');
    const [recovery, theirs] = [await beginFor(guarded), await beginFor(other)];
    await call(`/${recovery.id}/email`, {});
    await call(`/${theirs.id}/email`, {});
    const token = (await findToken('other@example.com'))!;
    for (const wrong of [token, 'A'.repeat(43)]) {
      const refused = await call(`/${recovery.id}/email-confirmation`, { token: wrong });
      expect(refused).toMatchObject({ status: 400, code: 'recovery_link_invalid' });
    }
    expect(statesOf(await read(recovery.id))).toEqual(['asked', 'open', 'open']);
  }, 60_000);

  test('does not learn whether an account has an address', async () => {
    const [without, having] = [await openGuardedAccount(stack), await openGuardedAccount(stack)];
    await linkConfirmedUser(stack, having.address, 'secret@example.com');
    const answers = [];
    for (const { address } of [without, having]) {
      const { recovery } = await begin(address);
      const { status, body } = await call(`/${recovery!.id}/email`, {});
      answers.push({ status, guardians: statesOf(recoverySchema.parse(body)) });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(await findToken('secret@example.com')).toBeDefined();
  }, 60_000);

  test('signs for no guardian, and a guardian signs once', async () => {
    const guarded = await openGuardedAccount(stack);
    const recovery = await beginFor(guarded);
    const thief = privateKeyToAccount(generatePrivateKey());
    const stolen = await thief.signTypedData(composeRecoveryMessage(recovery));
    const invalid = { status: 400, code: 'guardian_signature_invalid' };
    for (const index of [0, 2, 4]) expect(await sign(recovery.id, index, stolen)).toMatchObject(invalid);
    const foreign = await signAsDevice(createSoftwarePasskey(), recovery);
    expect(await sign(recovery.id, 1, foreign)).toMatchObject(invalid);
    // Of the right device, on the page of an attacker.
    const phished = createSoftwarePasskey('evil.example', 'https://evil.example');
    expect(await sign(recovery.id, 1, await signAsDevice(phished, recovery))).toMatchObject(invalid);

    const signature = await signAsDevice(guarded.device, recovery);
    expect((await sign(recovery.id, 1, signature)).status).toBe(200);
    expect(await sign(recovery.id, 1, signature)).toMatchObject({
      status: 409,
      code: 'guardian_already_signed',
    });
    // The signature of one guardian in the place of another.
    expect(await sign(recovery.id, 2, signature)).toMatchObject(invalid);
    expect((await read(recovery.id)).status).toBe('collecting');
  }, 60_000);

  test('uses no signature of an earlier list of guardians, or of another recovery', async () => {
    const guarded = await openGuardedAccount(stack);
    const [recovery, another] = [await beginFor(guarded), await beginFor(guarded)];
    const signature = await signAsDevice(guarded.device, recovery);
    const invalid = { status: 400, code: 'guardian_signature_invalid' };
    expect(await sign(another.id, 1, signature)).toMatchObject(invalid);
    await guarded.setGuardians(guarded.guardians);
    expect((await read(recovery.id)).status).toBe('expired');
    const closed = await sign(recovery.id, 1, signature);
    expect(closed).toMatchObject({ status: 409, code: 'recovery_closed' });
    const later = await beginFor(guarded);
    expect(await sign(later.id, 1, signature)).toMatchObject(invalid);
  }, 60_000);

  test('leads no passkey of another person to an account', async () => {
    const guarded = await openGuardedAccount(stack);
    const passkey = createSoftwarePasskey();
    const { x, y, account } = passkey;
    await callApi(stack.url, '/api/v1/passkeys', {
      method: 'POST',
      body: { credential_id: account.id, x, y },
    });
    const { answer } = await begin(guarded.address, passkey);
    expect(answer).toMatchObject({ status: 409, code: 'passkey_taken' });
  }, 60_000);

  test('with an account and its guardians does not drain the gas key', async () => {
    const guarded = await openGuardedAccount(stack);
    for (let round = 0; round < RECOVERIES_PER_DAY.account; round++) {
      const recovery = await beginFor(guarded);
      await signByTwo(guarded, recovery);
      await expect.poll(async () => (await read(recovery.id)).start_transaction, WAIT).not.toBeNull();
      const pending = await begin(guarded.address);
      expect(pending.answer).toMatchObject({ status: 409, code: 'recovery_pending' });
      await cancel(guarded);
    }
    const { answer } = await begin(guarded.address);
    expect(answer).toMatchObject({ status: 429, code: 'recovery_limit' });
    aheadMs += 25 * HOUR_MS;
    expect((await begin(guarded.address)).answer.status).toBe(200);
  }, 120_000);
});

test('begins no recovery without guardians, of an unknown account, or with an owner', async () => {
  const owner = createSoftwarePasskey();
  const guarded = await openGuardedAccount(stack, owner);
  const own = await begin(guarded.address, owner);
  expect(own.answer).toMatchObject({ status: 409, code: 'already_an_owner' });
  const unknown = await begin(stack.chain.contracts.ActionLedger.address);
  expect(unknown.answer).toMatchObject({ status: 404, code: 'passkey_account_unknown' });
  await guarded.setGuardians([]);
  const { answer } = await begin(guarded.address);
  expect(answer).toMatchObject({ status: 409, code: 'no_guardians' });
  expect(await call(`/${'A'.repeat(22)}`)).toMatchObject({ status: 404, code: 'recovery_unknown' });
}, 60_000);

test('signatures are refused after the deadline', async () => {
  const guarded = await openGuardedAccount(stack);
  const recovery = await beginFor(guarded);
  aheadMs += 49 * HOUR_MS;
  expect((await read(recovery.id)).status).toBe('expired');
  const late = await sign(recovery.id, 1, await signAsDevice(guarded.device, recovery));
  expect(late).toMatchObject({ status: 409, code: 'recovery_closed' });
}, 60_000);
