import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isDiskFull } from '@nova/runtime/errors/disk-full';
import { ConfigurationError, OccupiedAddressError } from '@nova/runtime/parse-env';
import {
  endWithReason,
  EXIT_CONFIGURATION,
  type RunningService,
  runService,
} from '@nova/runtime/run-service';
import type { Logger } from 'pino';
import { readGenesisFile } from './chain/genesis/genesis-file.ts';
import type { ForkSchedule } from './chain/genesis/schedule.ts';
import { isCommand, runCommand } from './commands/run-command.ts';
import { bytesToHex } from './encoding/hex.ts';
import { type Env, type NodeFlags, readEnv } from './env.ts';
import { ForeignGenesisError } from './follow/follower.ts';
import { type RunningNode, startNode } from './start-node.ts';
import { StoreError } from './store/chain-store.ts';

/** Exit code of a follower that received an invalid block (EX_DATAERR of sysexits.h). */
const EXIT_HALTED = 65;

/** Errors that a retry cannot fix are reported in one sentence and not retried. */
function explain(error: unknown, env: Env): unknown {
  // The supervisor or systemd starts the node again until there is space.
  if (isDiskFull(error)) return error;
  if (error instanceof StoreError) return new ConfigurationError(error.message);
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? String(error.port) : String(env.NODE_PORT);
    return new OccupiedAddressError(
      `Port ${port} on ${env.NODE_HOST} is already in use; stop the program that uses it, or set ${port === String(env.NODE_PORT) ? 'NODE_PORT' : 'METRICS_PORT'}.`,
    );
  }
  return error;
}

/** Exits because the state in memory is uncertain or the chain is the wrong one; the exit code says which. */
function endAfterHalt(error: Error): void {
  if (error instanceof ForeignGenesisError) {
    const exit = (): void => process.exit(EXIT_CONFIGURATION);
    if (process.send) process.send({ type: 'fatal', message: error.message }, exit);
    else exit();
  } else process.exit(EXIT_HALTED);
}

/** Returns the fork times from the environment. */
function scheduleOf({ BASE_FEE_TIME, PRAGUE_TIME, OSAKA_TIME }: Env): ForkSchedule {
  return {
    ...(BASE_FEE_TIME !== undefined && { baseFeeTime: BASE_FEE_TIME }),
    ...(PRAGUE_TIME !== undefined && { pragueTime: PRAGUE_TIME }),
    ...(OSAKA_TIME !== undefined && { osakaTime: OSAKA_TIME }),
  };
}

async function open(env: Env, logger: Logger): Promise<RunningNode> {
  try {
    return await startNode({
      dataDir: env.NOVA_DATA_DIR,
      host: env.NODE_HOST,
      port: env.NODE_PORT,
      rpcGasCap: env.RPC_GAS_CAP,
      retainedStates: env.ARCHIVE ? Infinity : env.STATE_KEEP_BLOCKS,
      ...(env.GENESIS_FILE !== undefined && {
        genesisConfig: readGenesisFile(readFileSync(env.GENESIS_FILE, 'utf8')),
      }),
      ...(env.FOLLOW_URL === undefined
        ? { ...(env.VALIDATOR_KEY !== undefined && { validatorKey: env.VALIDATOR_KEY }) }
        : {
            follow: {
              url: env.FOLLOW_URL,
              ...(env.GENESIS_HASH !== undefined && { genesisHash: env.GENESIS_HASH }),
            },
          }),
      ...(env.GENESIS_DEPLOYER !== undefined && {
        genesis: { chainId: env.chainId, deployer: env.GENESIS_DEPLOYER },
      }),
      ...(env.COINBASE !== undefined && { coinbase: env.COINBASE }),
      schedule: scheduleOf(env),
      ...(env.HEARTBEAT_SECONDS > 0 && {
        heartbeat: { intervalMs: env.HEARTBEAT_SECONDS * 1000, count: env.HEARTBEAT_COUNT },
      }),
      ...(env.FOLLOWERS !== undefined && { allowedFollowers: env.FOLLOWERS }),
      ...(env.METRICS_PORT !== undefined && { metricsPort: env.METRICS_PORT }),
      logger,
      // The state in memory is uncertain: exit without touching the store; a restart reopens the durable
      // state.
      onFatal: (error) => endWithReason(error, 1),
      onHalt: endAfterHalt,
    });
  } catch (error) {
    throw explain(error, env);
  }
}

const WARM_UP_AFTER_MS = 3_000;

async function start(flags: NodeFlags, logger: Logger): Promise<RunningService> {
  const env = readEnv(flags);
  logger.level = env.LOG_LEVEL;
  const { url, wsUrl, metricsUrl, genesisHash, chain, warmUp, close } = await open(env, logger);
  // Delayed, so that it does not compete with the rest of the startup.
  setTimeout(warmUp, WARM_UP_AFTER_MS).unref();
  const { header, hash } = chain.head;
  return {
    info: {
      url,
      wsUrl,
      ...(metricsUrl !== undefined && { metricsUrl }),
      chainId: chain.chainId,
      genesisHash,
      head: { number: header.number, hash: bytesToHex(hash) },
    },
    close,
  };
}

function readFlags(args: string[]): NodeFlags {
  try {
    return parseArgs({
      args,
      options: { follow: { type: 'string' }, archive: { type: 'boolean' }, genesis: { type: 'string' } },
    }).values;
  } catch (error) {
    throw new ConfigurationError(
      `${(error as Error).message} The node accepts --follow <url>, --archive and --genesis <file>, or a command: export, import, verify, repair, evidence, genesis, export-state.`,
    );
  }
}

const args = process.argv.slice(2);
if (isCommand(args[0])) process.exitCode = await runCommand(args[0], args.slice(1));
else await runService('node', async (logger) => start(readFlags(args), logger), 'info');
