import { type Hex, padHex } from 'viem';
import { expect, test } from 'vitest';
import { rpc, stranger, useTestNode } from '../../../test/test-node.ts';

test('a simulated call has the gas before refunds, which is the least that a transaction may have', async () => {
  const { url } = await useTestNode();
  const slot = `0x${'00'.repeat(32)}`;
  const one = `0x${'00'.repeat(31)}01`;
  // Clears the only slot, for which a transaction gets 4,800 gas back.
  const stateOverrides = { [stranger.address]: { code: '0x5f5f55', state: { [slot]: one } } };
  const blockStateCalls = [{ stateOverrides, calls: [{ to: stranger.address }] }];
  const { result } = await rpc(url, 'eth_simulateV1', [{ blockStateCalls }]);
  const [{ calls }] = result as [{ calls: object[] }];
  expect(calls).toMatchObject([{ gasUsed: '0x52d4', maxUsedGas: '0x6594', status: '0x1' }]);
});

test('the price floor of data is the least too', async () => {
  const { url } = await useTestNode();
  const blockStateCalls = [{ calls: [{ to: stranger.address, data: `0x${'11'.repeat(100)}` }] }];
  const { result } = await rpc(url, 'eth_simulateV1', [{ blockStateCalls }]);
  const [{ calls }] = result as [{ calls: object[] }];
  expect(calls).toMatchObject([{ gasUsed: '0x61a8', maxUsedGas: '0x61a8' }]);
});

const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const COINS = `0x${'ee'.repeat(20)}`;
const A: Hex = `0x${'a1'.repeat(20)}`;
const B: Hex = `0x${'b2'.repeat(20)}`;
const word = (value: Hex) => padHex(value, { size: 32 });

async function simulateTransfers(code: Hex) {
  const { url } = await useTestNode();
  const stateOverrides = { [A]: { code, balance: '0x9' } };
  const params = { blockStateCalls: [{ stateOverrides, calls: [{ to: A }] }], traceTransfers: true };
  const { result } = await rpc(url, 'eth_simulateV1', [params]);
  const [{ calls, logsBloom }] = result as [{ calls: [{ logs: object[]; returnData: Hex }]; logsBloom: Hex }];
  return { ...calls[0], logsBloom };
}

test('coin transfers are among the logs of contracts in the order in which they happen', async () => {
  // LOG1 with topic 7, sends 2 wei to B, LOG0.
  const send = `5f5f5f5f600273${B.slice(2)}5af150` as const;
  const { logs, logsBloom } = await simulateTransfers(`0x60075f5fa1${send}5f5fa0`);
  expect(logs).toMatchObject([
    { address: A, topics: [word('0x7')], logIndex: '0x0' },
    { address: COINS, topics: [TRANSFER, word(A), word(B)], data: word('0x2'), logIndex: '0x1' },
    { address: A, topics: [], logIndex: '0x2' },
  ]);
  expect(BigInt(logsBloom)).not.toBe(0n);
});

test('a self-destruction and a creation are coin transfers, and borrowed code is none', async () => {
  const { logs: destroyed, logsBloom } = await simulateTransfers(`0x73${B.slice(2)}ff`);
  expect(destroyed).toMatchObject([{ topics: [TRANSFER, word(A), word(B)], data: word('0x9') }]);
  // No contract wrote a log.
  expect(BigInt(logsBloom)).toBe(0n);
  // CREATE with 3 wei and no code, and returns the address.
  const { logs: created, returnData } = await simulateTransfers('0x5f5f6003f05f5260205ff3');
  expect(created).toMatchObject([{ topics: [TRANSFER, word(A), returnData], data: word('0x3') }]);
  // CALLCODE with 3 wei, in which B's code would run.
  const { logs: borrowed } = await simulateTransfers(`0x5f5f5f5f600373${B.slice(2)}5af250`);
  expect(borrowed).toEqual([]);
});

test('a failed frame leaves none of its logs', async () => {
  // LOG0 and REVERT.
  const { logs } = await simulateTransfers('0x5f5fa05f5ffd');
  expect(logs).toEqual([]);
  // Creates a contract with 2 wei whose code runs LOG0 and REVERT, then LOG0.
  const { logs: after } = await simulateTransfers('0x655f5fa05f5ffd5f526006601a6002f0505f5fa0');
  expect(after).toMatchObject([{ address: A, topics: [], logIndex: '0x0' }]);
});

test('a moved precompiled contract is back in the next block', async () => {
  const { url } = await useTestNode();
  const sha = `0x${'00'.repeat(19)}02`;
  const move = (to: Hex) => ({ [sha]: { movePrecompileToAddress: to } });
  const calls = [sha, A, B].map((to) => ({ to, data: '0x616263' }));
  const blockStateCalls = [{ stateOverrides: move(A), calls }, { stateOverrides: move(B), calls }, { calls }];
  const { result } = await rpc(url, 'eth_simulateV1', [{ blockStateCalls }]);
  const blocks = result as { calls: { returnData: Hex }[] }[];
  const works = blocks.map((block) => block.calls.map(({ returnData }) => returnData !== '0x'));
  expect(works).toEqual([
    [false, true, false],
    [false, false, true],
    [true, false, false],
  ]);
});
