import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { rounds } from '../../../test/env.ts';
import { rpc, startTestNode } from '../../../test/test-node.ts';

// Init code that hashes 128 kB in an endless loop.
const HASH_ON_AND_ON = '0x5b620200005f20505f56';
const call = (url: string, gas: string) =>
  rpc(url, 'eth_call', [{ data: HASH_ON_AND_ON, gas }]).catch(() => 'cut off');

test('closing a node during an endless hashing call ends the call and not the process', async () => {
  for (let round = rounds(1, 5); round > 0; round--) {
    const node = await startTestNode();
    // The thread for such calls has started once the first one is answered.
    await call(node.url, '0x186a00');
    const cutOff = call(node.url, '0x1c9c380');
    await sleep(100);
    await node.close();
    expect(await cutOff).not.toHaveProperty('result');
  }
});
