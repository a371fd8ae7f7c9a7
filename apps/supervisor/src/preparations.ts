import { migrate } from '@nova/db/migrate';
import { deployContracts } from '@nova/contracts/scripts/deploy';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { parseEther } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import type { Env } from './env.ts';
import type { Secrets } from './secrets.ts';

/** Gas of the server's keys: at 1 gwei and 100k gas an action costs 0.0001 NAC. */
const GAS_FOR_ATTESTOR_WEI = parseEther('5000');
const GAS_FOR_OTHERS_WEI = parseEther('1000');

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
    funding: [
      { label: 'attestor', address: address('ATTESTOR_KEY'), amountWei: GAS_FOR_ATTESTOR_WEI },
      { label: 'operator', address: address('OPERATOR_KEY'), amountWei: GAS_FOR_OTHERS_WEI },
      { label: 'gas', address: address('GAS_KEY'), amountWei: GAS_FOR_OTHERS_WEI },
    ],
    deploymentsDir: options.deploymentsDir,
    log: options.log,
  });
}
