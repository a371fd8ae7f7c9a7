import { TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import type { Hex } from 'viem';
import { expect, test } from 'vitest';
import { createSendGas } from '../features/wallet/send-gas.ts';
import { createLocalSigner } from '../signing/local-signer.ts';
import { readSignedOperation } from './read-signed-operation.ts';
import { isSignedBy, LaneSigner } from './signer.ts';

const PERSON: Hex = `0x${'1'.repeat(40)}`;
const THIEF: Hex = `0x${'7'.repeat(40)}`;
const FEES = { tipWei: 1n, maxWei: 2n };

async function signGas(to: Hex) {
  const signer = new LaneSigner(createLocalSigner(TEST_KEYS.gas), 96_969);
  const bytes = await signer.sign({ to, data: '0x', valueWei: 5n }, 0, 60_000n, FEES);
  const row = { id: 1, kind: 'send_gas', operationId: `0x${'2'.repeat(64)}` as const, attempts: 1 };
  return { ...row, ...bytes, createdAt: new Date(0), payload: { to, valueWei: '5' } };
}

test('a signed row whose payload was changed is sent again as it was signed', async () => {
  const row = await signGas(PERSON);
  const changed = { ...row, payload: { to: THIEF, valueWei: '1000000000000000000' } };
  const { call } = readSignedOperation(changed, createSendGas());
  expect(call).toEqual({ to: PERSON, data: '0x', valueWei: 5n });
});

test('a transaction belongs to a key only if that key has signed it', async () => {
  const { rawTransaction } = await signGas(PERSON);
  const gas = testAddressOf('gas').toLowerCase() as Hex;
  const operator = testAddressOf('operator').toLowerCase() as Hex;
  expect(await isSignedBy(rawTransaction, gas)).toBe(true);
  expect(await isSignedBy(rawTransaction, operator)).toBe(false);
  expect(await isSignedBy('0x02', gas)).toBe(false);
});
