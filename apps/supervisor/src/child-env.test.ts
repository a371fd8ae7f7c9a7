import type { EnvError } from '@nova/runtime/describe-issue';
import type { EnvironmentError } from '@nova/runtime/parse-env';
import { privateKeyToAddress } from 'viem/accounts';
import { expect, test } from 'vitest';
import {
  apiEnv,
  type ChildEnvSources,
  nodeAddress,
  nodeEnv,
  siteUrl,
  toChainAddress,
  workerEnv,
} from './child-env.ts';
import { readEnv } from './env.ts';
import { choosePasskeyDomain } from './preparations.ts';
import { checkProcessSettings } from './settings/check-process-settings.ts';
import { loadSecrets } from './secrets.ts';

const CHAIN = { rpcUrl: 'http://127.0.0.1:4001', wsUrl: 'ws://127.0.0.1:4001' };

async function sources(variables: Record<string, string>): Promise<ChildEnvSources> {
  const env = readEnv({ NOVA_DATA_DIR: '/nowhere/nova', ...variables });
  const key = `0x${'11'.repeat(32)}`;
  const secrets = await loadSecrets(env, () => Promise.resolve({ value: key, isNew: false }));
  return { root: '/nowhere', env, secrets };
}

test.each(['0.0.0.0', '::', '::1', '192.168.0.7'])('HOST=%s keeps the node on loopback', async (HOST) => {
  const childSources = await sources({ HOST });
  expect(nodeEnv(childSources, 4001)).toMatchObject({ NODE_HOST: '127.0.0.1', NODE_PORT: '4001' });
  expect(nodeEnv(childSources, 4001)).not.toHaveProperty('HOST');
  expect(nodeAddress(childSources.env, 4001)).toEqual(CHAIN);
  expect(apiEnv(childSources, 'postgres://db', CHAIN)).toMatchObject({ HOST, CHAIN_RPC_URL: CHAIN.rpcUrl });
});

test('api and worker get every node of the chain', async () => {
  const childSources = await sources({});
  const chain = toChainAddress(['http://a:1', 'https://b:2']);
  const lists = { CHAIN_RPC_URL: 'http://a:1,https://b:2', CHAIN_WS_URL: 'ws://a:1,wss://b:2' };
  expect(apiEnv(childSources, 'postgres://db', chain)).toMatchObject(lists);
  expect(workerEnv(childSources, 'postgres://db', chain)).toMatchObject(lists);
});

test.each([
  ['0.0.0.0', 'ws://127.0.0.1:4001'],
  ['::', 'ws://127.0.0.1:4001'],
  ['::1', 'ws://[::1]:4001'],
  ['10.0.0.5', 'ws://10.0.0.5:4001'],
])('a node on NODE_HOST=%s is reachable at %s', async (NODE_HOST, wsUrl) => {
  const { env } = await sources({ NODE_HOST });
  expect(nodeAddress(env, 4001)).toEqual({ rpcUrl: wsUrl.replace('ws', 'http'), wsUrl });
});

test.each([
  ['127.0.0.1', 'http://localhost:4000', 'http://127.0.0.1:4000'],
  ['0.0.0.0', 'http://localhost:4000', 'http://127.0.0.1:4000'],
  ['::1', 'http://[::1]:4000', 'http://[::1]:4000'],
])('a site on HOST=%s is shown as %s, and the worker reaches it at %s', async (HOST, shown, reached) => {
  const childSources = await sources({ HOST });
  expect(siteUrl(childSources.env)).toBe(shown);
  expect(workerEnv(childSources, 'postgres://db', CHAIN)).toMatchObject({ SITE_URL: reached });
});

test('behind a pooler, each process gets PostgreSQL’s direct URL with its own login', async () => {
  const childSources = await sources({
    DATABASE_URL: 'postgres://owner:o@pooler:6432/nova',
    DATABASE_DIRECT_URL: 'postgres://owner:o@db:5432/nova?sslmode=verify-full',
  });
  expect(workerEnv(childSources, 'postgres://nova_worker:w@pooler:6432/nova', CHAIN)).toMatchObject({
    DATABASE_URL: 'postgres://nova_worker:w@pooler:6432/nova',
    DATABASE_DIRECT_URL: 'postgres://nova_worker:w@db:5432/nova?sslmode=verify-full',
  });
  expect(apiEnv(childSources, 'postgres://nova_api:a@pooler:6432/nova', CHAIN)).toMatchObject({
    DATABASE_DIRECT_URL: 'postgres://nova_api:a@db:5432/nova?sslmode=verify-full',
  });
  expect(apiEnv(await sources({}), 'postgres://db', CHAIN)).not.toHaveProperty('DATABASE_DIRECT_URL');
});

test('the api gets the URL of the replica with its own login, and the worker does not get it', async () => {
  const childSources = await sources({
    DATABASE_URL: 'postgres://owner:o@db:5432/nova',
    DATABASE_READ_URL: 'postgres://owner:o@replica:5432/nova?sslmode=verify-full',
  });
  expect(apiEnv(childSources, 'postgres://nova_api:a@db:5432/nova', CHAIN)).toMatchObject({
    DATABASE_READ_URL: 'postgres://nova_api:a@replica:5432/nova?sslmode=verify-full',
  });
  expect(workerEnv(childSources, 'postgres://nova_worker:w@db:5432/nova', CHAIN)).not.toHaveProperty(
    'DATABASE_READ_URL',
  );
  expect(() => readEnv({ DATABASE_READ_URL: 'postgres://owner@replica/nova' })).toThrow(
    'DATABASE_READ_URL: needs DATABASE_URL, the address of the server that it replicates',
  );
});

test('a direct URL without a pooler’s URL is refused', () => {
  expect(() => readEnv({ DATABASE_DIRECT_URL: 'postgres://owner@db/nova' })).toThrow(
    'DATABASE_DIRECT_URL: needs DATABASE_URL, the address of the pooler',
  );
});

test('the api gets the address of the guardian, and only the worker its key', async () => {
  const childSources = await sources({});
  const api = apiEnv(childSources, 'postgres://db', CHAIN);
  const { GUARDIAN_KEY } = childSources.secrets;
  expect(api).toMatchObject({ EMAIL_GUARDIAN: privateKeyToAddress(GUARDIAN_KEY!) });
  expect(api).not.toHaveProperty('GUARDIAN_KEY');
  expect(workerEnv(childSources, 'postgres://db', CHAIN)).toMatchObject({ GUARDIAN_KEY });

  const address = `0x${'5e'.repeat(20)}`;
  const elsewhere = await sources({ EMAIL_GUARDIAN: address });
  expect(apiEnv(elsewhere, 'postgres://db', CHAIN)).toMatchObject({ EMAIL_GUARDIAN: address });
});

test('the start lists every variable that a process or the pages would refuse', () => {
  const refused = {
    PUBLIC_ORIGIN: 'nova.example:443',
    TRUSTED_PROXIES: 'proxy',
    FOLLOWERS: 'all',
    NFT_METADATA_ORIGINS: 'ipfs.example',
    STORAGE_PUBLIC_URL: 'files',
    S3_ENDPOINT: 'minio:9000',
    S3_PATH_STYLE: 'yes',
    STRIPE_SECRET_KEY: 'sk',
    STRIPE_WORKER_KEY: 'rk',
    WALLETCONNECT_PROJECT_ID: 'a b',
    GAS_WEI_PER_DAY: '0.5',
    PAUSING_TRANSACTIONS_PER_DAY: '-1',
    HOST: 'http://127.0.0.1',
    NODE_HOST: 'a b',
    PASSKEY_RP_ID: 'https://nova.example',
    NOVA_COMMUNITY_URL: 'http://nova.example',
    NOVA_SOCIAL_URLS: 'https://a.example, b.example',
    NOVA_OPERATOR_NAME: 'x',
    NOVA_OPERATOR_EMAIL: 'nova.example',
  };
  const listErrors = (): readonly EnvError[] => {
    try {
      readEnv(refused);
      return [];
    } catch (error) {
      return (error as EnvironmentError).errors;
    }
  };
  expect(listErrors().map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(refused)));
  expect(listErrors()).toContainEqual({
    name: 'PUBLIC_ORIGIN',
    message: 'must be origins such as https://nova.example, separated by commas',
  });
  expect(listErrors()).toContainEqual({
    name: 'NOVA_SOCIAL_URLS',
    message: 'must be https:// addresses, separated by commas; entry 2 is not',
  });
});

test.each([
  [{ SIGNER_URL: 'http://signer:4003' }, /SIGNER_TOKEN: and SIGNER_URL belong together/],
  [{ PORT: '4003', WORKER_HEALTH_PORT: '4003' }, /WORKER_HEALTH_PORT: is the same as PORT/],
  [{ HOST: '0.0.0.0', PORT: '9464', METRICS_PORT: '9464' }, /METRICS_PORT: is the same as PORT/],
])('the start refuses %j, which cannot work together', (variables, message) => {
  expect(() => readEnv(variables)).toThrow(message);
});

test('the start refuses what only a process can judge, before it starts any', async () => {
  const refused = await sources({
    STRIPE_SECRET_KEY: 'sk_test_1',
    MAINNET_TREASURY: `0x${'1'.repeat(40)}`,
    S3_BUCKET: 'nova',
  });
  const names = ['STRIPE_WEBHOOK_SECRET', 'MAINNET_TREASURY', 'S3_BUCKET'];
  expect(() => checkProcessSettings(refused)).toThrow(
    expect.objectContaining({ errors: names.map((name) => expect.objectContaining({ name })) }),
  );
  checkProcessSettings(await sources({ CHAIN_RPC_URL: 'http://a:1, http://b:1' }));
});

test('ports may be equal on different addresses, and next to another chain', () => {
  expect(readEnv({ HOST: '10.0.0.5', PORT: '4001', NODE_PORT: '4001' }).NODE_PORT).toBe(4001);
  expect(readEnv({ CHAIN_RPC_URL: 'http://a:1', PORT: '4001', NODE_PORT: '4001' }).PORT).toBe(4001);
});

test('passkeys belong to the host of the first origin unless PASSKEY_RP_ID names another domain', () => {
  const choose = (variables: Record<string, string>) => choosePasskeyDomain(readEnv(variables));
  expect(choose({})).toEqual({});
  expect(choose({ PUBLIC_ORIGIN: ' https://nova.example/, https://b.example' })).toEqual({
    passkeyRpId: 'nova.example',
  });
  expect(choose({ PUBLIC_ORIGIN: 'https://nova.example', PASSKEY_RP_ID: 'id.example' })).toEqual({
    passkeyRpId: 'id.example',
  });
});
