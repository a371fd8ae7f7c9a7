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
  const ask = (contract: Hex, questions: readonly Hex[]) =>
    batchCalls(createChainClient(engine.rpcUrl), contract, questions);

  test('several questions are answered in their order, each like a call of its own', async () => {
    expect(await ask(engine.ledgerAddress, [EARNED, CAP, DECIMALS, AGE])).toEqual([
      word(0),
      word(400),
      word(0),
      word(604_800),
    ]);
  });

  test('a question that is refused or answers something else than a word is null, and the others are answered', async () => {
    expect(await ask(engine.ledgerAddress, ['0x00000001', CAP, NAME, AGE])).toEqual([
      null,
      word(400),
      null,
      word(604_800),
    ]);
  });

  test('where no contract stands nothing is answered, and a zero is not made of it', async () => {
    expect(await ask(SOMEBODY, [EARNED, DECIMALS])).toEqual([null, null]);
  });
});

test('a chain that is away answers nothing', async () => {
  const chain = createChainClient('http://127.0.0.1:9');
  expect(await batchCalls(chain, SOMEBODY, [EARNED, DECIMALS])).toEqual([null, null]);
});
