import { composeSignIn } from '@nova/actors/compose-sign-in';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { passkeySchema } from '@nova/shared/passkey/schemas';
import { toPasskeyAccount } from '@nova/shared/passkey/passkey-account';
import { callApi } from '@nova/testing/call-api';
import { createSoftwarePasskey, type SoftwarePasskey } from '@nova/testing/software-passkey';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { createPublicClient, getAddress, type Hex, http, sha256, stringToBytes } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({ isWhole: true });
}, 120_000);
afterAll(() => stack.close());

const store = (body: object) => callApi(stack.url, '/api/v1/passkeys', { method: 'POST', body });

test('tells the factory and the domain of its passkeys', async () => {
  // The index must have read the contracts' addresses first.
  await expect
    .poll(async () => (await callApi(stack.url, '/api/v1/passkeys')).body, { timeout: 10_000 })
    .toEqual({
      factory: stack.chain.contracts.PasskeyAccountFactory!.address,
      rp_id_hash: sha256(stringToBytes('localhost')),
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
