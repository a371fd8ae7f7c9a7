import { findPoolerProblem } from '@nova/db/pooler';
import { toNodeAddresses } from '@nova/runtime/node-addresses';
import { startTracer } from '@nova/runtime/operation-tracer';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { runService } from '@nova/runtime/run-service';
import { toStoreOptions } from '@nova/storage/store-options';
import { readEnv, readMainnet, readStripeKeys, readWalletConnect } from './env.ts';
import { startApi } from './start-api.ts';

await runService(
  'api',
  async (logger) => {
    const env = readEnv();
    logger.level = env.LOG_LEVEL;
    const problem = await findPoolerProblem(env);
    if (problem !== null) throw new ConfigurationError(problem);
    const drainMs = env.DRAIN_SECONDS * 1000;
    const [node, ...furtherNodes] = toNodeAddresses(env.CHAIN_RPC_URL, env.CHAIN_WS_URL);
    const tracer = await startTracer('nova-api', env.OTEL_EXPORTER_OTLP_ENDPOINT);
    const api = await startApi({
      databaseUrl: env.DATABASE_URL,
      directDatabaseUrl: env.DATABASE_DIRECT_URL,
      readDatabaseUrl: env.DATABASE_READ_URL,
      ...node,
      furtherNodes,
      port: env.PORT,
      host: env.HOST,
      sessionSecret: env.SESSION_SECRET,
      userHashPepper: env.USER_HASH_PEPPER,
      adminToken: env.ADMIN_TOKEN,
      publicOrigins: env.PUBLIC_ORIGIN,
      trustedProxies: env.TRUSTED_PROXIES,
      rateLimitFactor: env.RATE_LIMIT_FACTOR,
      chainConfirmations: env.CHAIN_CONFIRMATIONS,
      isProduction: env.NOVA_NETWORK === 'production',
      stripe: readStripeKeys(env),
      mainnet: readMainnet(env),
      emailGuardian: env.EMAIL_GUARDIAN,
      walletConnect: readWalletConnect(env),
      contactEmail: env.CONTACT_EMAIL,
      storage: toStoreOptions(env),
      storagePublicUrl: env.STORAGE_PUBLIC_URL,
      webRoot: env.WEB_ROOT,
      drainMs,
      logger,
      tracer,
    });
    const close = async () => {
      await api.close();
      await tracer.close();
    };
    return { info: { url: api.url }, check: api.check, close, drainMs };
  },
  'info',
);
