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

const envSchema = z.object({
  NOVA_NETWORK: z.enum(['development', 'production']).default('development'),
  NOVA_DATA_DIR: z.string().min(1).default('./.nova'),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** 0 takes any free port. */
  NODE_PORT: z.coerce.number().int().min(0).max(65_535).default(4001),
  VALIDATOR_KEY: privateKeySchema,
  GENESIS_DEPLOYER: addressSchema,
  COINBASE: addressSchema.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

export type Env = z.output<typeof envSchema> & { chainId: number };

/** @throws ConfigurationError naming every fault */
export function readEnv(): Env {
  return { ...parseEnv(envSchema, process.env), chainId: CHAIN_ID };
}
