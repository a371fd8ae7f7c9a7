import { SETTINGS as API } from '@nova/api/env';
import { SETTINGS as NODE } from '@nova/node/env';
import { describeIssue } from '@nova/runtime/describe-issue';
import { rpcUrlsSchema, UNEQUAL_NODES, wsUrlsSchema } from '@nova/runtime/node-addresses';
import { originsSchema } from '@nova/runtime/origins';
import { parseEnv } from '@nova/runtime/parse-env';
import { SECRET_SETTINGS } from '@nova/runtime/secret-settings';
import { addressSchema } from '@nova/shared/hex';
import { SITE_SETTINGS } from '@nova/shared/site/site-settings';
import { SAFE_OWNERS } from '@nova/shared/treasury/constants';
import { SETTINGS as WORKER } from '@nova/worker/env';
import path from 'node:path';
import { z } from 'zod';
import { findSharedPorts } from './settings/configured-ports.ts';

const privateKey = z.string().regex(/^0x[0-9a-fA-F]{64}$/, 'must be a private key: 0x and 64 hex digits');
/**
 * Accepts what the process that reads the variable accepts, and passes it on as it was given. The start thus
 * lists every invalid variable, before it changes anything.
 */
const asReadBy = (rule: z.ZodType) =>
  z
    .string()
    .superRefine((value, context) => {
      const issues = rule.safeParse(value, { error: describeIssue }).error?.issues ?? [];
      for (const { path: place, message } of issues)
        context.addIssue({ code: 'custom', path: [...place], message });
    })
    .optional();

type SiteRules = Record<keyof typeof SITE_SETTINGS, ReturnType<typeof asReadBy>>;
const siteSettings = Object.fromEntries(
  Object.entries(SITE_SETTINGS).map(([name, rule]) => [name, asReadBy(rule)]),
) as SiteRules;

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' });
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' });
/** The name of a host or its IP address; the port is a variable of its own. */
const host = z
  .string()
  .regex(/^[^\s/@]+$/, 'must be a host name or an IP address, such as 127.0.0.1, without http:// and port');
const port = z.coerce.number().int().min(1).max(65_535);

const schema = z.object({
  NOVA_NETWORK: z.enum(['development', 'production']).default('development'),
  NOVA_DATA_DIR: z.string().default('.nova'),
  HOST: host.default('127.0.0.1'),
  PORT: port.default(4000),
  /**
   * Host that the chain's node listens on. HOST does not affect it, because every RPC method is open there.
   */
  NODE_HOST: host.default('127.0.0.1'),
  NODE_PORT: port.optional(),
  DATABASE_URL: postgresUrl.optional(),
  /** Direct URL of PostgreSQL if DATABASE_URL uses a transaction pooler. */
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  /** A streaming replica of DATABASE_URL, from which the explorer reads. */
  DATABASE_READ_URL: postgresUrl.optional(),
  /** URLs of the same database with the rights of one process; without them, both use DATABASE_URL. */
  API_DATABASE_URL: postgresUrl.optional(),
  WORKER_DATABASE_URL: postgresUrl.optional(),
  CHAIN_RPC_URL: rpcUrlsSchema.optional(),
  CHAIN_WS_URL: wsUrlsSchema.optional(),
  CHAIN_CONFIRMATIONS: z.coerce.number().int().min(0).optional(),
  CHAIN_FINALITY_WINDOW: z.coerce.number().int().min(1).optional(),
  PUBLIC_ORIGIN: asReadBy(originsSchema),
  ...siteSettings,
  TRUSTED_PROXIES: asReadBy(API.TRUSTED_PROXIES),
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
  FOLLOWERS: asReadBy(NODE.FOLLOWERS),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s):// address' }).optional(),
  CONTACT_EMAIL: z.email({ error: 'must be an email address' }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  NFT_METADATA_ORIGINS: asReadBy(WORKER.NFT_METADATA_ORIGINS),
  STORAGE_PUBLIC_URL: asReadBy(API.STORAGE_PUBLIC_URL),
  S3_BUCKET: asReadBy(API.S3_BUCKET),
  S3_REGION: asReadBy(API.S3_REGION),
  S3_ENDPOINT: asReadBy(API.S3_ENDPOINT),
  S3_ACCESS_KEY_ID: asReadBy(API.S3_ACCESS_KEY_ID),
  S3_SECRET_ACCESS_KEY: asReadBy(API.S3_SECRET_ACCESS_KEY),
  S3_PATH_STYLE: asReadBy(API.S3_PATH_STYLE),
  STRIPE_SECRET_KEY: asReadBy(API.STRIPE_SECRET_KEY),
  STRIPE_WEBHOOK_SECRET: asReadBy(API.STRIPE_WEBHOOK_SECRET),
  /** The worker's Stripe key for verifying payments and requesting refunds. Default: STRIPE_SECRET_KEY. */
  STRIPE_WORKER_KEY: asReadBy(WORKER.STRIPE_SECRET_KEY),
  STRIPE_API_URL: asReadBy(API.STRIPE_API_URL),
  MAINNET_RPC_URL: httpUrl.optional(),
  MAINNET_TREASURY: addressSchema.optional(),
  MAINNET_USDT: addressSchema.optional(),
  MAINNET_CONFIRMATIONS: z.coerce.number().int().min(1).optional(),
  /** Project at the relay through which wallets on other devices connect, and the relay's URL. */
  WALLETCONNECT_PROJECT_ID: asReadBy(API.WALLETCONNECT_PROJECT_ID),
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
  SIGNER_URL: httpUrl.optional(),
  SIGNER_TOKEN: SECRET_SETTINGS.SIGNER_TOKEN.optional(),
  GAS_WEI_PER_TRANSACTION: asReadBy(WORKER.GAS_WEI_PER_TRANSACTION),
  GAS_WEI_PER_DAY: asReadBy(WORKER.GAS_WEI_PER_DAY),
  GAS_TRANSACTIONS_PER_DAY: asReadBy(WORKER.GAS_TRANSACTIONS_PER_DAY),
  MONEY_TRANSACTIONS_PER_DAY: asReadBy(WORKER.MONEY_TRANSACTIONS_PER_DAY),
  CURATION_TRANSACTIONS_PER_DAY: asReadBy(WORKER.CURATION_TRANSACTIONS_PER_DAY),
  PAUSING_TRANSACTIONS_PER_DAY: asReadBy(WORKER.PAUSING_TRANSACTIONS_PER_DAY),
  USDT_ADDRESS: addressSchema.optional(),
  /** Domain to which passkeys of accounts belong. Default: the host of PUBLIC_ORIGIN. */
  PASSKEY_RP_ID: host.optional(),
  BONUS_SLOTS_TOTAL: z.coerce.number().int().min(0).optional(),
  WHITELIST_OPENS_AT: z.coerce.number().int().min(0).optional(),
  PUBLIC_OPENS_AT: z.coerce.number().int().min(0).optional(),
  /** Start of all vesting, in seconds since 1970. On a new chain, it defaults to the first block. */
  LAUNCH_AT: z.coerce.number().int().positive().optional(),
  /** Delay of recoveries on a new chain for tests. */
  RECOVERY_DELAY_SECONDS: z.coerce.number().int().positive().optional(),
  ADMIN_TOKEN: SECRET_SETTINGS.ADMIN_TOKEN.optional(),
  SESSION_SECRET: SECRET_SETTINGS.SESSION_SECRET.optional(),
  USER_HASH_PEPPER: SECRET_SETTINGS.USER_HASH_PEPPER.optional(),
  /**
   * Trace collector (OTLP over HTTP), such as http://127.0.0.1:4318. Without it, no traces are recorded.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
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
  .refine((env) => (env.SIGNER_URL === undefined) === (env.SIGNER_TOKEN === undefined), {
    path: ['SIGNER_TOKEN'],
    message: 'and SIGNER_URL belong together: set both or neither',
  })
  .superRefine((env, context) => {
    for (const { variable, other } of findSharedPorts(env))
      context.addIssue({
        code: 'custom',
        path: [variable],
        message: `is the same as ${other}; give each its own port`,
      });
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
  DATABASE_URL: postgresUrl,
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
