import { parseEnv } from '@nova/runtime/parse-env';
import { SECRET_SETTINGS } from '@nova/runtime/secret-settings';
import type { Hex } from 'viem';
import { z } from 'zod';

const privateKey = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/, 'must be a 32-byte private key in 0x-prefixed hex')
  .transform((value) => value as Hex);

const schema = z.object({
  NOVA_NETWORK: z.enum(['development', 'production']).default('development'),
  /** Keep it where only the worker reaches it. */
  SIGNER_HOST: z.string().default('127.0.0.1'),
  SIGNER_PORT: z.coerce.number().int().min(0).max(65_535).default(4003),
  SIGNER_TOKEN: SECRET_SETTINGS.SIGNER_TOKEN,
  /** Its policy, and what it has signed. Nobody else's. */
  SIGNER_DIR: z.string().min(1),
  /** `deployments/<genesis>.json`, from which the policy is made at the first start. */
  SIGNER_CONTRACTS: z.string().min(1).optional(),
  ATTESTOR_KEY: privateKey.optional(),
  OPERATOR_KEY: privateKey.optional(),
  GAS_KEY: privateKey.optional(),
  CURATOR_KEY: privateKey.optional(),
  PAUSER_KEY: privateKey.optional(),
  GUARDIAN_KEY: privateKey.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** The signer's configuration; README.md of this folder says what each is for. */
export type SignerEnv = z.output<typeof schema>;

/** @throws ConfigurationError naming every fault */
export function readEnv(source: NodeJS.ProcessEnv = process.env): SignerEnv {
  return parseEnv(schema, source);
}
