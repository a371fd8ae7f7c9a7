import { join } from 'node:path';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import pino, { type Logger } from 'pino';
import type { Clock } from './chain/sealing/block-clock.ts';
import { Chain } from './chain/chain.ts';
import type { ExecutionWatcher } from './chain/evm/execution-watcher.ts';
import type { GenesisConfig } from './chain/genesis/genesis.ts';
import type { HeartbeatOptions } from './chain/sealing/heartbeat.ts';
import { hasChain, readGenesisConfig } from './chain/open-chain.ts';
import { type ForkSchedule, NEWEST_SCHEDULE, requireOrder } from './chain/genesis/schedule.ts';
import { curve } from '@nova/runtime/keys/secp256k1';
import { addressOfPublicKey } from './crypto/address-of-public-key.ts';
import { bytesToHex, type Hex, hexToBytes } from './encoding/hex.ts';
import { EvidenceFolder } from './follow/evidence.ts';
import { followMethods } from './follow/follow-methods.ts';
import { Follower } from './follow/follower.ts';
import { FollowerIdentity } from './follow/follower-identity.ts';
import { forwardingMethods } from './follow/forwarding-methods.ts';
import { Peers } from './follow/peers.ts';
import { pinGenesis } from './follow/pinned-genesis.ts';
import { startMetricsServer } from './operations/metrics-server.ts';
import { NodeMetrics } from './operations/node-metrics.ts';
import { CallLanes } from './rpc/calls/call-lanes.ts';
import { DEFAULT_GAS_CAP } from './rpc/limits.ts';
import { createMethods } from './rpc/methods.ts';
import { RecentCallTraces } from './rpc/tracing/recent-call-traces.ts';
import { startRpcServer } from './rpc/server.ts';
import { type ChainStore, openChainStore, StoreError } from './store/chain-store.ts';

export interface NodeOptions {
  /** The chain is stored in `<dataDir>/chain`. */
  dataDir: string;
  /** 127.0.0.1 by default. */
  host?: string;
  /** 0 (the default) selects any free port. */
  port?: number;
  /** Private key that seals the blocks: 0x and 64 hex digits. Not set on a follower. */
  validatorKey?: Hex;
  /** Parameters of a validator's genesis block, apart from the validator's address. */
  genesis?: {
    chainId: number;
    /** Owns the whole supply in the genesis block. */
    deployer: Hex;
  };
  /** The whole genesis from a file; replaces `genesis` and `coinbase`. */
  genesisConfig?: GenesisConfig;
  /** Fork times that override those of the chain; a new chain starts with the newest rules. */
  schedule?: ForkSchedule;
  /** Seals empty blocks after each block with a transaction; disabled by default. */
  heartbeat?: HeartbeatOptions;
  /** Receives the fees; the validator's address by default. */
  coinbase?: Hex;
  /** Follows this node (http(s) or ws(s)) instead of sealing. */
  follow?: { url: string; genesisHash?: Hex };
  /** Number of most recent blocks whose state is retained; Infinity, the default, retains all. */
  retainedStates?: number;
  /** Maximum execution time of one transaction before it is dropped unsealed; one second by default. */
  executionLimitMs?: number;
  /** IDs of the followers that count as peers; by default all that prove they have the chain. */
  allowedFollowers?: readonly Hex[];
  /** Port for metrics; 0 selects any free one, undefined disables them. */
  metricsPort?: number;
  /** Maximum gas for eth_call and similar methods; a block's gas limit by default. */
  rpcGasCap?: bigint;
  /** Milliseconds since the epoch; the system clock by default. */
  clock?: Clock;
  /** Silent by default. */
  logger?: Logger;
  /** Called once if the chain had to stop after an internal error. */
  onFatal?: (error: unknown) => void;
  /** Called once if a follower stops following: FollowingHaltedError or ForeignGenesisError. */
  onHalt?: (error: Error) => void;
}

export interface RunningNode {
  /** URL for JSON-RPC over HTTP. */
  url: string;
  /** URL for JSON-RPC over WebSocket, on the same port. */
  wsUrl: string;
  /** URL of the Prometheus metrics; undefined if disabled. */
  metricsUrl: string | undefined;
  genesisHash: Hex;
  chain: Chain;
  /** Null on a validator. */
  follower: Follower | null;
  /** Starts the thread for heavy calls in advance. */
  warmUp: () => void;
  /** Stops serving, finishes what was executed and closes the store. */
  close: () => Promise<void>;
}

const CLIENT = 'nova-node/0.1.0';

/** Returns the URL host by which this machine itself reaches a server bound to `host`. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Returns the rules of the chain: an existing chain keeps its own; one created before schedules existed has
 * none.
 */
function rulesOfChain(
  store: ChainStore,
  chainId: number,
): Pick<GenesisConfig, 'schedule' | 'hasStandardContracts'> {
  // The code of the standard contracts contains the chain ID.
  if (!hasChain(store)) return { schedule: NEWEST_SCHEDULE, hasStandardContracts: chainId === CHAIN_ID };
  const { schedule, hasStandardContracts } = readGenesisConfig(store) ?? {};
  return {
    ...(schedule !== undefined && { schedule }),
    ...(hasStandardContracts !== undefined && { hasStandardContracts }),
  };
}

/**
 * Returns the genesis with the operator's fork times.
 * @throws StoreError
 */
async function configOf(options: NodeOptions, store: ChainStore): Promise<GenesisConfig> {
  const config = await genesisOf(options, store);
  if (options.schedule === undefined) return config;
  try {
    return { ...config, schedule: requireOrder({ ...config.schedule, ...options.schedule }) };
  } catch (error) {
    throw new StoreError(`The fork times are invalid: ${(error as Error).message}.`, { cause: error });
  }
}

async function genesisOf(options: NodeOptions, store: ChainStore): Promise<GenesisConfig> {
  const { follow, genesisConfig, genesis, validatorKey, coinbase } = options;
  if (follow !== undefined) {
    return genesisConfig ?? pinGenesis(store, follow.url.replace(/^http/, 'ws'), follow.genesisHash);
  }
  if (validatorKey === undefined) throw new StoreError('Set VALIDATOR_KEY, which a node that seals needs.');
  const validator = addressOfPublicKey(curve.publicKeyOf(hexToBytes(validatorKey)));
  if (genesisConfig !== undefined) {
    if (Buffer.compare(genesisConfig.validator, validator) === 0) return genesisConfig;
    throw new StoreError(
      `The genesis file names validator ${bytesToHex(genesisConfig.validator)}, but VALIDATOR_KEY belongs to ${bytesToHex(validator)}.`,
    );
  }
  if (genesis === undefined)
    throw new StoreError('Set GENESIS_DEPLOYER or pass a genesis file, which a node that seals needs.');
  return {
    chainId: genesis.chainId,
    deployer: hexToBytes(genesis.deployer),
    validator,
    coinbase: coinbase === undefined ? validator : hexToBytes(coinbase),
    ...rulesOfChain(store, genesis.chainId),
  };
}

async function openNodeChain(
  options: NodeOptions,
  store: ChainStore,
  logger: Logger,
  watcher: ExecutionWatcher,
): Promise<Chain> {
  return Chain.open({
    watcher,
    store,
    genesis: await configOf(options, store),
    ...(options.heartbeat !== undefined && { heartbeat: options.heartbeat }),
    ...(options.follow === undefined && { validatorKey: hexToBytes(options.validatorKey!) }),
    ...(options.retainedStates !== undefined && { retainedStates: options.retainedStates }),
    ...(options.executionLimitMs !== undefined && { executionLimitMs: options.executionLimitMs }),
    clock: options.clock ?? Date.now,
    logger,
    onFatal: options.onFatal ?? (() => {}),
  });
}

function createFollower(
  options: NodeOptions,
  chain: Chain,
  evidence: EvidenceFolder,
  logger: Logger,
): Follower | null {
  if (options.follow === undefined) return null;
  return new Follower({
    url: options.follow.url.replace(/^http/, 'ws'),
    chain,
    identity: FollowerIdentity.load(options.dataDir),
    evidence,
    client: CLIENT,
    logger,
    onHalt: options.onHalt ?? (() => {}),
  });
}

/**
 * Starts a node in this process.
 * @throws StoreError if the data folder is unusable
 */
export async function startNode(options: NodeOptions): Promise<RunningNode> {
  const logger = options.logger ?? pino({ enabled: false });
  const store = await openChainStore(join(options.dataDir, 'chain'));
  // Cleanup functions of everything opened so far, to be called in reverse order.
  const closers: (() => Promise<void>)[] = [() => store.close()];
  const closeAll = async (): Promise<void> => {
    for (const close of closers.toReversed()) await close();
  };
  try {
    const recentTraces = new RecentCallTraces();
    const chain = await openNodeChain(options, store, logger, recentTraces);
    // The chain closes the store.
    closers[0] = () => chain.close();
    const gasCap = options.rpcGasCap ?? DEFAULT_GAS_CAP;
    const calls = new CallLanes(chain, {
      folder: store.folder,
      chainId: chain.chainId,
      schedule: chain.schedule,
      gasCap,
    });
    closers.push(() => calls.close());
    const evidence = new EvidenceFolder(options.dataDir);
    const peers = new Peers({
      genesisHash: chain.genesis.hash,
      hashOf: (number) =>
        number > chain.head.header.number ? undefined : chain.blocks.byNumber(number)?.hash,
      ...(options.allowedFollowers !== undefined && { allowed: new Set(options.allowedFollowers) }),
      clock: Date.now,
    });
    const follower = createFollower(options, chain, evidence, logger);
    const metrics = new NodeMetrics({ chain, peers, evidence, follower });
    const host = options.host ?? '127.0.0.1';
    const server = await startRpcServer({
      host,
      port: options.port ?? 0,
      methods: metrics.meter({
        ...createMethods(chain, { gasCap, lanes: calls, recentTraces }),
        ...followMethods(chain, peers, evidence),
        ...(follower !== null && forwardingMethods(follower)),
      }),
      logger,
    });
    if (follower !== null) closers.push(() => follower.stop());
    // Pending requests are answered before their connections close.
    closers.push(async () => {
      await Promise.all([server.close(), calls.finish()]);
    });
    const reachable = reachableHost(server.host);
    let metricsUrl: string | undefined;
    if (options.metricsPort !== undefined) {
      const { port, close } = await startMetricsServer(host, options.metricsPort, metrics.registry);
      closers.push(close);
      metricsUrl = `http://${reachable}:${port}/metrics`;
    }
    follower?.start();
    return {
      url: `http://${reachable}:${server.port}`,
      wsUrl: `ws://${reachable}:${server.port}`,
      metricsUrl,
      genesisHash: bytesToHex(chain.genesis.hash),
      chain,
      follower,
      warmUp: () => calls.warmUp(),
      close: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
