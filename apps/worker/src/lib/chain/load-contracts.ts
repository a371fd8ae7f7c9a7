import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type DeployedContracts, deploymentFileName, deploymentSchema } from '@nova/shared/chain/deployment';
import type { Hex } from 'viem';
import { NodeAwayError } from './rpc-client.ts';

/**
 * Reads the contract addresses for the chain with this genesis from the deployment file in `dataDir`.
 * @throws NodeAwayError while the contracts are not deployed, because the chain is not usable yet.
 */
export async function loadContracts(dataDir: string, genesisHash: Hex): Promise<DeployedContracts> {
  const file = path.join(dataDir, 'deployments', deploymentFileName(genesisHash));
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw new NodeAwayError(`no contracts are deployed on the chain ${genesisHash} yet`, { cause: error });
  }
  return deploymentSchema.parse(JSON.parse(text)).contracts;
}
