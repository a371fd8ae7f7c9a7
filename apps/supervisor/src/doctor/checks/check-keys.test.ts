import { startTestChain, type TestChain } from '@nova/testing/test-chain';
import { TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { privateKeyToAccount, privateKeyToAddress } from 'viem/accounts';
import { createWalletClient, http, parseEther } from 'viem';
import { BARE_SETUP } from '../../testing/bare-setup.ts';
import { checkKeys } from './check-keys.ts';
import type { Setup } from '../setup.ts';

const KEYS = {
  ATTESTOR_KEY: TEST_KEYS.attestor,
  OPERATOR_KEY: TEST_KEYS.operator,
  GAS_KEY: TEST_KEYS.gas,
  CURATOR_KEY: TEST_KEYS.curator,
  PAUSER_KEY: TEST_KEYS.pauser,
};
const STRANGER = `0x${'b7'.repeat(32)}` as const;

let chain: TestChain;
beforeAll(async () => {
  chain = await startTestChain({ isWhole: true });
});
afterAll(() => chain.close());

async function poll(keys: Setup['keys']): Promise<string[]> {
  const { rpcUrl, wsUrl, dataDir } = chain;
  const findings = await checkKeys({ ...BARE_SETUP, dataDir, keys, chain: { rpcUrl, wsUrl } });
  return findings.map(({ level, message }) => `${level}: ${message}`);
}

test('keys with their roles and gas are ok', async () => {
  expect(await poll(KEYS)).toEqual([
    'ok: ATTESTOR_KEY has its roles and 1000.00 NAC for gas.',
    'ok: OPERATOR_KEY has its roles and 1000.01 NAC for gas.',
    'ok: GAS_KEY has its roles and 1000.00 NAC for gas.',
    'ok: CURATOR_KEY has its roles and 10.00 NAC for gas.',
    'ok: PAUSER_KEY has its roles and 10.00 NAC for gas.',
  ]);
});

test('names a key without its role, its address and the contracts that lack it', async () => {
  expect(await poll({ OPERATOR_KEY: STRANGER })).toEqual([
    `error: OPERATOR_KEY (${privateKeyToAddress(STRANGER)}) lacks the operator role on Presale, TokenFactory, AccountFactory.`,
  ]);
});

test('rejects two lanes with one key, which would use each other’s nonces', async () => {
  const lines = await poll({ ATTESTOR_KEY: KEYS.ATTESTOR_KEY, GAS_KEY: KEYS.ATTESTOR_KEY });
  expect(lines[0]).toBe('error: GAS_KEY and ATTESTOR_KEY are the same key, so their nonces would collide.');
});

test('a key that runs low is a warning, and an empty one an error', async () => {
  const account = privateKeyToAccount(TEST_KEYS.gas);
  const wallet = createWalletClient({ account, transport: http(chain.rpcUrl) });
  const send = async (value: bigint) => {
    const request = {
      to: testAddressOf('deployer'),
      value,
      chain: null,
      maxPriorityFeePerGas: 1_000_000_000n,
    };
    await wallet.sendTransaction({ ...request, maxFeePerGas: 1_000_000_000n, gas: 21_000n });
  };
  await send(parseEther('991'));
  expect(await poll({ GAS_KEY: KEYS.GAS_KEY })).toEqual([
    `warning: GAS_KEY (${account.address}) has only 9.00 NAC left for gas.`,
  ]);
  await send(parseEther('8.995'));
  expect(await poll({ GAS_KEY: KEYS.GAS_KEY })).toEqual([
    `error: GAS_KEY (${account.address}) has 0.00 NAC and cannot pay for gas.`,
  ]);
});
