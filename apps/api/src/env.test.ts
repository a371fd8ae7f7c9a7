import { expect, test } from 'vitest';
import { readEnv, readWalletConnect } from './env.ts';

const GOOD = {
  DATABASE_URL: 'postgres://nova@127.0.0.1/nova',
  CHAIN_RPC_URL: 'http://127.0.0.1:8545',
  CHAIN_WS_URL: 'ws://127.0.0.1:8545',
  SESSION_SECRET: 's'.repeat(32),
  USER_HASH_PEPPER: 'p'.repeat(32),
  ADMIN_TOKEN: 'a'.repeat(24),
};

test('the defaults are a local development server without trusted proxies', () => {
  expect(readEnv(GOOD)).toEqual({
    ...GOOD,
    CHAIN_RPC_URL: ['http://127.0.0.1:8545'],
    CHAIN_WS_URL: ['ws://127.0.0.1:8545'],
    NOVA_NETWORK: 'development',
    PORT: 4000,
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: [],
    CHAIN_CONFIRMATIONS: 0,
    MAINNET_CONFIRMATIONS: 12,
    S3_REGION: 'us-east-1',
    S3_PATH_STYLE: 'false',
    MAINNET_USDT: '0xdac17f958d2ee523a2206206994597c13d831ec7',
    RATE_LIMIT_FACTOR: 1,
    DRAIN_SECONDS: 0,
    LOG_LEVEL: 'info',
    WALLETCONNECT_RELAY_URL: 'wss://relay.walletconnect.org',
  });
});

test('offers wallets on other devices only with a project ID', () => {
  expect(readWalletConnect(readEnv(GOOD))).toBeUndefined();
  const project = { WALLETCONNECT_PROJECT_ID: 'c4f79cc821944d9680842e34466bfb' };
  expect(readWalletConnect(readEnv({ ...GOOD, ...project }))).toEqual({
    projectId: 'c4f79cc821944d9680842e34466bfb',
    relayUrl: 'wss://relay.walletconnect.org',
  });
  const own = readEnv({ ...GOOD, ...project, WALLETCONNECT_RELAY_URL: 'wss://relay.example' });
  expect(readWalletConnect(own)?.relayUrl).toBe('wss://relay.example');
  expect(() => readEnv({ ...GOOD, WALLETCONNECT_PROJECT_ID: 'my project' })).toThrow(/ID of a project/);
  expect(() => readEnv({ ...GOOD, WALLETCONNECT_RELAY_URL: 'https://relay.example' })).toThrow(/ws\(s\)/);
});

test('lists further nodes of the chain, each with its WebSocket address', () => {
  const lists = { CHAIN_RPC_URL: 'http://a:1, https://b:2', CHAIN_WS_URL: 'ws://a:1,wss://b:2' };
  expect(readEnv({ ...GOOD, ...lists })).toMatchObject({
    CHAIN_RPC_URL: ['http://a:1', 'https://b:2'],
    CHAIN_WS_URL: ['ws://a:1', 'wss://b:2'],
  });
  expect(() => readEnv({ ...GOOD, ...lists, CHAIN_WS_URL: 'ws://a:1' })).toThrow(
    /CHAIN_WS_URL: must list a WebSocket address for each address/,
  );
  expect(() => readEnv({ ...GOOD, ...lists, CHAIN_RPC_URL: 'http://a:1,b' })).toThrow(
    /CHAIN_RPC_URL.*: must be http\(s\):\/\/ addresses, separated by commas/,
  );
});

test('origins and proxies are lists', () => {
  const env = readEnv({
    ...GOOD,
    PUBLIC_ORIGIN: 'https://nova.example/, https://www.nova.example',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
  });
  expect(env.PUBLIC_ORIGIN).toEqual(['https://nova.example', 'https://www.nova.example']);
  expect(env.TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '::1']);
});

test('all invalid variables are named at once, and no secret is shown', () => {
  const read = () =>
    readEnv({ ...GOOD, SESSION_SECRET: 'short-secret', PORT: '70000', TRUSTED_PROXIES: 'proxy.local' });
  expect(read).toThrow(/PORT/);
  expect(read).toThrow(/SESSION_SECRET: must have at least 32 characters/);
  expect(read).toThrow(/TRUSTED_PROXIES/);
  expect(read).not.toThrow(/short-secret/);
});

test('production requires the public origin', () => {
  expect(() => readEnv({ ...GOOD, NOVA_NETWORK: 'production' })).toThrow(
    /PUBLIC_ORIGIN: is needed in production/,
  );
});
