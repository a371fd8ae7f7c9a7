import { parseEnv } from '@nova/runtime/parse-env';
import path from 'node:path';
import { z } from 'zod';

const schema = z.object({
  NOVA_NETWORK: z.enum(['development', 'production']).default('development'),
  NOVA_DATA_DIR: z.string().default('.nova'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(4000),
  ADMIN_TOKEN: z.string().optional(),
});

export type SeedEnv = z.output<typeof schema>;

/** Reads the variables of `npm start` that determine Nova's address. @throws ConfigurationError */
export function readEnv(source: NodeJS.ProcessEnv = process.env): SeedEnv {
  const env = parseEnv(schema, source);
  return { ...env, NOVA_DATA_DIR: path.resolve(env.NOVA_DATA_DIR) };
}
