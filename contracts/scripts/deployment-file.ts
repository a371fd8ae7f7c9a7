import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@nova/shared/errors';
import { type Deployment, deploymentFileName, deploymentSchema } from '@nova/shared/chain/deployment';
import { DEPLOY_ERRORS } from './deploy-errors.ts';

/**
 * Reads the recorded deployment on the chain with this genesis; null if there is none.
 * @throws AppError `deployment_stale` if the file exists but does not describe this chain.
 */
export function readDeployment(
  deploymentsDir: string,
  chainId: number,
  genesisHash: string,
): Deployment | null {
  const path = join(deploymentsDir, deploymentFileName(genesisHash));
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const deployment = deploymentSchema.safeParse(parseJson(text)).data;
  if (deployment?.chainId !== chainId || deployment.genesisHash !== genesisHash.toLowerCase()) {
    throw new AppError(DEPLOY_ERRORS.deploymentStale, {
      message: `${path} does not describe a deployment on chain ${chainId}. Move it away to deploy again.`,
    });
  }
  return deployment;
}

/** Writes the file atomically. */
export function writeDeployment(deploymentsDir: string, deployment: Deployment): void {
  mkdirSync(deploymentsDir, { recursive: true });
  const path = join(deploymentsDir, deploymentFileName(deployment.genesisHash));
  const draft = `${path}.${process.pid}.draft`;
  const file = openSync(draft, 'w');
  writeSync(file, `${JSON.stringify(deployment, null, 2)}\n`);
  fsyncSync(file);
  closeSync(file);
  renameSync(draft, path);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
