import { resolve } from 'node:path';
import { originsSchema } from '@nova/runtime/origins';
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

/** Returns the domain of passkeys: the given one, or the host of the first origin. */
const chooseRpId = (env: { PASSKEY_RP_ID?: string | undefined; PUBLIC_ORIGIN?: string[] | undefined }) =>
  env.PASSKEY_RP_ID ?? (env.PUBLIC_ORIGIN && new URL(env.PUBLIC_ORIGIN[0]!).hostname);

const envSchema = z
  .object({
    CHAIN_RPC_URL: z.url(),
    CHAIN_ID: z.coerce.number().int().positive().default(CHAIN_ID),
    NOVA_DATA_DIR: z.string().default('.nova'),
    /**
     * Set by npm: the folder in which the command was typed, because the script itself runs in this
     * workspace.
     */
    INIT_CWD: z.string().default('.'),
    DEPLOYER_KEY: keySchema,
    ATTESTOR_KEY: keySchema,
    CURATOR_KEY: keySchema,
    OPERATOR_KEY: keySchema.optional(),
    GAS_KEY: keySchema.optional(),
    PAUSER_KEY: keySchema.optional(),
    /**
     * Admin of the ledger's roles if there is no Safe. No default, because the deployer must end up without
     * any role.
     */
    ADMIN_ADDRESS: addressSchema.optional(),
    /** Five comma-separated addresses. If set, all contracts are deployed under a Safe of these owners. */
    SAFE_OWNERS: z
      .string()
      .transform((list) => list.split(',').map((owner) => owner.trim()))
      .pipe(z.array(addressSchema).length(SAFE_OWNERS))
      .optional(),
    /** Token for paying in the presale. Without it, USDT payments on this chain are impossible. */
    USDT_ADDRESS: addressSchema.optional(),
    /** Domain (RP ID) to which passkeys belong; the website's if omitted. */
    PASSKEY_RP_ID: z.string().optional(),
    PUBLIC_ORIGIN: originsSchema.optional(),
    BONUS_SLOTS_TOTAL: z.coerce.number().int().nonnegative().default(BONUS_SLOTS_TOTAL),
    /** Seconds since 1970; 0 = open. */
    WHITELIST_OPENS_AT: z.coerce.number().int().nonnegative().default(0),
    PUBLIC_OPENS_AT: z.coerce.number().int().nonnegative().default(0),
    /** Start of all vesting, in seconds since 1970. */
    LAUNCH_AT: z.coerce.number().int().positive().optional(),
  })
  .superRefine((env, context) => {
    const needed = env.SAFE_OWNERS
      ? (['OPERATOR_KEY', 'GAS_KEY', 'PAUSER_KEY', 'LAUNCH_AT'] as const)
      : (['ADMIN_ADDRESS'] as const);
    for (const name of needed) {
      if (env[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: 'is missing' });
    }
    if (env.SAFE_OWNERS && env.PASSKEY_RP_ID === undefined && env.PUBLIC_ORIGIN === undefined) {
      const message =
        "is missing: passkeys of accounts belong to the website's host, which cannot change later";
      context.addIssue({ code: 'custom', path: ['PUBLIC_ORIGIN'], message });
    }
  });

/**
 * Reads the settings of the command from the environment.
 * @throws ConfigurationError listing all errors.
 */
export function readDeployEnv(source: NodeJS.ProcessEnv) {
  const env = parseEnv(envSchema, source);
  return {
    rpcUrl: env.CHAIN_RPC_URL,
    chainId: env.CHAIN_ID,
    dataDir: resolve(env.INIT_CWD, env.NOVA_DATA_DIR),
    deployerKey: env.DEPLOYER_KEY,
    roles: {
      // If owners are set, the Safe replaces this admin, at an address that they determine.
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
  const passkeyRpId = chooseRpId(env);
  if (!env.SAFE_OWNERS || !env.OPERATOR_KEY || !env.PAUSER_KEY || !env.GAS_KEY || !passkeyRpId) return {};
  return {
    wholeSet: {
      safeOwners: env.SAFE_OWNERS,
      operator: privateKeyToAddress(env.OPERATOR_KEY),
      pauser: privateKeyToAddress(env.PAUSER_KEY),
      faucet: privateKeyToAddress(env.GAS_KEY),
      usdt: env.USDT_ADDRESS ?? null,
      passkeyRpId,
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
  /** Comma-separated keys of owners, for a machine that may hold them, as in development. */
  SAFE_OWNER_KEYS: listOf(keySchema),
  /** Comma-separated paths of the owners' encrypted keystore files, which share one password. */
  SAFE_KEYSTORES: listOf(z.string().min(1)),
  SAFE_KEYSTORE_PASSWORD: z.string().optional(),
  /**
   * Key that sends a transaction the owners have signed, and pays its gas. Default: the first owner's key.
   */
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
 * Reads the settings of the command for the Safe's owners from the environment.
 * @throws ConfigurationError listing all errors.
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
