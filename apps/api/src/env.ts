import { isIP } from 'node:net';
import { rpcUrlsSchema, UNEQUAL_NODES, wsUrlsSchema } from '@nova/runtime/node-addresses';
import { originsSchema } from '@nova/runtime/origins';
import { parseEnv } from '@nova/runtime/parse-env';
import { SECRET_SETTINGS } from '@nova/runtime/secret-settings';
import { addressSchema } from '@nova/shared/hex';
import { findStorageError, storageEnvShape } from '@nova/storage/store-options';
import { BRIDGE_CONFIRMATIONS, MAINNET_USDT_ADDRESS } from '@nova/shared/presale/bridge';
import { dropTrailing } from '@nova/shared/drop-trailing';
import { WALLETCONNECT_RELAY_URL } from '@nova/shared/wallet/constants';
import { z } from 'zod';
import type { MainnetEntry, StripeKeys, WalletConnectRelay } from './http/api-context.ts';

const list = (text: string) => text.split(',').map((part) => part.trim());
const proxiesSchema = z
  .string()
  .transform(list)
  .refine(
    (ranges) =>
      ranges.every((range) => /^[^/]+(\/\d{1,3})?$/.test(range) && isIP(range.split('/')[0]!) !== 0),
    'must be addresses or CIDR ranges, separated by commas',
  );

const envSchema = z
  .object({
    NOVA_NETWORK: z.enum(['development', 'production']).default('development'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
    HOST: z.string().default('127.0.0.1'),
    DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address'),
    /** Direct URL of PostgreSQL if DATABASE_URL uses a transaction pooler; LISTEN needs a session. */
    DATABASE_DIRECT_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address')
      .optional(),
    /** A streaming replica of DATABASE_URL, from which the explorer reads. */
    DATABASE_READ_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address')
      .optional(),
    CHAIN_RPC_URL: rpcUrlsSchema,
    CHAIN_WS_URL: wsUrlsSchema,
    /** Confirmations before a block counts as final; 0 on a node without reorgs. */
    CHAIN_CONFIRMATIONS: z.coerce.number().int().nonnegative().default(0),
    SESSION_SECRET: SECRET_SETTINGS.SESSION_SECRET,
    USER_HASH_PEPPER: SECRET_SETTINGS.USER_HASH_PEPPER,
    ADMIN_TOKEN: SECRET_SETTINGS.ADMIN_TOKEN,
    /** Origins of the website, separated by commas; login messages must name one of them. */
    PUBLIC_ORIGIN: originsSchema.optional(),
    TRUSTED_PROXIES: proxiesSchema.default([]),
    /** Factor for every rate limit; 0 disables them (benchmarks). */
    RATE_LIMIT_FACTOR: z.coerce.number().min(0).default(1),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    /**
     * URL of the trace collector (OTLP over HTTP), such as http://127.0.0.1:4318; without it no traces are
     * recorded.
     */
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
      .optional(),
    /**
     * Seconds the process keeps serving after SIGTERM behind a load balancer, so that other instances can
     * take over.
     */
    DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
    /** Recipient of contact messages by email; without it they are only stored. */
    CONTACT_EMAIL: z.email({ error: 'must be an email address' }).optional(),
    WEB_ROOT: z.string().optional(),
    ...storageEnvShape,
    /** Prefix of file URLs if a separate host serves them. The URLs become part of permanent metadata. */
    STORAGE_PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
      .transform((url) => dropTrailing(url, '/'))
      .optional(),
    /** Card payments: set both keys or neither. */
    STRIPE_SECRET_KEY: z.string().min(8).optional(),
    STRIPE_WEBHOOK_SECRET: z.string().min(8).optional(),
    STRIPE_API_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
    /**
     * Payments from Ethereum: an Ethereum mainnet node and the receiving address. The worker queries the
     * payments.
     */
    MAINNET_RPC_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
    MAINNET_TREASURY: addressSchema.optional(),
    MAINNET_USDT: addressSchema.default(MAINNET_USDT_ADDRESS),
    MAINNET_CONFIRMATIONS: z.coerce.number().int().min(1).default(BRIDGE_CONFIRMATIONS),
    /** Address of GUARDIAN_KEY, which the worker or its signer holds; without it, email is no guardian. */
    EMAIL_GUARDIAN: addressSchema.optional(),
    /** Wallets on other devices: the ID of a project at the relay. Without it, they are not offered. */
    WALLETCONNECT_PROJECT_ID: z
      .string()
      .regex(/^[\w-]{8,64}$/, 'must be the ID of a project: 8 to 64 letters, digits, - or _')
      .optional(),
    WALLETCONNECT_RELAY_URL: z
      .url({ protocol: /^wss?$/, error: 'must be a ws(s):// address' })
      .default(WALLETCONNECT_RELAY_URL),
  })
  .refine((env) => env.CHAIN_RPC_URL.length === env.CHAIN_WS_URL.length, {
    path: ['CHAIN_WS_URL'],
    error: UNEQUAL_NODES,
  })
  .refine((env) => (env.STRIPE_SECRET_KEY === undefined) === (env.STRIPE_WEBHOOK_SECRET === undefined), {
    path: ['STRIPE_WEBHOOK_SECRET'],
    message: 'and STRIPE_SECRET_KEY belong together',
  })
  .refine((env) => (env.MAINNET_RPC_URL === undefined) === (env.MAINNET_TREASURY === undefined), {
    path: ['MAINNET_TREASURY'],
    message: 'and MAINNET_RPC_URL belong together',
  })
  .refine((env) => findStorageError(env) === null, {
    path: ['S3_BUCKET'],
    message: 'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  })
  .refine((env) => env.NOVA_NETWORK === 'development' || env.PUBLIC_ORIGIN !== undefined, {
    path: ['PUBLIC_ORIGIN'],
    message: 'is needed in production',
  });

/** The rule of each environment variable that this process reads. */
export const { shape: SETTINGS } = envSchema;
export const SETTING_NAMES: readonly string[] = Object.keys(SETTINGS);

export type ApiEnvironment = z.infer<typeof envSchema>;

/** Reads the environment of this process. @throws ConfigurationError naming all invalid variables */
export function readEnv(source: NodeJS.ProcessEnv = process.env): ApiEnvironment {
  return parseEnv(envSchema, source);
}

/** Returns the keys of the card processor; undefined if they are not set. */
export function readStripeKeys(env: ApiEnvironment): StripeKeys | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = env;
  return secretKey && webhookSecret ? { secretKey, webhookSecret, apiUrl } : undefined;
}

/**
 * Returns the Ethereum node and the receiving address; undefined if payments from Ethereum are not
 * configured.
 */
export function readMainnet(env: ApiEnvironment): MainnetEntry | undefined {
  const { MAINNET_TREASURY: treasury, MAINNET_USDT: usdt, MAINNET_CONFIRMATIONS: confirmations } = env;
  return treasury && { treasury, usdt, confirmations };
}

/** Returns the relay for wallets on other devices; undefined without a project ID. */
export function readWalletConnect(env: ApiEnvironment): WalletConnectRelay | undefined {
  const { WALLETCONNECT_PROJECT_ID: projectId, WALLETCONNECT_RELAY_URL: relayUrl } = env;
  return projectId === undefined ? undefined : { projectId, relayUrl };
}
