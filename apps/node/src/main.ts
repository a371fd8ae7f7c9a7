import pino from 'pino';
import { bytesToHex } from './encoding/hex.ts';
import { type Env, readEnv } from './env.ts';
import { type RunningNode, startNode } from './start-node.ts';
import { StoreError } from './store/chain-store.ts';

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function readEnvOrExit(): Env {
  try {
    return readEnv();
  } catch (error) {
    return fail((error as Error).message);
  }
}

const env = readEnvOrExit();
const logger = pino({ level: env.LOG_LEVEL, name: 'node' });

async function start(): Promise<RunningNode> {
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
    if (error instanceof StoreError) return fail(error.message);
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      return fail(`Port ${env.NODE_PORT} on ${env.HOST} is taken; stop what uses it or set NODE_PORT.`);
    }
    throw error;
  }
}

const node = await start();
const head = node.chain.head;
const ready = {
  type: 'ready',
  url: node.url,
  wsUrl: node.wsUrl,
  chainId: env.chainId,
  genesisHash: node.genesisHash,
  head: { number: head.header.number, hash: bytesToHex(head.hash) },
};
logger.info(ready, 'serving');

let stopping = false;
async function stop(reason: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  logger.info({ reason }, 'stopping');
  await node.close();
  process.exit(0);
}

process.on('SIGTERM', () => void stop('SIGTERM'));
process.on('SIGINT', () => void stop('SIGINT'));
// a supervised node does not outlive its supervisor
if (process.channel !== undefined) process.on('disconnect', () => void stop('the IPC channel closed'));
process.send?.(ready);
