import { migrate } from '@nova/db/migrate';
import { deployContracts } from '@nova/contracts/scripts/deploy';
import { listServerFunding } from '@nova/contracts/scripts/server-funding';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { privateKeyToAddress } from 'viem/accounts';
import type { Env } from './env.ts';
import type { Secrets } from './secrets.ts';

/** Brings the database to the newest schema. */
export const prepareDatabase = (databaseUrl: string): Promise<void> => migrate(databaseUrl);

/** Deploys what is not deployed yet and gives the server's keys their gas. Safe to repeat after an abort anywhere. */
export async function prepareChain(options: {
  rpcUrl: string;
  secrets: Secrets;
  env: Env;
  deploymentsDir: string;
  log: (line: string) => void;
}): Promise<void> {
  const { secrets } = options;
  const address = (name: keyof Secrets) => privateKeyToAddress(secrets[name] as `0x${string}`);
  await deployContracts({
    rpcUrl: options.rpcUrl,
    chainId: CHAIN_ID,
    deployerKey: secrets.DEPLOYER_KEY,
    roles: {
      admin: (options.env.ADMIN_ADDRESS as `0x${string}` | undefined) ?? address('DEPLOYER_KEY'),
      attestor: address('ATTESTOR_KEY'),
      curator: address('CURATOR_KEY'),
    },
    funding: listServerFunding({
      attestor: secrets.ATTESTOR_KEY,
      operator: secrets.OPERATOR_KEY,
      gas: secrets.GAS_KEY,
      curator: secrets.CURATOR_KEY,
      pauser: secrets.PAUSER_KEY,
    }),
    deploymentsDir: options.deploymentsDir,
    log: options.log,
  });
}
