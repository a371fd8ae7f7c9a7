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
