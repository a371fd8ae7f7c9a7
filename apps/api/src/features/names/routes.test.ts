import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { nameRegistrarAbi } from '@nova/abi/name-registrar';
import { nameResolverAbi } from '@nova/abi/name-resolver';
import { reverseRegistrarAbi } from '@nova/abi/reverse-registrar';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { Contract } from '@nova/shared/contract/schemas';
import type { SearchResult } from '@nova/shared/explorer/search-schemas';
import { NAME_GRACE_MS } from '@nova/shared/names/constants';
import type { Name, NameAddresses, NamePage } from '@nova/shared/names/schemas';
import { callApi } from '@nova/testing/call-api';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
  keccak256,
  stringToHex,
  type Hex,
  namehash,
  parseEther,
  toCoinType,
  zeroAddress,
} from 'viem';
import { type PrivateKeyAccount, generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readName } from './read-names.ts';

/** Each step waits for transactions of a real chain. */
vi.setConfig({ testTimeout: 120_000 });
const WAIT = { timeout: 60_000 };

let stack: TestStack;
let alice: PrivateKeyAccount;
let bob: PrivateKeyAccount;
beforeAll(async () => {
  stack = await startTestStack({
    isWhole: true,
    compileLimits: { timeoutMs: 60_000, memoryMaxBytes: 2 ** 30 },
  });
  [alice, bob] = [privateKeyToAccount(generatePrivateKey()), privateKeyToAccount(generatePrivateKey())];
  const payer = walletOf(privateKeyToAccount(TEST_KEYS.operator));
  await sealed(payer.sendTransaction({ to: alice.address, value: parseEther('20') }));
  await sealed(payer.sendTransaction({ to: bob.address, value: parseEther('20') }));
}, 180_000);
afterAll(() => stack.close());

const contract = (
  name: 'NameRegistrar' | 'NameRegistry' | 'NameResolver' | 'ReverseRegistrar' | 'UniversalResolver',
) => stack.chain.contracts[name]!.address;
const chain = () =>
  defineChain({
    id: CHAIN_ID,
    name: 'Nova',
    nativeCurrency: { name: 'Nova', symbol: 'NAC', decimals: 18 },
    rpcUrls: { default: { http: [stack.chain.rpcUrl] } },
    contracts: {
      ensRegistry: { address: contract('NameRegistry') },
      ensUniversalResolver: { address: contract('UniversalResolver') },
    },
  });
const reader = () => createPublicClient({ chain: chain(), transport: http(), pollingInterval: 20 });
const walletOf = (account: PrivateKeyAccount) =>
  createWalletClient({ account, chain: chain(), transport: http() });
const sealed = async (sent: Promise<Hex>) => {
  const receipt = await reader().waitForTransactionReceipt({ hash: await sent });
  expect(receipt.status).toBe('success');
};
const get = async <T>(path: string): Promise<T> => (await callApi(stack.url, path)).body as T;
const register = (account: PrivateKeyAccount, label: string, isPrimary: boolean) =>
  sealed(
    walletOf(account).writeContract({
      address: contract('NameRegistrar'),
      abi: nameRegistrarAbi,
      functionName: 'register',
      args: [label, 1n, isPrimary],
      value: parseEther('2'),
    }),
  );
const nameOf = async (address: Hex) =>
  (await get<NameAddresses>(`/api/v1/names/addresses?addresses=${address}`)).items[0]?.name ?? null;
const readOwner = async (name: string) => (await get<Name>(`/api/v1/names/${name}`)).registration?.owner;

test('a free name has a price, and its contracts are known', async () => {
  const name = await get<Name>('/api/v1/names/Alice.NAC');
  expect(name).toMatchObject({
    name: 'alice.nac',
    is_available: true,
    nac_wei_per_year: parseEther('2').toString(),
    points_per_year: 200,
    registration: null,
    contracts: { registrar: contract('NameRegistrar'), universal_resolver: contract('UniversalResolver') },
  });
  for (const invalid of ['al.nac', 'alice.eth', 'al%C3%ADce.nac', '-alice.nac']) {
    expect(await callApi(stack.url, `/api/v1/names/${invalid}`)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_name' } },
    });
  }
});

test('a registered name is found by tools that speak ENS, by the API and by the search', async () => {
  await register(alice, 'alice', true);
  await sealed(
    walletOf(alice).writeContract({
      address: contract('NameResolver'),
      abi: nameResolverAbi,
      functionName: 'setText',
      args: [namehash('alice.nac'), 'url', 'https://alice.example'],
    }),
  );
  const viem = reader();
  expect(await viem.getEnsAddress({ name: 'alice.nac' })).toBe(alice.address);
  expect(await viem.getEnsAddress({ name: 'alice.nac', coinType: toCoinType(CHAIN_ID) })).toBe(
    alice.address.toLowerCase(),
  );
  expect(await viem.getEnsName({ address: alice.address })).toBe('alice.nac');
  expect(await viem.getEnsName({ address: alice.address, coinType: toCoinType(CHAIN_ID) })).toBe('alice.nac');
  expect(await viem.getEnsText({ name: 'alice.nac', key: 'url' })).toBe('https://alice.example');
  expect(await viem.getEnsText({ name: 'alice.nac', key: 'email' })).toBeNull();
  expect(await viem.getEnsAddress({ name: 'nobody.nac' })).toBeNull();
  expect((await viem.getEnsResolver({ name: 'alice.nac' })).toLowerCase()).toBe(contract('NameResolver'));
  expect(await viem.getEnsResolver({ name: 'nobody.nac' })).toBe(zeroAddress);
  expect(await viem.getEnsName({ address: bob.address })).toBeNull();

  await expect.poll(() => nameOf(alice.address), WAIT).toBe('alice.nac');
  const address = alice.address.toLowerCase();
  expect(await get<Name>('/api/v1/names/alice.nac')).toMatchObject({
    is_available: false,
    registration: {
      name: 'alice.nac',
      node: namehash('alice.nac'),
      owner: address,
      address,
      is_primary: true,
    },
  });
  expect(await get<SearchResult>('/api/v1/search?q=Alice.nac')).toEqual({ kind: 'address', address });
  expect(await get<SearchResult>('/api/v1/search?q=nobody.nac')).toEqual({ kind: 'none' });
});

test('a name that leads elsewhere is not shown, and one that was transferred follows its owner', async () => {
  await register(bob, 'builder', false);
  await sealed(
    walletOf(bob).writeContract({
      address: contract('ReverseRegistrar'),
      abi: reverseRegistrarAbi,
      functionName: 'setName',
      args: ['alice.nac'],
    }),
  );
  await expect.poll(() => readOwner('builder.nac'), WAIT).toBe(bob.address.toLowerCase());
  expect(await nameOf(bob.address)).toBeNull();
  expect(await reader().getEnsName({ address: bob.address })).toBeNull();

  const registrar = { address: contract('NameRegistrar'), abi: nameRegistrarAbi } as const;
  await sealed(
    walletOf(alice).writeContract({ ...registrar, functionName: 'transfer', args: ['alice', bob.address] }),
  );
  await expect.poll(() => nameOf(bob.address), WAIT).toBe('alice.nac');
  expect(await nameOf(alice.address)).toBeNull();
  expect(await reader().getEnsName({ address: alice.address })).toBeNull();
  expect(await reader().getEnsText({ name: 'alice.nac', key: 'url' })).toBeNull();
});

test('lists names page by page, of everyone and of one owner', async () => {
  const first = await get<NamePage>('/api/v1/names?limit=1');
  expect(first.items.map(({ name }) => name)).toEqual(['builder.nac']);
  const second = await get<NamePage>(`/api/v1/names?limit=1&cursor=${first.next}`);
  expect(second.items.map(({ name }) => name)).toEqual(['alice.nac']);
  expect(second.next).toBeNull();
  expect((await get<NamePage>(`/api/v1/names?owner=${bob.address}`)).items).toHaveLength(2);
  expect((await get<NamePage>(`/api/v1/names?owner=${alice.address}`)).items).toEqual([]);
});

test('the index returns what the chain says, before and after the grace period', async () => {
  const { db } = stack.database;
  const { registration } = await get<Name>('/api/v1/names/alice.nac');
  const expiresAt = Date.parse(registration!.expires_at);
  const onChain = await reader().readContract({
    address: contract('NameRegistrar'),
    abi: nameRegistrarAbi,
    functionName: 'expiresAtOf',
    args: [namehash('alice.nac')],
  });
  expect(expiresAt).toBe(Number(onChain) * 1_000);
  const freeAt = expiresAt + NAME_GRACE_MS;
  expect(Date.parse(registration!.free_at)).toBe(freeAt);
  expect((await readName(db, 'alice.nac', freeAt - 1)).is_available).toBe(false);
  expect((await readName(db, 'alice.nac', freeAt)).is_available).toBe(true);
});

test('the registrar may spend points, and its contracts are verified', async () => {
  const spender = await reader().readContract({
    address: stack.chain.contracts.ActionLedger.address,
    abi: actionLedgerAbi,
    functionName: 'hasRole',
    args: [keccak256(stringToHex('SPENDER_ROLE')), contract('NameRegistrar')],
  });
  expect(spender).toBe(true);
  for (const name of [
    'NameRegistrar',
    'NameRegistry',
    'NameResolver',
    'ReverseRegistrar',
    'UniversalResolver',
  ] as const) {
    await expect
      .poll(
        async () => (await get<Contract>(`/api/v1/contracts/${contract(name)}`)).verification?.match,
        WAIT,
      )
      .toBe('full');
  }
});
