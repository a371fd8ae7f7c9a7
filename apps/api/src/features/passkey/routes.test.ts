import { composeSignIn } from '@nova/actors/compose-sign-in';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { passkeyAccountAbi } from '@nova/abi/passkey-account';
import { passkeyAccountSchema, passkeySchema } from '@nova/shared/passkey/schemas';
import { openPasskeyAccount } from '@nova/testing/open-passkey-account';
import { toPasskeyAccount } from '@nova/shared/passkey/passkey-account';
import { callApi } from '@nova/testing/call-api';
import { createSoftwarePasskey, type SoftwarePasskey } from '@nova/testing/software-passkey';
import { testAddressOf } from '@nova/testing/test-keys';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import {
  createPublicClient,
  encodeFunctionData,
  getAddress,
  type Hex,
  http,
  sha256,
  stringToBytes,
} from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({ isWhole: true });
}, 120_000);
afterAll(() => stack.close());

const store = (body: object) => callApi(stack.url, '/api/v1/passkeys', { method: 'POST', body });

test('tells the factory, the domain of its passkeys, and the guardian by email', async () => {
  // The index must have read the contracts' addresses first.
  await expect
    .poll(async () => (await callApi(stack.url, '/api/v1/passkeys')).body, { timeout: 10_000 })
    .toEqual({
      factory: stack.chain.contracts.PasskeyAccountFactory!.address,
      rp_id_hash: sha256(stringToBytes('localhost')),
      email_guardian: testAddressOf('guardian').toLowerCase(),
    });
});

test('another device finds the account of a passkey, and nobody replaces its key', async () => {
  const { x, y, account } = createSoftwarePasskey();
  const passkey = { credential_id: account.id, x, y };
  const stored = passkeySchema.parse((await store(passkey)).body);
  expect(stored).toMatchObject(passkey);
  expect((await callApi(stack.url, `/api/v1/passkeys/${account.id}`)).body).toEqual(stored);
  // A lost response is no reason for an error.
  expect((await store(passkey)).status).toBe(200);
  const other = createSoftwarePasskey();
  const taken = await store({ ...passkey, x: other.x, y: other.y });
  expect(taken).toMatchObject({ status: 409, code: 'passkey_taken' });
});

test('refuses what is no key, and says that a passkey is unknown', async () => {
  const { x, account } = createSoftwarePasskey();
  const wrong = await store({ credential_id: account.id, x, y: `0x${'00'.repeat(31)}05` });
  expect(wrong).toMatchObject({ status: 400, code: 'key_invalid' });
  expect((await store({ credential_id: 'short', x, y: x })).status).toBe(400);
  const unknown = await callApi(stack.url, `/api/v1/passkeys/${account.id}`);
  expect(unknown).toMatchObject({ status: 404, code: 'passkey_unknown' });
});

async function logIn(passkey: SoftwarePasskey, claimed?: Hex) {
  const { x, y, account: owner } = passkey;
  const { address } = passkeySchema.parse((await store({ credential_id: owner.id, x, y })).body);
  const client = createPublicClient({ transport: http(`${stack.url}/rpc`) });
  const factory = stack.chain.contracts.PasskeyAccountFactory!.address;
  const account = await toPasskeyAccount({ client, factory, address, firstOwner: { x, y }, owner });
  const { body } = await callApi(stack.url, '/auth/v1/siwe/nonce', { body: {} });
  const { message, signature } = await composeSignIn(
    { address: getAddress(claimed ?? address), signMessage: (text) => account.signMessage(text) },
    { origin: stack.url, nonce: (body as { nonce: string }).nonce, now: new Date() },
  );
  const data = { address: claimed ?? address, chainId: CHAIN_ID, message, signature, walletType: 'passkey' };
  const answer = await callApi(stack.url, '/functions/v1/wallet-operations', {
    body: { action: 'connect_wallet', data },
  });
  return { address, answer };
}

test('a passkey logs in before its account is deployed (ERC-6492)', async () => {
  const { address, answer } = await logIn(createSoftwarePasskey());
  expect(answer).toMatchObject({ status: 200, body: { address } });
});

test('a passkey does not log in as the account of another one', async () => {
  const victim = await logIn(createSoftwarePasskey());
  const { answer } = await logIn(createSoftwarePasskey(), victim.address);
  expect(answer.status).toBe(401);
});

test('a passkey of another domain does not log in', async () => {
  const { answer } = await logIn(createSoftwarePasskey('evil.example', 'https://evil.example'));
  expect(answer.status).toBe(401);
});

describe('the account of a passkey', () => {
  const readAccount = async (address: Hex) => callApi(stack.url, `/api/v1/passkey-accounts/${address}`);
  const self = (address: Hex, functionName: 'addOwner', args: readonly [Hex, Hex]) => ({
    to: address,
    data: encodeFunctionData({ abi: passkeyAccountAbi, functionName, args }),
  });

  test('is unknown before its first operation, like any other address', async () => {
    const { address } = await openPasskeyAccount(stack);
    expect(await readAccount(address)).toMatchObject({ status: 404, code: 'passkey_account_unknown' });
    const ledger = stack.chain.contracts.ActionLedger.address;
    expect((await readAccount(ledger)).status).toBe(404);
  });

  test('names its owners, and a second passkey logs in to the same account', async () => {
    const [first, second] = [createSoftwarePasskey(), createSoftwarePasskey()];
    const { address, bundler } = await openPasskeyAccount(stack, first);
    const foreign = await store({
      credential_id: second.account.id,
      x: second.x,
      y: second.y,
      account: address,
    });
    expect(foreign).toMatchObject({ status: 409, code: 'not_an_owner' });

    const hash = await bundler.sendUserOperation({
      calls: [self(address, 'addOwner', [second.x, second.y])],
    });
    await bundler.waitForUserOperationReceipt({ hash });
    const { body } = await readAccount(address);
    expect(passkeyAccountSchema.parse(body)).toEqual({
      address,
      owners: [first, second].map(({ x, y }) => ({ kind: 'passkey', x, y })),
      guardians: [],
      recovery: null,
      sessions: [],
    });
    const stored = await store({
      credential_id: second.account.id,
      x: second.x,
      y: second.y,
      account: address,
    });
    expect(passkeySchema.parse(stored.body).address).toBe(address);
  }, 60_000);

  test('shows a session until it ends', async () => {
    const { address, bundler, client } = await openPasskeyAccount(stack);
    const key: Hex = `0x${'5e'.repeat(20)}`;
    const { timestamp } = await client.getBlock();
    const validUntil = Number(timestamp) + 1_800;
    const target = stack.chain.contracts.Marketplace!.address;
    const data = encodeFunctionData({
      abi: passkeyAccountAbi,
      functionName: 'grantSession',
      args: [key, validUntil, 7n, [{ target, selector: '0x12345678' }]],
    });
    await bundler.waitForUserOperationReceipt({
      hash: await bundler.sendUserOperation({ calls: [{ to: address, data }] }),
    });
    const sessions = async () => passkeyAccountSchema.parse((await readAccount(address)).body).sessions;
    await expect.poll(sessions).toEqual([
      {
        key,
        valid_until: new Date(validUntil * 1_000).toISOString(),
        value_left: '7',
        calls: [{ contract: target, selector: '0x12345678' }],
      },
    ]);
    const revoke = encodeFunctionData({ abi: passkeyAccountAbi, functionName: 'revokeSession', args: [key] });
    await bundler.waitForUserOperationReceipt({
      hash: await bundler.sendUserOperation({ calls: [{ to: address, data: revoke }] }),
    });
    await expect.poll(sessions).toEqual([]);
  }, 60_000);
});
