import { parseEnv } from '@nova/runtime/parse-env';
import { addressSchema } from '@nova/shared/hex';
import { storageEnvShape } from '@nova/storage/store-options';
import { BRIDGE_CONFIRMATIONS, MAINNET_USDT_ADDRESS } from '@nova/shared/presale/bridge';
import { z } from 'zod';

const privateKey = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/, 'must be a 32-byte private key in 0x-prefixed hex')
  .transform((value) => value as `0x${string}`);

const schema = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  CHAIN_RPC_URL: z.url({ protocol: /^https?$/ }),
  CHAIN_WS_URL: z.url({ protocol: /^wss?$/ }),
  NOVA_DATA_DIR: z.string().min(1),
  ATTESTOR_KEY: privateKey.optional(),
  OPERATOR_KEY: privateKey.optional(),
  GAS_KEY: privateKey.optional(),
  CURATOR_KEY: privateKey.optional(),
  PAUSER_KEY: privateKey.optional(),
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
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  WORKER_HEALTH_HOST: z.string().default('127.0.0.1'),
  WORKER_HEALTH_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
});

/** Names of all variables that this process reads. */
export const SETTING_NAMES: readonly string[] = Object.keys(schema.shape);

/** The worker's configuration; README.md of this folder says what each is for. */
export type WorkerEnv = z.output<typeof schema>;

/** @throws ConfigurationError naming every fault */
export function readEnv(source: NodeJS.ProcessEnv = process.env): WorkerEnv {
  return parseEnv(schema, source);
}

/** Where payments over the bridge are looked up; undefined without a node of Ethereum. */
export function toBridge(env: WorkerEnv) {
  const { MAINNET_RPC_URL: rpcUrl, MAINNET_TREASURY: treasury, MAINNET_USDT: usdt } = env;
  if (rpcUrl === undefined || treasury === undefined) return undefined;
  return { rpcUrl, treasury, usdt, confirmations: env.MAINNET_CONFIRMATIONS };
}
