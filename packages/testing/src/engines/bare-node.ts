import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startNode } from '@nova/node/start-node';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { TEST_KEYS, testAddressOf } from '../test-keys.ts';
import type { OtherEngine } from './other-engine.ts';

/**
 * Starts the real node in this process on a temporary store, without contracts; the deployer owns the
 * supply.
 */
export async function startBareNode(): Promise<OtherEngine> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'nova-bare-node-'));
  const node = await startNode({
    dataDir,
    validatorKey: TEST_KEYS.validator,
    genesis: { chainId: CHAIN_ID, deployer: testAddressOf('deployer') },
  });
  return {
    rpcUrl: node.url,
    wsUrl: node.wsUrl,
    close: async () => {
      await node.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
