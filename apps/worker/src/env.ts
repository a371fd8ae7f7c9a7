import { parseEnv } from '@nova/runtime/parse-env';
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

/** Where `npm start` serves the website, unless it is told otherwise. */
const DEVELOPMENT_ORIGIN = 'http://localhost:4000';

const count = z.coerce.number().int().nonnegative();
const wei = z
  .string()
  .regex(/^\d{1,30}$/, 'must be a whole number of wei')
  .transform((value) => BigInt(value));

const shape = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** PostgreSQL itself, where DATABASE_URL leads through a pooler of transactions: jobs hold their locks there. */
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  CHAIN_RPC_URL: z.url({ protocol: /^https?$/ }),
  CHAIN_WS_URL: z.url({ protocol: /^wss?$/ }),
  NOVA_DATA_DIR: z.string().min(1),
  ATTESTOR_KEY: privateKey.optional(),
  OPERATOR_KEY: privateKey.optional(),
  GAS_KEY: privateKey.optional(),
  CURATOR_KEY: privateKey.optional(),
  PAUSER_KEY: privateKey.optional(),
  /** Keys the pseudonym of a user on chain; the same as the api's. */
  USER_HASH_PEPPER: z.string().min(16, 'at least 16 characters').optional(),
  /** The signer that holds the keys in a process of its own, and what it knows us by; the keys above are not used then. */
  SIGNER_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  SIGNER_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
  /** In production nothing is delivered that nobody has paid, and the card processor has no development terminal. */
  NOVA_NETWORK: z.enum(['development', 'production']).default('development'),
  /** Limits of the keys per 24 hours, whatever the outbox says. */
  GAS_WEI_PER_TRANSACTION: wei.optional(),
  GAS_WEI_PER_DAY: wei.optional(),
  GAS_TRANSACTIONS_PER_DAY: count.optional(),
  MONEY_TRANSACTIONS_PER_DAY: count.optional(),
  CURATION_TRANSACTIONS_PER_DAY: count.optional(),
  PAUSING_TRANSACTIONS_PER_DAY: count.optional(),
  /** The card processor, to ask it what was paid and to give money back; a restricted key is enough (README). */
  STRIPE_SECRET_KEY: z.string().min(8).optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  CHAIN_CONFIRMATIONS: z.coerce.number().int().nonnegative().default(0),
  CHAIN_FINALITY_WINDOW: z.coerce.number().int().positive().default(128),
  /** Mail server; without it mail waits in its table (and stands on /dev/mail in development). */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Nova <nova@localhost>'),
  /** Hosts that metadata of NFTs is read from, as origins with commas between. Nobody else's address is requested. */
  NFT_METADATA_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((item) => item.trim()))
    .transform((list) => list.filter((item) => item !== ''))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin))),
  /** Ethereum for payments over the bridge: its node, and who is paid there. Both or none. */
  MAINNET_RPC_URL: z.url({ protocol: /^https?$/ }).optional(),
  MAINNET_TREASURY: addressSchema.optional(),
  MAINNET_USDT: addressSchema.default(MAINNET_USDT_ADDRESS),
  MAINNET_CONFIRMATIONS: z.coerce.number().int().min(1).default(BRIDGE_CONFIRMATIONS),
  ...storageEnvShape,
  /** Where the website answers, as this process reaches it: checked for the status page. */
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  /** Where people reach the website, as origins with commas between; links in letters begin with the first. */
  PUBLIC_ORIGIN: z
    .string()
    .transform((list) => list.split(',').map((item) => item.trim()))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)).min(1))
    .optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Collector of traces (OTLP over HTTP), such as http://127.0.0.1:4318; none are made without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  WORKER_HEALTH_HOST: z.string().default('127.0.0.1'),
  WORKER_HEALTH_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
});

/** Names of all variables that this process reads. */
export const SETTING_NAMES: readonly string[] = Object.keys(shape.shape);

const schema = shape
  .refine((env) => (env.SIGNER_URL === undefined) === (env.SIGNER_TOKEN === undefined), {
    path: ['SIGNER_TOKEN'],
    error: 'SIGNER_URL and SIGNER_TOKEN belong together',
  })
  .superRefine((env, check) => {
    if (env.NOVA_NETWORK === 'development') return;
    for (const name of ['PUBLIC_ORIGIN', 'USER_HASH_PEPPER'] as const) {
      if (env[name] === undefined)
        check.addIssue({ code: 'custom', path: [name], message: 'is needed in production' });
    }
  });

/** The worker's configuration; README.md of this folder says what each is for. */
export type WorkerEnv = z.output<typeof schema>;

/** @throws ConfigurationError naming every fault */
export function readEnv(source: NodeJS.ProcessEnv = process.env): WorkerEnv {
  return parseEnv(schema, source);
}

/** The signer of its own process; undefined where the keys are this one's. */
export function toSigner({ SIGNER_URL: url, SIGNER_TOKEN: token }: WorkerEnv): SignerOptions | undefined {
  return url === undefined || token === undefined ? undefined : { url, token };
}

/** How the card processor is asked; undefined without a key of it. */
export function toCard({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_API_URL: apiUrl,
}: WorkerEnv): CardOptions | undefined {
  return secretKey === undefined ? undefined : { secretKey, apiUrl };
}

/** What this worker does not do because a variable is not set, a sentence each. */
export function listGaps(env: WorkerEnv): string[] {
  const gaps = [];
  if (env.USER_HASH_PEPPER === undefined)
    gaps.push('USER_HASH_PEPPER is not set: this worker awards no points.');
  if (env.STRIPE_SECRET_KEY === undefined && env.NOVA_NETWORK === 'production')
    gaps.push('STRIPE_SECRET_KEY is not set: this worker delivers no payment by card and returns none.');
  return gaps;
}

/** Limits of lanes that the environment sets. */
export function toLimits(env: WorkerEnv): WorkerOptions['limits'] {
  const given = {
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
    Object.entries(given).map(([lane, limits]) => [
      lane,
      Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined)),
    ]),
  );
}

/** Where payments over the bridge are looked up; undefined without a node of Ethereum. */
export function toBridge(env: WorkerEnv) {
  const { MAINNET_RPC_URL: rpcUrl, MAINNET_TREASURY: treasury, MAINNET_USDT: usdt } = env;
  if (rpcUrl === undefined || treasury === undefined) return undefined;
  return { rpcUrl, treasury, usdt, confirmations: env.MAINNET_CONFIRMATIONS };
}

/** What the pre-sale needs of the website and of the development terminal. */
export function toSale(env: WorkerEnv) {
  const { SITE_URL: siteUrl } = env;
  return {
    publicOrigin: env.PUBLIC_ORIGIN?.[0] ?? siteUrl ?? DEVELOPMENT_ORIGIN,
    terminalUrl: env.NOVA_NETWORK === 'production' ? undefined : siteUrl,
  };
}
