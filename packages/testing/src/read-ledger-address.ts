import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { deploymentSchema } from '@nova/shared/chain/deployment';

/** Where the ledger stands on the one chain of a data folder. */
export async function readLedgerAddress(dataDir: string): Promise<`0x${string}`> {
  const dir = path.join(dataDir, 'deployments');
  const [file] = await readdir(dir);
  const deployment = deploymentSchema.parse(JSON.parse(await readFile(path.join(dir, file!), 'utf8')));
  return deployment.contracts.ActionLedger.address;
}
