import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  findNamespaceProblem,
  openPrivateNetwork,
  type PrivateNetwork,
} from '@nova/testing/network/private-network';
import { VALIDATORS_FOLDER } from './cluster-chain.ts';

/**
 * Opens the private network of a cluster's data folder. Its validators keep the addresses with which they were
 * created.
 * @returns the network, or why the parts share this machine's network
 * @throws Error if the folder's validators need a network that this machine cannot create
 */
export async function openClusterNetwork(dataDir: string): Promise<PrivateNetwork | string> {
  const file = path.join(dataDir, 'subnet');
  const problem = await findNamespaceProblem();
  if (existsSync(file)) {
    if (problem !== null)
      throw new Error(
        `${dataDir} was created with network namespaces, but ${problem}. Start it as before, or delete the folder.`,
      );
    return openPrivateNetwork(Number(await readFile(file, 'utf8')));
  }
  if (problem !== null) return problem;
  if (existsSync(path.join(dataDir, VALIDATORS_FOLDER)))
    return `${dataDir} was created without network namespaces`;
  const network = await openPrivateNetwork();
  await writeFile(file, String(network.subnet));
  return network;
}
