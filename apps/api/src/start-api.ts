import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { openDatabase } from '@nova/db/database';
import type { Logger } from '@nova/runtime/logger';
import type { NodeAddress } from '@nova/runtime/node-addresses';
import { createNodePool } from '@nova/runtime/node-pool';
import { NO_TRACER, type OperationTracer } from '@nova/runtime/operation-tracer';
import { ConfigurationError, OccupiedAddressError } from '@nova/runtime/parse-env';
import { openFileStore } from '@nova/storage/file-store';
import type { StoreOptions } from '@nova/storage/store-options';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { CHALLENGE_BITS } from '@nova/shared/faucet/constants';
import type { Hex } from 'viem';
import { createApp, type App } from './app.ts';
import { NODE_TIMEOUT_MS } from './features/rpc/gateway.ts';
import { attachRpcSockets, PING_MS } from './features/rpc/rpc-sockets.ts';
import { createApiKeys } from './http/access/api-keys.ts';
import { createAccessTokens } from './http/access/access-tokens.ts';
import type {
  ApiConfig,
  ApiContext,
  MainnetEntry,
  StripeKeys,
  WalletConnectRelay,
} from './http/api-context.ts';
import { createBackgroundTasks } from './http/events/background-tasks.ts';
import { createChainClient } from './http/chain/chain-client.ts';
import { createFairShare } from './http/limits/fair-share.ts';
import { createClientAddressReader } from './http/limits/client-address.ts';
import type { Clock } from './http/clock.ts';
import { POOL_SIZE } from './http/limits/connections.ts';
import { prepareDrain } from './http/limits/prepare-drain.ts';
import { startEventHub } from './http/events/event-hub.ts';
import { toLoggableError } from './http/loggable-error.ts';
import { createMetrics } from './http/metrics.ts';
import { addReadMetrics } from './http/reads/read-metrics.ts';
import { createPlainReads, openReads } from './http/reads/reads.ts';
import { createMemoryRateLimits } from './http/limits/rate-limit-store.ts';
import { createSelfCheck } from './http/self-check.ts';
import { createSharedRateLimits } from './http/limits/shared-rate-limits.ts';

export interface ApiOptions {
  readonly databaseUrl: string;
  /** Direct URL of PostgreSQL if `databaseUrl` uses a transaction pooler. */
  readonly directDatabaseUrl?: string | undefined;
  /** URL of a streaming replica, from which the explorer reads; the primary by default. */
  readonly readDatabaseUrl?: string | undefined;
  readonly rpcUrl: string;
  readonly wsUrl: string;
  /** Further nodes of the same chain, used in this order while the first one is not good. */
  readonly furtherNodes?: readonly NodeAddress[] | undefined;
  /** 0 uses any free port. */
  readonly port: number;
  readonly host: string;
  /** At least 32 characters. */
  readonly sessionSecret: string;
  readonly userHashPepper: string;
  readonly adminToken: string;
  readonly logger: Logger;
  /** Receiver of operation traces; none are recorded without it. */
  readonly tracer?: OperationTracer | undefined;
  /** Directory of the built website; the web app's build folder by default. */
  readonly webRoot?: string | undefined;
  /** Origins of the website; localhost and 127.0.0.1 at the port by default. */
  readonly publicOrigins?: readonly string[] | undefined;
  readonly trustedProxies?: readonly string[];
  readonly rateLimitFactor?: number;
  readonly nodeTimeoutMs?: number;
  /** Milliseconds after which an unanswered query of the database fails; 15 seconds by default. */
  readonly queryTimeoutMs?: number;
  readonly socketPingMs?: number;
  readonly isProduction?: boolean;
  /** Confirmations before a block counts as final. */
  readonly chainConfirmations?: number;
  /** Keys of the card processor; the test terminal is used without them. */
  readonly stripe?: StripeKeys | undefined;
  /** Receiver of payments from Ethereum; none are accepted without it. */
  readonly mainnet?: MainnetEntry | undefined;
  /** Address of the worker's guardian key, which confirms recoveries by email. */
  readonly emailGuardian?: Hex | undefined;
  /** Relay for wallets on other devices; none are offered without it. */
  readonly walletConnect?: WalletConnectRelay | undefined;
  /**
   * Recipient of contact messages; a placeholder address in development and none in production by default.
   */
  readonly contactEmail?: string | undefined;
  /** Store of uploaded files; none are accepted without it. */
  readonly storage?: StoreOptions | undefined;
  /** Prefix of file URLs; the first origin's `/storage/v1` by default. */
  readonly storagePublicUrl?: string | undefined;
  /** Difficulty of the faucet's puzzle in zero bits. */
  readonly faucetBits?: number;
  /** Milliseconds during which the API keeps answering after a shutdown request; none by default. */
  readonly drainMs?: number;
  readonly clock?: Clock;
}

export interface RunningApi {
  readonly url: string;
  /** @throws Error if the HTTP server does not answer, although this process does */
  check(): Promise<void>;
  /**
   * Announces the shutdown to clients, stops accepting requests, ends streams, and waits for running
   * requests.
   */
  close(): Promise<void>;
}

const WEB_BUILD = fileURLToPath(new URL('../../web/build/client', import.meta.url));
/**
 * Milliseconds that idle connections are kept between peaks, because opening one costs as much as many
 * queries.
 */
const POOL_IDLE_MS = 600_000;
/**
 * Milliseconds that a query may take. A server that hangs, or a connection that a firewall has forgotten, would
 * otherwise hold requests for as long as the network does, which can be a quarter of an hour. Clients repeat a
 * request with its ID, so it does not matter if the query is executed later.
 */
const QUERY_TIMEOUT_MS = 15_000;
/** Placeholder recipient: its emails are never sent, but shown at `/dev/mail`. */
const DEVELOPMENT_CONTACT = 'contact@nova.invalid';
const LISTEN_ERRORS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'is reserved for administrators',
  EADDRNOTAVAIL: 'cannot be used: this machine has no such address',
};
/** Maximum time in milliseconds to send a request. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
/**
 * Milliseconds; longer than the keep-alive of proxies in front, so that they never use a connection that was
 * just closed.
 */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

/**
 * Starts an API server on a port.
 * @throws ConfigurationError if the port is not available
 */
export async function startApi(options: ApiOptions): Promise<RunningApi> {
  const logger = options.logger.child({}, { serializers: { err: toLoggableError } });
  const { databaseUrl, directDatabaseUrl, readDatabaseUrl } = options;
  // A prepared plan belongs to a connection, and a pooler may assign the next transaction another one.
  const cachesPlans = directDatabaseUrl === undefined;
  const database = openDatabase(databaseUrl, {
    name: 'nova-api',
    max: POOL_SIZE,
    idleMs: POOL_IDLE_MS,
    cachesPlans,
    queryMs: options.queryTimeoutMs ?? QUERY_TIMEOUT_MS,
    onError: (error) => logger.warn({ err: error }, 'database connection lost'),
  });
  let reads = createPlainReads(database.db);
  const events = await startEventHub({
    db: database.db,
    databaseUrl: directDatabaseUrl ?? databaseUrl,
    logger,
    beforeDelivery: async () => void (await reads.includeWrites()),
  });
  const metrics = createMetrics(database.pool);
  if (readDatabaseUrl !== undefined) {
    reads = openReads({
      primary: database,
      replicaUrl: readDatabaseUrl,
      poolSize: POOL_SIZE,
      idleMs: POOL_IDLE_MS,
      cachesPlans,
      logger,
      events,
      onRead: addReadMetrics(metrics.registry, () => reads.replica!.readLag()),
    });
  }
  let handle: App['fetch'] = () => new Response('Starting\n', { status: 503 });
  const fetch = (request: Request, env: unknown) => handle(request, env as HttpBindings);
  const server = createAdaptorServer({ fetch }) as Server;
  const drain = prepareDrain(server);
  // A port chosen by the system, and with it the default origins, is known only after listening. Any other
  // port is opened when requests can be answered, because a load balancer would send them immediately.
  const isChosen = options.port !== 0;
  const url = isChosen ? toUrl(options.host, options.port) : await listen(server, options);
  const files = options.storage ? await openFileStore(options.storage) : null;
  const { rpcUrl, wsUrl, furtherNodes = [] } = options;
  const nodes = createNodePool([{ rpcUrl, wsUrl }, ...furtherNodes], { chainId: CHAIN_ID, logger });
  const context = createContext(options, url, {
    db: database.db,
    nodes,
    sharedRateLimits: createSharedRateLimits(database.pool, options.userHashPepper),
    reads,
    metrics,
    events,
    files,
    logger,
    isEnding: () => drain.isBegun,
  });
  const readClientAddress = createClientAddressReader(context.config.trustedProxies);
  const app = await createApp(context, readClientAddress);
  const sockets = attachRpcSockets(server, context, readClientAddress);
  handle = (request, env) => app.fetch(request, env);
  if (isChosen) await listen(server, options);
  return {
    url,
    check: await createSelfCheck(server),
    async close() {
      await drain.run(options.drainMs ?? 0, () => {
        app.closeStreams();
        sockets.close();
      });
      await context.background.drain();
      await context.apiKeys.close();
      await events.close();
      nodes.close();
      await reads.close();
      await database.close();
    },
  };
}

async function listen(server: Server, { port, host }: ApiOptions): Promise<string> {
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const reason = LISTEN_ERRORS[error.code ?? ''];
    if (reason === undefined) throw error;
    const ListenError = error.code === 'EADDRINUSE' ? OccupiedAddressError : ConfigurationError;
    throw new ListenError(`Port ${port} on ${host} ${reason}. Choose another one with PORT.`);
  });
  return toUrl(host, (server.address() as AddressInfo).port);
}

function toUrl(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function createContext(
  options: ApiOptions,
  url: string,
  parts: Pick<
    ApiContext,
    'db' | 'reads' | 'nodes' | 'sharedRateLimits' | 'metrics' | 'events' | 'files' | 'logger' | 'isEnding'
  >,
): ApiContext {
  const { clock = Date.now } = options;
  return {
    ...parts,
    clock,
    config: toConfig(options, url),
    chain: createChainClient(() => parts.nodes.current.rpcUrl),
    nodeShare: createFairShare(),
    rateLimits: createMemoryRateLimits(),
    tokens: createAccessTokens(options.sessionSecret, clock),
    apiKeys: createApiKeys(parts.db, clock, parts.logger),
    background: createBackgroundTasks(parts.logger),
    tracer: options.tracer ?? NO_TRACER,
  };
}

function toConfig(options: ApiOptions, url: string): ApiConfig {
  const { port } = new URL(url);
  const local = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  const publicOrigins = options.publicOrigins ?? local;
  return {
    isProduction: options.isProduction ?? false,
    chainConfirmations: options.chainConfirmations ?? 0,
    stripe: options.stripe ?? null,
    mainnet: options.mainnet ?? null,
    emailGuardian: options.emailGuardian ?? null,
    walletConnect: options.walletConnect ?? null,
    publicOrigins,
    localOrigin: options.publicOrigins === undefined ? local[0]! : null,
    storagePublicUrl: options.storagePublicUrl ?? `${publicOrigins[0]}/storage/v1`,
    userHashPepper: options.userHashPepper,
    adminToken: options.adminToken,
    contactEmail: options.contactEmail ?? (options.isProduction ? undefined : DEVELOPMENT_CONTACT),
    webRoot: options.webRoot ?? WEB_BUILD,
    trustedProxies: options.trustedProxies ?? [],
    rateLimitFactor: options.rateLimitFactor ?? 1,
    faucetBits: options.faucetBits ?? CHALLENGE_BITS,
    nodeTimeoutMs: options.nodeTimeoutMs ?? NODE_TIMEOUT_MS,
    socketPingMs: options.socketPingMs ?? PING_MS,
  };
}
