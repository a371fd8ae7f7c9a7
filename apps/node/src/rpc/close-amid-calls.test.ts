import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { rpc, startTestNode } from '../../test/test-node.ts';

// Hashes 32 bytes for ever, as the code of a contract that is being made.
const HASH_FOR_EVER = '0x5b60205f20505f56';

test('a node that is closed amid a call that hashes for ever ends the call and not the process', async () => {
  for (let round = 0; round < 3; round++) {
    const node = await startTestNode();
    const call = rpc(node.url, 'eth_call', [{ data: HASH_FOR_EVER, gas: '0x1c9c380' }]).catch(
      () => 'cut off',
    );
    await sleep(1_500);
    await node.close();
    expect(await call).not.toHaveProperty('result');
  }
});
