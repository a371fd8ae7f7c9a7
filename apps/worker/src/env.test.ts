import { afterEach, expect, test, vi } from 'vitest';
import { listGaps, readEnv } from './env.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const LEAST = {
  DATABASE_URL: 'postgres://127.0.0.1/nova',
  CHAIN_RPC_URL: 'http://127.0.0.1:8545',
  CHAIN_WS_URL: 'ws://127.0.0.1:8545',
  NOVA_DATA_DIR: '.nova',
};
function stub(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
}

test('requires only addresses; everything else has defaults, and lanes may lack keys', () => {
  stub(LEAST);
  expect(readEnv()).toEqual({
    ...LEAST,
    CHAIN_RPC_URL: ['http://127.0.0.1:8545'],
    CHAIN_WS_URL: ['ws://127.0.0.1:8545'],
    NOVA_NETWORK: 'development',
    CHAIN_CONFIRMATIONS: 0,
    MAINNET_CONFIRMATIONS: 12,
    MAINNET_USDT: '0xdac17f958d2ee523a2206206994597c13d831ec7',
    CHAIN_FINALITY_WINDOW: 128,
    LOG_LEVEL: 'info',
    WORKER_HEALTH_HOST: '127.0.0.1',
    MAIL_FROM: 'Nova <nova@localhost>',
    NFT_METADATA_ORIGINS: [],
    S3_REGION: 'us-east-1',
    S3_PATH_STYLE: 'false',
  });
});

test('lists further nodes of the chain, each with its WebSocket address', () => {
  const lists = { CHAIN_RPC_URL: 'http://a:1, https://b:2', CHAIN_WS_URL: 'ws://a:1,wss://b:2' };
  expect(readEnv({ ...LEAST, ...lists })).toMatchObject({
    CHAIN_RPC_URL: ['http://a:1', 'https://b:2'],
    CHAIN_WS_URL: ['ws://a:1', 'wss://b:2'],
  });
  expect(() => readEnv({ ...LEAST, ...lists, CHAIN_WS_URL: 'ws://a:1' })).toThrow(
    /CHAIN_WS_URL: must list a WebSocket address for each address/,
  );
  expect(() => readEnv({ ...LEAST, ...lists, CHAIN_RPC_URL: 'http://a:1,b' })).toThrow(
    /CHAIN_RPC_URL.*: must be http\(s\):\/\/ addresses, separated by commas/,
  );
});

test('names an invalid key without printing it', () => {
  stub({ ...LEAST, GAS_KEY: 'hunter2' });
  expect(readEnv).toThrow(/GAS_KEY: must be a 32-byte private key/);
  expect(readEnv).not.toThrow(/hunter2/);
});

test('reduces hosts of metadata to their origins', () => {
  stub({ ...LEAST, NFT_METADATA_ORIGINS: 'https://files.nova.test/storage/, http://127.0.0.1:9000 ,' });
  expect(readEnv().NFT_METADATA_ORIGINS).toEqual(['https://files.nova.test', 'http://127.0.0.1:9000']);
  stub({ ...LEAST, NFT_METADATA_ORIGINS: 'ftp://files.nova.test' });
  expect(() => readEnv()).toThrow('NFT_METADATA_ORIGINS');
});

test('production requires the variables for points and emails by name', () => {
  stub({ ...LEAST, NOVA_NETWORK: 'production' });
  expect(readEnv).toThrow(/PUBLIC_ORIGIN.*USER_HASH_PEPPER/s);
});

test('reports each task that lacks a variable in one sentence', () => {
  stub(LEAST);
  expect(listGaps(readEnv())).toEqual(['USER_HASH_PEPPER is not set: this worker awards no points.']);
  const needed = {
    PUBLIC_ORIGIN: 'https://nova.example',
    USER_HASH_PEPPER: 'pepper of tests, not of people',
  };
  stub({ NOVA_NETWORK: 'production', ...needed });
  expect(listGaps(readEnv())).toEqual([
    'STRIPE_SECRET_KEY is not set: this worker neither delivers nor refunds card payments.',
  ]);
  stub({ STRIPE_SECRET_KEY: 'rk_live_of_tests' });
  expect(listGaps(readEnv())).toEqual([]);
});
