import { ConfigurationError } from '@nova/runtime/parse-env';
import { type RunningService, runService } from '@nova/runtime/run-service';
import type { Logger } from 'pino';
import { bytesToHex } from './encoding/hex.ts';
import { type Env, readEnv } from './env.ts';
import { type RunningNode, startNode } from './start-node.ts';
import { StoreError } from './store/chain-store.ts';

/** What another attempt cannot mend is told in one sentence and not tried again. */
function explain(error: unknown, env: Env): unknown {
  if (error instanceof StoreError) return new ConfigurationError(error.message);
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return new ConfigurationError(
      `Port ${env.NODE_PORT} on ${env.HOST} is taken; stop what uses it or set NODE_PORT.`,
    );
  }
  return error;
}

async function open(env: Env, logger: Logger): Promise<RunningNode> {
  try {
    return await startNode({
      dataDir: env.NOVA_DATA_DIR,
      host: env.HOST,
      port: env.NODE_PORT,
      validatorKey: env.VALIDATOR_KEY,
      genesis: { chainId: env.chainId, deployer: env.GENESIS_DEPLOYER },
      ...(env.COINBASE !== undefined && { coinbase: env.COINBASE }),
      logger,
      // the state in memory is uncertain: end without touching the store, a restart reopens what is durable
      onFatal: () => process.exit(1),
    });
  } catch (error) {
    throw explain(error, env);
  }
}

async function start(logger: Logger): Promise<RunningService> {
  const env = readEnv();
  logger.level = env.LOG_LEVEL;
  const { url, wsUrl, genesisHash, chain, close } = await open(env, logger);
  const { header, hash } = chain.head;
  return {
    info: {
      url,
      wsUrl,
      chainId: env.chainId,
      genesisHash,
      head: { number: header.number, hash: bytesToHex(hash) },
    },
    close,
  };
}

await runService('node', start, 'info');
