import { resolve } from 'node:path';
import { parseEnv } from '@nova/runtime/parse-env';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { addressSchema } from '@nova/shared/hex';
import type { Hex } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { z } from 'zod';
import { listServerFunding } from './server-funding.ts';

const keySchema = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/, 'must be a private key: 0x and 64 hex digits')
  .transform((key) => key as Hex);

const envSchema = z.object({
  CHAIN_RPC_URL: z.url(),
  CHAIN_ID: z.coerce.number().int().positive().default(CHAIN_ID),
  NOVA_DATA_DIR: z.string().default('.nova'),
  /** Set by npm: where its command was typed, while the script itself runs in this workspace. */
  INIT_CWD: z.string().default('.'),
  DEPLOYER_KEY: keySchema,
  ATTESTOR_KEY: keySchema,
  CURATOR_KEY: keySchema,
  OPERATOR_KEY: keySchema.optional(),
  GAS_KEY: keySchema.optional(),
  PAUSER_KEY: keySchema.optional(),
  /** Who gives and takes the roles. No default: the deployer must end without any. */
  ADMIN_ADDRESS: addressSchema,
});

/**
 * What the command line takes from the environment.
 * @throws ConfigurationError that names all faults
 */
export function readDeployEnv(source: NodeJS.ProcessEnv) {
  const env = parseEnv(envSchema, source);
  return {
    rpcUrl: env.CHAIN_RPC_URL,
    chainId: env.CHAIN_ID,
    dataDir: resolve(env.INIT_CWD, env.NOVA_DATA_DIR),
    deployerKey: env.DEPLOYER_KEY,
    roles: {
      admin: env.ADMIN_ADDRESS,
      attestor: privateKeyToAddress(env.ATTESTOR_KEY),
      curator: privateKeyToAddress(env.CURATOR_KEY),
    },
    funding: listServerFunding({
      attestor: env.ATTESTOR_KEY,
      operator: env.OPERATOR_KEY,
      gas: env.GAS_KEY,
      curator: env.CURATOR_KEY,
      pauser: env.PAUSER_KEY,
    }),
  };
}
