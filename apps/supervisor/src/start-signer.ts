import path from 'node:path';
import { deploymentFileName } from '@nova/shared/chain/deployment';
import { z } from 'zod';
import { type ChainAddress, type ChildEnvSources, type SignerAddress, signerEnv } from './child-env.ts';
import { listPorts } from './settings/configured-ports.ts';
import { createToken, readOrCreateSecret } from './data-folder.ts';
import { chooseFreePort } from './ports.ts';
import type { Services } from './services.ts';

const DEFAULT_SIGNER_PORT = 4003;
const genesisSchema = z.object({ result: z.object({ hash: z.string() }) });

/**
 * Returns the signer that holds the worker's keys: an external one, or our own, started once the contracts
 * are deployed. Returns undefined if the worker holds the keys.
 */
export async function startSigner(
  options: ChildEnvSources,
  services: Services,
  chain: ChainAddress,
): Promise<SignerAddress | undefined> {
  const { NOVA_SIGNER, SIGNER_URL: url, SIGNER_TOKEN: token, NOVA_DATA_DIR } = options.env;
  if (url !== undefined && token !== undefined) return { url, token };
  if (NOVA_SIGNER === 'worker') return undefined;
  const port = await chooseFreePort('127.0.0.1', DEFAULT_SIGNER_PORT, listPorts(options.env));
  const secret = await readOrCreateSecret(path.join(NOVA_DATA_DIR, 'keys', 'signer-token'), createToken);
  const file = deploymentFileName(await readGenesisHash(chain.rpcUrl));
  const contractsFile = path.join(NOVA_DATA_DIR, 'deployments', file);
  await services.start('signer', signerEnv(options, { contractsFile, port, token: secret.value }));
  return { url: `http://127.0.0.1:${port}`, token: secret.value };
}

async function readGenesisHash(rpcUrl: string): Promise<string> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_getBlockByNumber',
      params: ['earliest', false],
    }),
  });
  return genesisSchema.parse(await response.json()).result.hash;
}
