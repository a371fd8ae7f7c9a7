import { serializeTransaction } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { expect, it } from 'vitest';
import { readSignedTransaction } from './read-signed-transaction.ts';

const account = privateKeyToAccount(`0x${'1'.repeat(64)}`);
const FROM = '0x19e7e376e7c213b7e7e7e46cc70a5dd086daff2a';
const TO = '0x4e59b44847b379578588920ca78fbf26c0b4956c';
const fields = { chainId: 96_969, nonce: 3, gas: 21_000n, value: 5n } as const;

it('shows sender, recipient, value and fee of a signed transaction', async () => {
  const fees = { maxFeePerGas: 2_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n };
  const raw = await account.signTransaction({ ...fields, ...fees, type: 'eip1559', to: TO });
  expect(await readSignedTransaction(`  ${raw.toUpperCase().replace('0X', '0x')} `)).toMatchObject({
    from: FROM,
    to: TO,
    created: null,
    chainId: 96_969,
    nonce: 3,
    valueWei: 5n,
    gasLimit: 21_000n,
    maxFeeWei: 2_000_000_000n,
    input: '0x',
  });
});

it('returns the address of the contract to be created, also for a legacy transaction', async () => {
  const raw = await account.signTransaction({
    ...fields,
    type: 'legacy',
    gasPrice: 1_000_000_000n,
    data: '0x6000',
  });
  expect(await readSignedTransaction(raw)).toMatchObject({
    from: FROM,
    to: null,
    created: '0x08425d9df219f93d5763c3e85204cb5b4ce33aaa',
    maxFeeWei: 1_000_000_000n,
    input: '0x6000',
  });
});

it('rejects unsigned transactions, hashes and text', async () => {
  const unsigned = serializeTransaction({ ...fields, type: 'eip1559', to: TO });
  const texts = [unsigned, `0x${'a'.repeat(64)}`, 'hello', '', '0x'];
  expect(await Promise.all(texts.map(readSignedTransaction))).toEqual([null, null, null, null, null]);
});
