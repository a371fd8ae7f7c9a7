import { type ApiEnvironment, readMainnet, readStripeKeys } from '@nova/api/env';
import type { Env as NodeEnvironment } from '@nova/node/env';
import { toStoreOptions } from '@nova/storage/store-options';
import { toBridge, toCard, toSigner, type WorkerEnv } from '@nova/worker/env';
import { toChainAddress } from '../child-env.ts';
import type { Setup } from './setup.ts';

/** Adds the api's configuration. */
export function toApiSetup(setup: Setup, env: ApiEnvironment): Setup {
  const storage = toStoreOptions(env);
  const mainnet = readMainnet(env);
  const local = [`http://localhost:${env.PORT}`, `http://127.0.0.1:${env.PORT}`];
  return {
    ...setup,
    isProduction: env.NOVA_NETWORK === 'production',
    database: {
      url: env.DATABASE_URL,
      directUrl: env.DATABASE_DIRECT_URL,
      readUrl: env.DATABASE_READ_URL,
    },
    chain: toChainAddress(env.CHAIN_RPC_URL, env.CHAIN_WS_URL),
    storage: storage && { options: storage, publicUrl: env.STORAGE_PUBLIC_URL },
    card: readStripeKeys(env),
    bridge: mainnet && { ...mainnet, rpcUrl: env.MAINNET_RPC_URL! },
    site: {
      origins: env.PUBLIC_ORIGIN ?? local,
      trustedProxies: env.TRUSTED_PROXIES,
      rateLimitFactor: env.RATE_LIMIT_FACTOR,
      contactEmail: env.CONTACT_EMAIL,
      webRoot: env.WEB_ROOT ?? `${setup.root}/apps/web/build/client`,
    },
    listeners: [...setup.listeners, { variable: 'PORT', host: env.HOST, port: env.PORT, kind: 'api' }],
  };
}

/** Adds the worker's configuration. */
export function toWorkerSetup(setup: Setup, env: WorkerEnv): Setup {
  const storage = toStoreOptions(env);
  const { ATTESTOR_KEY, OPERATOR_KEY, GAS_KEY, CURATOR_KEY, PAUSER_KEY, GUARDIAN_KEY } = env;
  const keys = { ATTESTOR_KEY, OPERATOR_KEY, GAS_KEY, CURATOR_KEY, PAUSER_KEY, GUARDIAN_KEY };
  const port = env.WORKER_HEALTH_PORT;
  const card = toCard(env);
  const health = { variable: 'WORKER_HEALTH_PORT', host: env.WORKER_HEALTH_HOST, kind: 'worker' } as const;
  return {
    ...setup,
    isProduction: env.NOVA_NETWORK === 'production',
    dataDir: env.NOVA_DATA_DIR,
    database: { url: env.DATABASE_URL, directUrl: env.DATABASE_DIRECT_URL },
    chain: toChainAddress(env.CHAIN_RPC_URL, env.CHAIN_WS_URL),
    keys: Object.fromEntries(Object.entries(keys).filter(([, key]) => key !== undefined)),
    storage: storage && { options: storage },
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    bridge: toBridge(env),
    workerCard: card && { ...card, variable: 'STRIPE_SECRET_KEY' },
    signer: toSigner(env),
    listeners: [...setup.listeners, ...(port === undefined ? [] : [{ ...health, port }])],
  };
}

/** Adds the configuration of the chain's node. */
export function toNodeSetup(setup: Setup, env: NodeEnvironment): Setup {
  const host = env.NODE_HOST;
  return {
    ...setup,
    isProduction: env.NOVA_NETWORK === 'production',
    dataDir: env.NOVA_DATA_DIR,
    listeners: [
      ...setup.listeners,
      { variable: 'NODE_PORT', host, port: env.NODE_PORT, kind: 'node' },
      ...(env.METRICS_PORT === undefined
        ? []
        : [{ variable: 'METRICS_PORT', host, port: env.METRICS_PORT, kind: 'metrics' } as const]),
    ],
  };
}
