import { CHAIN_ID } from '@nova/shared/chain/constants';
import { parseEnv } from '@nova/runtime/parse-env';
import { z } from 'zod';
import type { Hex } from './encoding/hex.ts';

/** Number of most recent blocks whose state is retained unless configured otherwise. */
export const DEFAULT_RETAINED_STATES = 100_000;

const addressSchema = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, 'must be a 20-byte address')
  .transform((value) => value as Hex);

const privateKeySchema = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/, 'must be 0x and 64 hex digits')
  .transform((value) => value as Hex);

const webAddress = z.url({ protocol: /^(https?|wss?)$/, error: 'must be an http(s):// or ws(s):// address' });
const forkTime = z.coerce.number().int().min(0).optional();
const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

const envSchema = z.object({
  NOVA_NETWORK: z.enum(['development', 'production']).default('development'),
  NOVA_DATA_DIR: z.string().min(1).default('./.nova'),
  /** Address for JSON-RPC and metrics, independent of HOST because all methods are unprotected. */
  NODE_HOST: z.string().min(1).default('127.0.0.1'),
  /** 0 selects any free port. */
  NODE_PORT: z.coerce.number().int().min(0).max(65_535).default(4001),
  /** Not used on a follower. */
  VALIDATOR_KEY: privateKeySchema.optional(),
  /** Not used on a follower or with a genesis file. */
  GENESIS_DEPLOYER: addressSchema.optional(),
  /** A genesis in geth's format; replaces GENESIS_DEPLOYER and COINBASE. */
  GENESIS_FILE: z.string().min(1).optional(),
  /** Follows this node instead of sealing. */
  FOLLOW_URL: webAddress.optional(),
  /** Required genesis hash of a new follower. */
  GENESIS_HASH: z
    .string()
    .regex(/^0x[0-9a-f]{64}$/, 'must be a 32-byte hash')
    .transform((value) => value as Hex)
    .optional(),
  /**
   * IDs of the followers that count as peers, separated by commas; by default all that prove they have the
   * chain.
   */
  FOLLOWERS: z
    .string()
    .transform((list) => list.split(',').map((id) => id.trim().toLowerCase()))
    .pipe(z.array(addressSchema))
    .optional(),
  /**
   * Number of most recent blocks whose state is retained. Below 128, states would disappear while clients
   * use them.
   */
  STATE_KEEP_BLOCKS: z.coerce.number().int().min(128).default(DEFAULT_RETAINED_STATES),
  /** Retains every state. */
  ARCHIVE: flag.default(false),
  /** Port for Prometheus metrics; disabled if unset. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  COINBASE: addressSchema.optional(),
  /**
   * Activation times of newer rules in seconds since 1970, for a chain with older rules; see
   * docs/operations.md.
   */
  BASE_FEE_TIME: forkTime,
  PRAGUE_TIME: forkTime,
  OSAKA_TIME: forkTime,
  /** Seconds between the empty blocks after a transaction; unset or 0 disables them. */
  HEARTBEAT_SECONDS: z.coerce.number().min(0).max(3_600).default(0),
  /** Number of empty blocks after a transaction. */
  HEARTBEAT_COUNT: z.coerce.number().int().min(1).max(1_000).default(12),
  /** Maximum gas for `eth_call` and similar methods. */
  RPC_GAS_CAP: z.coerce.bigint().min(21_000n).default(30_000_000n),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** The rule of each variable that this process reads. */
export const { shape: SETTINGS } = envSchema;
export const SETTING_NAMES: readonly string[] = Object.keys(SETTINGS);

/** Command-line flags, which override the environment. */
export interface NodeFlags {
  follow?: string | undefined;
  archive?: boolean | undefined;
  genesis?: string | undefined;
}

const needed = 'is required for a node that seals (start a follower with --follow)';

/** A sealing node needs its key and the parameters of its genesis block. */
const nodeSchema = envSchema.superRefine((env, context) => {
  if (env.FOLLOW_URL !== undefined) return;
  const missing = (name: string): void => context.addIssue({ code: 'custom', path: [name], message: needed });
  if (env.VALIDATOR_KEY === undefined) missing('VALIDATOR_KEY');
  if (env.GENESIS_DEPLOYER === undefined && env.GENESIS_FILE === undefined) missing('GENESIS_DEPLOYER');
});

export type Env = z.output<typeof envSchema> & { chainId: number };

/**
 * Reads the environment of a node.
 * @throws ConfigurationError naming every error
 */
export function readEnv(flags: NodeFlags = {}, source: NodeJS.ProcessEnv = process.env): Env {
  const settings = {
    ...source,
    ...(flags.follow !== undefined && { FOLLOW_URL: flags.follow }),
    ...(flags.archive === true && { ARCHIVE: 'true' }),
    ...(flags.genesis !== undefined && { GENESIS_FILE: flags.genesis }),
  };
  return { ...parseEnv(nodeSchema, settings), chainId: CHAIN_ID };
}

/**
 * Reads the environment for commands that use only the folder.
 * @throws ConfigurationError naming every error
 */
export function readCommandEnv(): Env {
  return { ...parseEnv(envSchema, process.env), chainId: CHAIN_ID };
}
