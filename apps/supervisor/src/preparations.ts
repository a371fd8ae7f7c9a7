import { deployContracts } from '@nova/contracts/scripts/deploy';
import { listServerFunding } from '@nova/contracts/scripts/server-funding';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { privateKeyToAddress } from 'viem/accounts';
import type { Env } from './env.ts';
import type { KeyName, Secrets } from './secrets.ts';

/** Returns the domain of passkeys, which belong to the website's host unless the environment names another. */
export function choosePasskeyDomain({
  PASSKEY_RP_ID,
  PUBLIC_ORIGIN,
}: Pick<Env, 'PASSKEY_RP_ID' | 'PUBLIC_ORIGIN'>): {
  passkeyRpId?: string;
} {
  if (PASSKEY_RP_ID !== undefined) return { passkeyRpId: PASSKEY_RP_ID };
  return PUBLIC_ORIGIN === undefined ? {} : { passkeyRpId: new URL(PUBLIC_ORIGIN.split(',')[0]!).hostname };
}

/**
 * Deploys missing contracts and gives the server's keys their gas. Safe to repeat after an interruption at
 * any point.
 */
export async function prepareChain(options: {
  rpcUrl: string;
  secrets: Secrets;
  env: Env;
  deploymentsDir: string;
  log: (line: string) => void;
}): Promise<void> {
  const { secrets, env } = options;
  const address = (name: KeyName) => privateKeyToAddress(secrets[name]);
  const owners = env.SAFE_OWNERS ?? secrets.safeOwnerKeys.map((key) => privateKeyToAddress(key));
  await deployContracts({
    rpcUrl: options.rpcUrl,
    chainId: CHAIN_ID,
    deployerKey: secrets.DEPLOYER_KEY,
    // The Safe becomes the admin of everything; the deployer ends up without any role.
    roles: {
      admin: address('DEPLOYER_KEY'),
      attestor: address('ATTESTOR_KEY'),
      curator: address('CURATOR_KEY'),
    },
    wholeSet: {
      safeOwners: owners,
      ...(secrets.safeOwnerKeys.length > 0 ? { safeOwnerKeys: secrets.safeOwnerKeys } : {}),
      operator: address('OPERATOR_KEY'),
      pauser: address('PAUSER_KEY'),
      faucet: address('GAS_KEY'),
      usdt: env.USDT_ADDRESS ?? (env.NOVA_NETWORK === 'development' ? 'test' : null),
      ...(env.BONUS_SLOTS_TOTAL === undefined ? {} : { bonusSlotsTotal: env.BONUS_SLOTS_TOTAL }),
      ...(env.WHITELIST_OPENS_AT === undefined ? {} : { whitelistOpensAt: env.WHITELIST_OPENS_AT }),
      ...(env.PUBLIC_OPENS_AT === undefined ? {} : { publicOpensAt: env.PUBLIC_OPENS_AT }),
      ...choosePasskeyDomain(env),
      ...(env.RECOVERY_DELAY_SECONDS === undefined
        ? {}
        : { recoveryDelaySeconds: env.RECOVERY_DELAY_SECONDS }),
      ...(env.LAUNCH_AT === undefined ? {} : { launchAt: env.LAUNCH_AT }),
    },
    funding: listServerFunding({
      attestor: secrets.ATTESTOR_KEY,
      operator: secrets.OPERATOR_KEY,
      gas: secrets.GAS_KEY,
      curator: secrets.CURATOR_KEY,
      pauser: secrets.PAUSER_KEY,
    }),
    includesStandardContracts: true,
    deploymentsDir: options.deploymentsDir,
    log: options.log,
  });
}
