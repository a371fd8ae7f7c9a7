import { rpcUrlsSchema, UNEQUAL_NODES, wsUrlsSchema } from '@nova/runtime/node-addresses';
import { parseEnv } from '@nova/runtime/parse-env';
import { addressSchema } from '@nova/shared/hex';
import { SAFE_OWNERS } from '@nova/shared/treasury/constants';
import path from 'node:path';
import { z } from 'zod';

const privateKey = z.string().regex(/^0x[0-9a-fA-F]{64}$/, 'must be a private key: 0x and 64 hex digits');
const port = z.coerce.number().int().min(1).max(65_535);

const schema = z.object({
  NOVA_NETWORK: z.enum(['development', 'production']).default('development'),
  NOVA_DATA_DIR: z.string().default('.nova'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(4000),
  /**
   * Host that the chain's node listens on. HOST does not affect it, because every RPC method is open there.
   */
  NODE_HOST: z.string().min(1).default('127.0.0.1'),
  NODE_PORT: port.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  /** Direct URL of PostgreSQL if DATABASE_URL uses a transaction pooler. */
  DATABASE_DIRECT_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
  /** A streaming replica of DATABASE_URL, from which the explorer reads. */
  DATABASE_READ_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
  /** URLs of the same database with the rights of one process; without them, both use DATABASE_URL. */
  API_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  WORKER_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
  CHAIN_RPC_URL: rpcUrlsSchema.optional(),
  CHAIN_WS_URL: wsUrlsSchema.optional(),
  CHAIN_CONFIRMATIONS: z.coerce.number().int().min(0).optional(),
  CHAIN_FINALITY_WINDOW: z.coerce.number().int().min(1).optional(),
  PUBLIC_ORIGIN: z.string().optional(),
  NOVA_COMMUNITY_URL: z.string().optional(),
  NOVA_POWERED_BY_URL: z.string().optional(),
  NOVA_SOCIAL_URLS: z.string().optional(),
  NOVA_OPERATOR_NAME: z.string().optional(),
  NOVA_OPERATOR_ADDRESS: z.string().optional(),
  NOVA_OPERATOR_EMAIL: z.string().optional(),
  NOVA_OPERATOR_PHONE: z.string().optional(),
  NOVA_OPERATOR_REGISTER: z.string().optional(),
  NOVA_OPERATOR_VAT_ID: z.string().optional(),
  NOVA_OPERATOR_RESPONSIBLE: z.string().optional(),
  NOVA_OPERATOR_COUNTRY: z.string().optional(),
  NOVA_TEAM: z.string().optional(),
  TRUSTED_PROXIES: z.string().optional(),
  RATE_LIMIT_FACTOR: z.coerce.number().min(0).optional(),
  WORKER_HEALTH_PORT: port.optional(),
  METRICS_PORT: port.optional(),
  STATE_KEEP_BLOCKS: z.coerce.number().int().min(128).optional(),
  ARCHIVE: z.enum(['true', 'false', '1', '0']).optional(),
  BASE_FEE_TIME: z.coerce.number().int().min(0).optional(),
  PRAGUE_TIME: z.coerce.number().int().min(0).optional(),
  OSAKA_TIME: z.coerce.number().int().min(0).optional(),
  HEARTBEAT_SECONDS: z.coerce.number().min(0).max(3_600).optional(),
  HEARTBEAT_COUNT: z.coerce.number().int().min(1).max(1_000).optional(),
  FOLLOWERS: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s):// address' }).optional(),
  CONTACT_EMAIL: z.email({ error: 'must be an email address' }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  NFT_METADATA_ORIGINS: z.string().optional(),
  STORAGE_PUBLIC_URL: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** The worker's Stripe key for verifying payments and requesting refunds. Default: STRIPE_SECRET_KEY. */
  STRIPE_WORKER_KEY: z.string().optional(),
  STRIPE_API_URL: z.string().optional(),
  MAINNET_RPC_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
  MAINNET_TREASURY: addressSchema.optional(),
  MAINNET_USDT: addressSchema.optional(),
  MAINNET_CONFIRMATIONS: z.coerce.number().int().min(1).optional(),
  /** Project at the relay through which wallets on other devices connect, and the relay's URL. */
  WALLETCONNECT_PROJECT_ID: z.string().optional(),
  WALLETCONNECT_RELAY_URL: z.url({ protocol: /^wss?$/, error: 'must be a ws(s):// address' }).optional(),
  VALIDATOR_KEY: privateKey.optional(),
  DEPLOYER_KEY: privateKey.optional(),
  ATTESTOR_KEY: privateKey.optional(),
  OPERATOR_KEY: privateKey.optional(),
  CURATOR_KEY: privateKey.optional(),
  PAUSER_KEY: privateKey.optional(),
  GAS_KEY: privateKey.optional(),
  GUARDIAN_KEY: privateKey.optional(),
  /** Address of the guardian's key if an external signer holds it. */
  EMAIL_GUARDIAN: addressSchema.optional(),
  SAFE_OWNERS: z
    .string()
    .transform((list) => list.split(',').map((owner) => owner.trim()))
    .pipe(z.array(addressSchema).length(SAFE_OWNERS, `must be ${SAFE_OWNERS} addresses, separated by commas`))
    .optional(),
  /** `process`: a separate signer process holds the worker's keys. */
  NOVA_SIGNER: z.enum(['worker', 'process']).default('worker'),
  /** An external signer, and the token that identifies the worker. */
  SIGNER_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
  SIGNER_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
  GAS_WEI_PER_TRANSACTION: z.string().optional(),
  GAS_WEI_PER_DAY: z.string().optional(),
  GAS_TRANSACTIONS_PER_DAY: z.string().optional(),
  MONEY_TRANSACTIONS_PER_DAY: z.string().optional(),
  CURATION_TRANSACTIONS_PER_DAY: z.string().optional(),
  PAUSING_TRANSACTIONS_PER_DAY: z.string().optional(),
  USDT_ADDRESS: addressSchema.optional(),
  BONUS_SLOTS_TOTAL: z.coerce.number().int().min(0).optional(),
  WHITELIST_OPENS_AT: z.coerce.number().int().min(0).optional(),
  PUBLIC_OPENS_AT: z.coerce.number().int().min(0).optional(),
  /** Start of all vesting, in seconds since 1970. On a new chain, it defaults to the first block. */
  LAUNCH_AT: z.coerce.number().int().positive().optional(),
  /** Delay of recoveries on a new chain for tests. */
  RECOVERY_DELAY_SECONDS: z.coerce.number().int().positive().optional(),
  ADMIN_TOKEN: z.string().min(24, 'must have at least 24 characters').optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  USER_HASH_PEPPER: z.string().min(32, 'must have at least 32 characters').optional(),
  /**
   * Trace collector (OTLP over HTTP), such as http://127.0.0.1:4318. Without it, no traces are recorded.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
    .optional(),
  /** Folder in which `npm start` stores backups. Without it, none are made. */
  BACKUP_DIR: z.string().optional(),
  /** Public keys (age1…), separated by commas, whose secret keys decrypt the backups. */
  BACKUP_RECIPIENTS: z.string().optional(),
  /** Cron expression in UTC. */
  BACKUP_SCHEDULE: z.string().default('0 3 * * *'),
  /** Numbers of days, weeks and months of which a backup is kept: `7,4,12`. */
  BACKUP_KEEP: z.string().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error']).default('info'),
});

const wholeSchema = schema
  .refine((env) => env.RECOVERY_DELAY_SECONDS === undefined || env.NOVA_NETWORK === 'development', {
    path: ['RECOVERY_DELAY_SECONDS'],
    message: 'is only for tests. In production, owners have three days to cancel a recovery',
  })
  .refine((env) => env.DATABASE_DIRECT_URL === undefined || env.DATABASE_URL !== undefined, {
    path: ['DATABASE_DIRECT_URL'],
    message: 'needs DATABASE_URL, the address of the pooler',
  })
  .refine((env) => env.DATABASE_READ_URL === undefined || env.DATABASE_URL !== undefined, {
    path: ['DATABASE_READ_URL'],
    message: 'needs DATABASE_URL, the address of the server that it replicates',
  })
  .refine((env) => env.CHAIN_WS_URL === undefined || env.CHAIN_WS_URL.length === env.CHAIN_RPC_URL?.length, {
    path: ['CHAIN_WS_URL'],
    message: UNEQUAL_NODES,
  });

export type Env = Omit<z.output<typeof schema>, 'NOVA_DATA_DIR'> & { NOVA_DATA_DIR: string };

/** Names of all variables that the supervisor reads, for itself and for the processes it starts. */
export const SETTING_NAMES: readonly string[] = Object.keys(schema.shape);

/** @throws ConfigurationError listing all errors at once. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const env = parseEnv(wholeSchema, source);
  return { ...env, NOVA_DATA_DIR: path.resolve(env.NOVA_DATA_DIR) };
}

const migrateSchema = schema.pick({ DATABASE_DIRECT_URL: true }).extend({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
});

/** Reads the environment of `npm run migrate`. @throws ConfigurationError */
export const readMigrateEnv = (source: NodeJS.ProcessEnv = process.env): z.output<typeof migrateSchema> =>
  parseEnv(migrateSchema, source);

/** Returns the whole environment for the doctor, which parses it with the schemas of all processes. */
export const wholeEnvironment = (): NodeJS.ProcessEnv => process.env;

/**
 * Returns the machine's variables that every child needs, without ours: each child gets only its own
 * secrets.
 */
export function systemEnv(source: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const system = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG', 'NODE_EXTRA_CA_CERTS', 'SystemRoot', 'TEMP', 'TMP'];
  // Where Node.js keeps compiled code, so that the next start is faster.
  const node = ['NODE_COMPILE_CACHE'];
  // The worker downloads compilers with npm, which needs to know its registry and the way there.
  const npm = ['npm_config_registry', 'npm_config_userconfig', 'HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY'];
  const names = [...system, ...node, ...npm];
  return Object.fromEntries(
    names.flatMap((name) => (source[name] === undefined ? [] : [[name, source[name]]])),
  );
}

/**
 * Returns true if a package script started this process, which must then stop when the script runner does.
 */
export const isStartedByPackageScript = (source: NodeJS.ProcessEnv = process.env): boolean =>
  source.npm_lifecycle_event !== undefined;

const guardSchema = z.object({ POSTGRES_DIR: z.string(), POSTGRES_PORT: port.optional() });

/** Reads the environment of the process that guards the embedded PostgreSQL. */
export const readPostgresGuardEnv = (source: NodeJS.ProcessEnv = process.env): z.output<typeof guardSchema> =>
  parseEnv(guardSchema, source);
