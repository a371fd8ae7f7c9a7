import { rpcUrlsSchema, UNEQUAL_NODES, wsUrlsSchema } from '@nova/runtime/node-addresses';
import { originsSchema } from '@nova/runtime/origins';
import { parseEnv } from '@nova/runtime/parse-env';
import { SECRET_SETTINGS } from '@nova/runtime/secret-settings';
import { addressSchema } from '@nova/shared/hex';
import { storageEnvShape } from '@nova/storage/store-options';
import { BRIDGE_CONFIRMATIONS, MAINNET_USDT_ADDRESS } from '@nova/shared/presale/bridge';
import type { Hex } from 'viem';
import { z } from 'zod';
import type { CardOptions } from './features/presale/card-payments.ts';
import type { SignerOptions } from './signing/remote-signer.ts';
import type { WorkerOptions } from './worker-options.ts';

const privateKey = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/, 'must be a 32-byte private key in 0x-prefixed hex')
  .transform((value) => value as Hex);

/** Default origin at which `npm start` serves the website. */
const DEVELOPMENT_ORIGIN = 'http://localhost:4000';

const count = z.coerce.number().int().nonnegative();
const wei = z
  .string()
  .regex(/^\d{1,30}$/, 'must be a whole number of wei')
  .transform((value) => BigInt(value));

const shape = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  /** Direct URL of PostgreSQL if DATABASE_URL uses a transaction pooler; the jobs' locks need a session. */
  DATABASE_DIRECT_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
  CHAIN_RPC_URL: rpcUrlsSchema,
  CHAIN_WS_URL: wsUrlsSchema,
  NOVA_DATA_DIR: z.string().min(1),
  ATTESTOR_KEY: privateKey.optional(),
  OPERATOR_KEY: privateKey.optional(),
  GAS_KEY: privateKey.optional(),
  CURATOR_KEY: privateKey.optional(),
  PAUSER_KEY: privateKey.optional(),
  GUARDIAN_KEY: privateKey.optional(),
  /** Secret key of the on-chain pseudonyms of users. Must equal the api's value. */
  USER_HASH_PEPPER: SECRET_SETTINGS.USER_HASH_PEPPER.optional(),
  /**
   * Separate signer process that holds the keys, and this worker's token for it. Replaces the private keys
   * above.
   */
  SIGNER_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
    .transform((url) => new URL(url).origin)
    .optional(),
  SIGNER_TOKEN: SECRET_SETTINGS.SIGNER_TOKEN.optional(),
  /** Production delivers only paid goods and has no development terminal for card payments. */
  NOVA_NETWORK: z.enum(['development', 'production']).default('development'),
  /** Limits per key and 24 hours, enforced regardless of the outbox. */
  GAS_WEI_PER_TRANSACTION: wei.optional(),
  GAS_WEI_PER_DAY: wei.optional(),
  GAS_TRANSACTIONS_PER_DAY: count.optional(),
  MONEY_TRANSACTIONS_PER_DAY: count.optional(),
  CURATION_TRANSACTIONS_PER_DAY: count.optional(),
  PAUSING_TRANSACTIONS_PER_DAY: count.optional(),
  /**
   * Card processor that confirms payments and issues refunds. A restricted key is sufficient (see README).
   */
  STRIPE_SECRET_KEY: z.string().min(8).optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
  CHAIN_CONFIRMATIONS: z.coerce.number().int().nonnegative().default(0),
  CHAIN_FINALITY_WINDOW: z.coerce.number().int().positive().default(128),
  /** Mail server. Without it, mail stays queued (and is shown on /dev/mail in development). */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s):// address' }).optional(),
  MAIL_FROM: z.string().min(3).default('Nova <nova@localhost>'),
  /** Comma-separated origins from which NFT metadata may be fetched. No other host is requested. */
  NFT_METADATA_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((item) => item.trim()))
    .transform((list) => list.filter((item) => item !== ''))
    .pipe(
      z.array(
        z
          .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
          .transform((url) => new URL(url).origin),
      ),
    ),
  /** Ethereum node and recipient for payments from Ethereum. Set both or neither. */
  MAINNET_RPC_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
  MAINNET_TREASURY: addressSchema.optional(),
  MAINNET_USDT: addressSchema.default(MAINNET_USDT_ADDRESS),
  MAINNET_CONFIRMATIONS: z.coerce.number().int().min(1).default(BRIDGE_CONFIRMATIONS),
  ...storageEnvShape,
  /** Website origin as reachable from this process; requested by the health checks of the status page. */
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
    .transform((url) => new URL(url).origin)
    .optional(),
  /** Comma-separated public origins of the website. Links in emails use the first one. */
  PUBLIC_ORIGIN: originsSchema.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /**
   * Trace collector (OTLP over HTTP), such as http://127.0.0.1:4318. Without it, no traces are recorded.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
    .optional(),
  WORKER_HEALTH_HOST: z.string().default('127.0.0.1'),
  WORKER_HEALTH_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
});

/** The rule of each environment variable that this process reads. */
export const { shape: SETTINGS } = shape;
export const SETTING_NAMES: readonly string[] = Object.keys(SETTINGS);

const schema = shape
  .refine((env) => env.CHAIN_RPC_URL.length === env.CHAIN_WS_URL.length, {
    path: ['CHAIN_WS_URL'],
    error: UNEQUAL_NODES,
  })
  .refine((env) => (env.SIGNER_URL === undefined) === (env.SIGNER_TOKEN === undefined), {
    path: ['SIGNER_TOKEN'],
    error: 'set both SIGNER_URL and SIGNER_TOKEN, or neither',
  })
  .superRefine((env, check) => {
    if (env.NOVA_NETWORK === 'development') return;
    for (const name of ['PUBLIC_ORIGIN', 'USER_HASH_PEPPER'] as const) {
      if (env[name] === undefined)
        check.addIssue({ code: 'custom', path: [name], message: 'is needed in production' });
    }
  });

/** Configuration of the worker. The README of this folder documents each variable. */
export type WorkerEnv = z.output<typeof schema>;

/** @throws ConfigurationError listing every invalid variable. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): WorkerEnv {
  return parseEnv(schema, source);
}

/**
 * Returns the variables that npm needs to download a compiler: where its programs and settings are, and how
 * it reaches its registry. None of ours are among them.
 */
export function readNpmEnv(source: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const variables = Object.entries(source).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && NPM_VARIABLE.test(entry[0]),
  );
  return Object.fromEntries(variables);
}
const NPM_VARIABLE =
  /^(?:PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|SystemRoot|NODE_EXTRA_CA_CERTS|https?_proxy|no_proxy|npm_config_(?:registry|userconfig|globalconfig|cafile))$/i;

/** Returns the options of the separate signer, or undefined if this process holds the keys. */
export function toSigner({ SIGNER_URL: url, SIGNER_TOKEN: token }: WorkerEnv): SignerOptions | undefined {
  return url === undefined || token === undefined ? undefined : { url, token };
}

/** Returns the options of the card processor's API, or undefined without a key for it. */
export function toCard({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_API_URL: apiUrl,
}: WorkerEnv): CardOptions | undefined {
  return secretKey === undefined ? undefined : { secretKey, apiUrl };
}

/** Returns one sentence for each task this worker skips because a variable is not set. */
export function listGaps(env: WorkerEnv): string[] {
  const gaps = [];
  if (env.USER_HASH_PEPPER === undefined)
    gaps.push('USER_HASH_PEPPER is not set: this worker awards no points.');
  if (env.STRIPE_SECRET_KEY === undefined && env.NOVA_NETWORK === 'production')
    gaps.push('STRIPE_SECRET_KEY is not set: this worker neither delivers nor refunds card payments.');
  return gaps;
}

/** Returns the lane limits that the environment sets. */
export function toLimits(env: WorkerEnv): WorkerOptions['limits'] {
  const laneLimits = {
    gas: {
      weiPerTransaction: env.GAS_WEI_PER_TRANSACTION,
      weiPerDay: env.GAS_WEI_PER_DAY,
      transactionsPerDay: env.GAS_TRANSACTIONS_PER_DAY,
    },
    money: { transactionsPerDay: env.MONEY_TRANSACTIONS_PER_DAY },
    curation: { transactionsPerDay: env.CURATION_TRANSACTIONS_PER_DAY },
    pausing: { transactionsPerDay: env.PAUSING_TRANSACTIONS_PER_DAY },
  };
  return Object.fromEntries(
    Object.entries(laneLimits).map(([lane, limits]) => [
      lane,
      Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined)),
    ]),
  );
}

/** Returns the options for looking up payments from Ethereum, or undefined without an Ethereum node. */
export function toBridge(env: WorkerEnv) {
  const { MAINNET_RPC_URL: rpcUrl, MAINNET_TREASURY: treasury, MAINNET_USDT: usdt } = env;
  if (rpcUrl === undefined || treasury === undefined) return undefined;
  return { rpcUrl, treasury, usdt, confirmations: env.MAINNET_CONFIRMATIONS };
}

/** Returns the presale's settings for the website and the development terminal. */
export function toSale(env: WorkerEnv) {
  const { SITE_URL: siteUrl } = env;
  return {
    publicOrigin: env.PUBLIC_ORIGIN?.[0] ?? siteUrl ?? DEVELOPMENT_ORIGIN,
    terminalUrl: env.NOVA_NETWORK === 'production' ? undefined : siteUrl,
  };
}
