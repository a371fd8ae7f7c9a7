import { CHAIN_ID } from '@nova/shared/chain/constants';
import { parseEnv } from '@nova/runtime/parse-env';
import { z } from 'zod';
import type { Hex } from './encoding/hex.ts';

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
  /** Where JSON-RPC and metrics listen, whatever HOST says: every method is open there. */
  NODE_HOST: z.string().min(1).default('127.0.0.1'),
  /** 0 takes any free port. */
  NODE_PORT: z.coerce.number().int().min(0).max(65_535).default(4001),
  /** Not on a follower. */
  VALIDATOR_KEY: privateKeySchema.optional(),
  /** Not on a follower, nor with a genesis file. */
  GENESIS_DEPLOYER: addressSchema.optional(),
  /** A genesis in geth's format, in place of GENESIS_DEPLOYER and COINBASE. */
  GENESIS_FILE: z.string().min(1).optional(),
  /** Follow this node instead of sealing. */
  FOLLOW_URL: webAddress.optional(),
  /** The genesis that a new follower insists on. */
  GENESIS_HASH: z
    .string()
    .regex(/^0x[0-9a-f]{64}$/, 'must be a 32-byte hash')
    .transform((value) => value as Hex)
    .optional(),
  /** Ids of the followers that count as peers, separated by commas; default whoever proves to hold the chain. */
  FOLLOWERS: z
    .string()
    .transform((list) => list.split(',').map((id) => id.trim().toLowerCase()))
    .pipe(z.array(addressSchema))
    .optional(),
  /** States of this many last blocks are kept. Fewer than 128 and clients would find them gone under their hands. */
  STATE_KEEP_BLOCKS: z.coerce.number().int().min(128).default(100_000),
  /** Keeps every state. */
  ARCHIVE: flag.default(false),
  /** Serves Prometheus metrics on this port; unset: none. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  COINBASE: addressSchema.optional(),
  /** Seconds since 1970 from which on a chain that has older rules takes the newer ones; see docs/operations.md. */
  BASE_FEE_TIME: forkTime,
  PRAGUE_TIME: forkTime,
  OSAKA_TIME: forkTime,
  /** Seconds between the blocks without a transaction that follow one with it; unset or 0: there are none. */
  HEARTBEAT_SECONDS: z.coerce.number().min(0).max(3_600).default(0),
  /** How many of them follow a transaction. */
  HEARTBEAT_COUNT: z.coerce.number().int().min(1).max(1_000).default(12),
  /** The most gas eth_call and its kin get. */
  RPC_GAS_CAP: z.coerce.bigint().min(21_000n).default(30_000_000n),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** Names of all variables that this process reads. */
export const SETTING_NAMES: readonly string[] = Object.keys(envSchema.shape);

/** What the command line says, over the environment. */
export interface NodeFlags {
  follow?: string | undefined;
  archive?: boolean | undefined;
  genesis?: string | undefined;
}

const needed = 'is required by a node that seals (a follower says --follow)';

/** A node that seals needs its key and what its genesis block is made of. */
const nodeSchema = envSchema.superRefine((env, context) => {
  if (env.FOLLOW_URL !== undefined) return;
  const missing = (name: string): void => context.addIssue({ code: 'custom', path: [name], message: needed });
  if (env.VALIDATOR_KEY === undefined) missing('VALIDATOR_KEY');
  if (env.GENESIS_DEPLOYER === undefined && env.GENESIS_FILE === undefined) missing('GENESIS_DEPLOYER');
});

export type Env = z.output<typeof envSchema> & { chainId: number };

/** @throws ConfigurationError naming every fault */
export function readEnv(flags: NodeFlags = {}, source: NodeJS.ProcessEnv = process.env): Env {
  const given = {
    ...source,
    ...(flags.follow !== undefined && { FOLLOW_URL: flags.follow }),
    ...(flags.archive === true && { ARCHIVE: 'true' }),
    ...(flags.genesis !== undefined && { GENESIS_FILE: flags.genesis }),
  };
  return { ...parseEnv(nodeSchema, given), chainId: CHAIN_ID };
}

/** For commands that work on the folder alone. @throws ConfigurationError naming every fault */
export function readCommandEnv(): Env {
  return { ...parseEnv(envSchema, process.env), chainId: CHAIN_ID };
}
