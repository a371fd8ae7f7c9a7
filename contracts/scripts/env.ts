import { resolve } from 'node:path';
import { parseEnv } from '@nova/runtime/parse-env';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { addressSchema } from '@nova/shared/hex';
import { BONUS_SLOTS_TOTAL } from '@nova/shared/presale/constants';
import { SAFE_OWNERS } from '@nova/shared/treasury/constants';
import { type Hex, zeroAddress } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { z } from 'zod';
import { listServerFunding } from './server-funding.ts';
import type { WholeSetOptions } from './whole-set.ts';

const keySchema = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/, 'must be a private key: 0x and 64 hex digits')
  .transform((key) => key as Hex);

const envSchema = z
  .object({
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
    /** Who gives and takes the ledger's roles where no Safe does. No default: the deployer must end without any. */
    ADMIN_ADDRESS: addressSchema.optional(),
    /** Five addresses, separated by commas: with them the whole set is deployed, under a Safe of theirs. */
    SAFE_OWNERS: z
      .string()
      .transform((list) => list.split(',').map((owner) => owner.trim()))
      .pipe(z.array(addressSchema).length(SAFE_OWNERS))
      .optional(),
    /** What the pre-sale is paid with; without it nobody can pay with USDT on this chain. */
    USDT_ADDRESS: addressSchema.optional(),
    BONUS_SLOTS_TOTAL: z.coerce.number().int().nonnegative().default(BONUS_SLOTS_TOTAL),
    /** Whole seconds since 1970; 0 = open. */
    WHITELIST_OPENS_AT: z.coerce.number().int().nonnegative().default(0),
    PUBLIC_OPENS_AT: z.coerce.number().int().nonnegative().default(0),
    /** Second since 1970 at which all vesting begins. */
    LAUNCH_AT: z.coerce.number().int().positive().optional(),
  })
  .superRefine((env, context) => {
    const needed = env.SAFE_OWNERS
      ? (['OPERATOR_KEY', 'GAS_KEY', 'PAUSER_KEY', 'LAUNCH_AT'] as const)
      : (['ADMIN_ADDRESS'] as const);
    for (const name of needed) {
      if (env[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: 'is missing' });
    }
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
      // With owners the Safe takes this place, at an address that follows from them.
      admin: env.ADMIN_ADDRESS ?? zeroAddress,
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
    ...readWholeSet(env),
  };
}

function readWholeSet(env: z.output<typeof envSchema>): { wholeSet?: WholeSetOptions } {
  if (!env.SAFE_OWNERS || !env.OPERATOR_KEY || !env.PAUSER_KEY || !env.GAS_KEY) return {};
  return {
    wholeSet: {
      safeOwners: env.SAFE_OWNERS,
      operator: privateKeyToAddress(env.OPERATOR_KEY),
      pauser: privateKeyToAddress(env.PAUSER_KEY),
      faucet: privateKeyToAddress(env.GAS_KEY),
      usdt: env.USDT_ADDRESS ?? null,
      bonusSlotsTotal: env.BONUS_SLOTS_TOTAL,
      whitelistOpensAt: env.WHITELIST_OPENS_AT,
      publicOpensAt: env.PUBLIC_OPENS_AT,
      ...(env.LAUNCH_AT === undefined ? {} : { launchAt: env.LAUNCH_AT }),
    },
  };
}

const safeEnvSchema = z.object({
  CHAIN_RPC_URL: z.url(),
  CHAIN_ID: z.coerce.number().int().positive().default(CHAIN_ID),
  NOVA_DATA_DIR: z.string().default('.nova'),
  INIT_CWD: z.string().default('.'),
  /** Keys of owners, separated by commas: where one machine may hold them, as in development. */
  SAFE_OWNER_KEYS: listOf(keySchema),
  /** Encrypted keystore files of owners, separated by commas, all with one password. */
  SAFE_KEYSTORES: listOf(z.string().min(1)),
  SAFE_KEYSTORE_PASSWORD: z.string().optional(),
  /** Who sends what the owners have signed, and pays its gas; the first owner's key without it. */
  SAFE_SENDER_KEY: keySchema.optional(),
});

function listOf<Item extends z.ZodType<unknown, string>>(item: Item) {
  return z
    .string()
    .transform((list) => list.split(',').map((each) => each.trim()))
    .pipe(z.array(item))
    .default([]);
}

/**
 * What the command for the Safe's owners takes from the environment.
 * @throws ConfigurationError that names all faults
 */
export function readSafeEnv(source: NodeJS.ProcessEnv) {
  const env = parseEnv(safeEnvSchema, source);
  return {
    rpcUrl: env.CHAIN_RPC_URL,
    chainId: env.CHAIN_ID,
    deploymentsDir: resolve(env.INIT_CWD, env.NOVA_DATA_DIR, 'deployments'),
    ownerKeys: env.SAFE_OWNER_KEYS,
    keystores: env.SAFE_KEYSTORES.map((file) => resolve(env.INIT_CWD, file)),
    keystorePassword: env.SAFE_KEYSTORE_PASSWORD,
    senderKey: env.SAFE_SENDER_KEY,
  };
}
