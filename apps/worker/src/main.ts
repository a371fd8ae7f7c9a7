import path from 'node:path';
import { findPoolerProblem } from '@nova/db/pooler';
import { toNodeAddresses } from '@nova/runtime/node-addresses';
import { startTracer } from '@nova/runtime/operation-tracer';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { runService } from '@nova/runtime/run-service';
import { COMPILE_MEMORY_MAX_BYTES, COMPILE_TIMEOUT_MS } from '@nova/shared/contract/constants';
import { toStoreOptions } from '@nova/storage/store-options';
import { listGaps, readEnv, readNpmEnv, toBridge, toCard, toLimits, toSale, toSigner } from './env.ts';
import { COMPILERS_FOLDER } from './features/contract/compilers/provide-compiler.ts';
import { startHealthServer } from './health-server.ts';
import { loadContracts } from './lib/chain/load-contracts.ts';
import { startWorker } from './start-worker.ts';

await runService(
  'worker',
  async (logger) => {
    const env = readEnv();
    logger.level = env.LOG_LEVEL;
    const problem = await findPoolerProblem(env);
    if (problem !== null) throw new ConfigurationError(problem);
    for (const gap of listGaps(env)) logger.warn(gap);
    const [node, ...furtherNodes] = toNodeAddresses(env.CHAIN_RPC_URL, env.CHAIN_WS_URL);
    const tracer = await startTracer('nova-worker', env.OTEL_EXPORTER_OTLP_ENDPOINT);
    const worker = await startWorker({
      databaseUrl: env.DATABASE_URL,
      directDatabaseUrl: env.DATABASE_DIRECT_URL,
      ...node,
      furtherNodes,
      contracts: (genesisHash) => loadContracts(env.NOVA_DATA_DIR, genesisHash),
      isProduction: env.NOVA_NETWORK === 'production',
      signer: toSigner(env),
      limits: toLimits(env),
      card: toCard(env),
      attestorKey: env.ATTESTOR_KEY,
      operatorKey: env.OPERATOR_KEY,
      gasKey: env.GAS_KEY,
      curatorKey: env.CURATOR_KEY,
      pauserKey: env.PAUSER_KEY,
      guardianKey: env.GUARDIAN_KEY,
      mail: env.SMTP_URL === undefined ? undefined : { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
      compileLimits: { timeoutMs: COMPILE_TIMEOUT_MS, memoryMaxBytes: COMPILE_MEMORY_MAX_BYTES },
      compilers: { folder: path.join(env.NOVA_DATA_DIR, COMPILERS_FOLDER), npmEnv: readNpmEnv() },
      bridge: toBridge(env),
      userHashPepper: env.USER_HASH_PEPPER,
      ...toSale(env),
      confirmations: env.CHAIN_CONFIRMATIONS,
      finalityWindow: env.CHAIN_FINALITY_WINDOW,
      nftOrigins: env.NFT_METADATA_ORIGINS,
      siteUrl: env.SITE_URL,
      storage: toStoreOptions(env),
      logger,
      tracer,
      // Thrown outside any handler, so that the process exits; its next start fails with the message.
      onFatal: (error) =>
        setImmediate(() => {
          throw error;
        }),
    });
    const port = env.WORKER_HEALTH_PORT;
    const health =
      port === undefined
        ? null
        : await startHealthServer(port, env.WORKER_HEALTH_HOST, worker.registry, () => worker.status());
    return {
      info: { pid: process.pid, healthPort: port ?? null },
      close: async () => {
        health?.close();
        await worker.close();
        await tracer.close();
      },
    };
  },
  'info',
);
