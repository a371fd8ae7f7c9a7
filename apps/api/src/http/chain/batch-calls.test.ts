import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { type Engine, ENGINES } from '@nova/testing/engines/engines';
import { type Hex, encodeFunctionData, pad, toHex } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { batchCalls } from './batch-calls.ts';
import { createChainClient } from './chain-client.ts';

const SOMEBODY = `0x${'ab'.repeat(20)}` as const;
const EARNED = encodeFunctionData({ abi: actionLedgerAbi, functionName: 'earnedOf', args: [SOMEBODY] });
const DECIMALS = encodeFunctionData({ abi: actionLedgerAbi, functionName: 'decimals' });
const CAP = encodeFunctionData({ abi: actionLedgerAbi, functionName: 'BROWSER_POINTS_PER_DAY' });
const AGE = encodeFunctionData({ abi: actionLedgerAbi, functionName: 'MAX_ACTION_AGE' });
const NAME = encodeFunctionData({ abi: actionLedgerAbi, functionName: 'name' });
const word = (value: number) => pad(toHex(value), { size: 32 });

describe.each(ENGINES)('on %s', (_name, startEngine) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await startEngine();
  });
  afterAll(() => engine.close());
  const request = (contract: Hex, questions: readonly Hex[]) =>
    batchCalls(createChainClient(engine.rpcUrl), contract, questions);

  test('several calls return their words in order, like separate calls', async () => {
    expect(await request(engine.ledgerAddress, [EARNED, CAP, DECIMALS, AGE])).toEqual([
      word(0),
      word(400),
      word(0),
      word(604_800),
    ]);
  });

  test('a call that reverts or does not return a word is null, and the others are answered', async () => {
    expect(await request(engine.ledgerAddress, ['0x00000001', CAP, NAME, AGE])).toEqual([
      null,
      word(400),
      null,
      word(604_800),
    ]);
  });

  test('an address without a contract returns null, not zero', async () => {
    expect(await request(SOMEBODY, [EARNED, DECIMALS])).toEqual([null, null]);
  });
});

test('an unavailable chain returns null for every call', async () => {
  const chain = createChainClient('http://127.0.0.1:9');
  expect(await batchCalls(chain, SOMEBODY, [EARNED, DECIMALS])).toEqual([null, null]);
});
