import { isIP } from 'node:net';
import { parseEnv } from '@nova/runtime/parse-env';
import { z } from 'zod';

const list = (text: string) => text.split(',').map((part) => part.trim());
const originsSchema = z
  .string()
  .transform(list)
  .refine(
    (origins) => origins.every((text) => URL.canParse(text)),
    'one or more origins like https://example.org',
  )
  .transform((origins) => origins.map((text) => new URL(text).origin));
const proxiesSchema = z
  .string()
  .transform(list)
  .refine(
    (ranges) =>
      ranges.every((range) => /^[^/]+(\/\d{1,3})?$/.test(range) && isIP(range.split('/')[0]!) !== 0),
    'addresses or CIDR ranges, separated by commas',
  );

const envSchema = z
  .object({
    NOVA_NETWORK: z.enum(['development', 'production']).default('development'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
    HOST: z.string().default('127.0.0.1'),
    DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'a postgres:// address'),
    CHAIN_RPC_URL: z.url({ protocol: /^https?$/ }),
    CHAIN_WS_URL: z.url({ protocol: /^wss?$/ }),
    SESSION_SECRET: z.string().min(32, 'at least 32 characters'),
    USER_HASH_PEPPER: z.string().min(16, 'at least 16 characters'),
    ADMIN_TOKEN: z.string().min(16, 'at least 16 characters'),
    /** Origins people reach the site at, separated by commas; sign-in messages must name one of them. */
    PUBLIC_ORIGIN: originsSchema.optional(),
    TRUSTED_PROXIES: proxiesSchema.default([]),
    /** Multiplies every rate limit; 0 switches them off (benchmarks). */
    RATE_LIMIT_FACTOR: z.coerce.number().min(0).default(1),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    /** Where messages of the contact page are mailed to; without it they are only stored. */
    CONTACT_EMAIL: z.email().optional(),
    WEB_ROOT: z.string().optional(),
  })
  .refine((env) => env.NOVA_NETWORK === 'development' || env.PUBLIC_ORIGIN !== undefined, {
    path: ['PUBLIC_ORIGIN'],
    message: 'is needed in production',
  });

export type ApiEnvironment = z.infer<typeof envSchema>;

/** The environment of this process, read once. @throws ConfigurationError naming all faults */
export function readEnv(source: NodeJS.ProcessEnv = process.env): ApiEnvironment {
  return parseEnv(envSchema, source);
}
