import { decodeFunctionData, encodeErrorResult } from 'viem';
import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { expect, test } from 'vitest';
import { createRecordAction } from './record-action.ts';

const LEDGER = `0x${'1e'.repeat(20)}` as const;
const PAYLOAD = {
  actionId: `0x${'aa'.repeat(32)}`,
  account: `0x${'bb'.repeat(20)}`,
  userHash: `0x${'cc'.repeat(32)}`,
  actionKey: 'daily_visit',
  occurredAt: 1_700_000_000,
} as const;
const read = (payload: unknown) =>
  createRecordAction(LEDGER).read({ operationId: PAYLOAD.actionId, payload, signer: LEDGER });

test('converts a row into a ledger call with the arguments of its payload', () => {
  const { call } = read(PAYLOAD);
  expect(call).toMatchObject({ to: LEDGER, valueWei: 0n });
  const { functionName, args } = decodeFunctionData({ abi: actionLedgerAbi, data: call.data });
  expect(functionName).toBe('record');
  expect(args).toEqual([
    PAYLOAD.actionId,
    '0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB',
    PAYLOAD.userHash,
    `0x6461696c795f7669736974${'00'.repeat(21)}`,
    1_700_000_000n,
  ]);
});

test.each([
  ['a key that no ledger could hold', { ...PAYLOAD, actionKey: 'a'.repeat(33) }],
  ['a part of a second', { ...PAYLOAD, occurredAt: 1.5 }],
  ['a short account', { ...PAYLOAD, account: '0xbb' }],
  ['nothing', null],
])('%s is rejected before anything is signed', (_, payload) => {
  expect(() => read(payload)).toThrow(/ZodError|actionKey|occurredAt|account|expected/);
});

test('names the error when the ledger rejects an action', () => {
  const operation = read(PAYLOAD);
  const data = encodeErrorResult({
    abi: actionLedgerAbi,
    errorName: 'CooldownActive',
    args: [1_700_000_030n],
  });
  expect(operation.explainRefusal(data)).toBe('CooldownActive(1700000030)');
  expect(operation.explainRefusal('0x12345678')).toBe('refused with 0x12345678');
});
