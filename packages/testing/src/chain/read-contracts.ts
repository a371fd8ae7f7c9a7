import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type DeployedContracts, deploymentSchema } from '@nova/shared/chain/deployment';

/** Returns the addresses of all contracts on the only chain of a data folder. */
export async function readContracts(dataDir: string): Promise<DeployedContracts> {
  const dir = path.join(dataDir, 'deployments');
  const [file] = await readdir(dir);
  return deploymentSchema.parse(JSON.parse(await readFile(path.join(dir, file!), 'utf8'))).contracts;
}
