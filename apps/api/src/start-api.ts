import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { openDatabase } from '@nova/db/database';
import type { Logger } from '@nova/runtime/logger';
import { NO_TRACER, type OperationTracer } from '@nova/runtime/operation-tracer';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { openFileStore } from '@nova/storage/file-store';
import type { StoreOptions } from '@nova/storage/store-options';
import { CHALLENGE_BITS } from '@nova/shared/faucet/constants';
import { createApp, type App } from './app.ts';
import { NODE_TIMEOUT_MS } from './features/rpc/gateway.ts';
import { attachRpcSockets, PING_MS } from './features/rpc/rpc-sockets.ts';
import { createAccessTokens } from './http/access/access-tokens.ts';
import type { ApiConfig, ApiContext, MainnetEntry, StripeKeys } from './http/api-context.ts';
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
import { createMemoryRateLimits } from './http/limits/rate-limit-store.ts';

export interface ApiOptions {
  readonly databaseUrl: string;
  /** PostgreSQL itself, where `databaseUrl` leads through a pooler of transactions. */
  readonly directDatabaseUrl?: string | undefined;
  readonly rpcUrl: string;
  readonly wsUrl: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** At least 32 characters. */
  readonly sessionSecret: string;
  readonly userHashPepper: string;
  readonly adminToken: string;
  readonly logger: Logger;
  /** Where traces of operations go; nowhere without it. */
  readonly tracer?: OperationTracer | undefined;
  /** Where the built website lies; the web app's own build folder when left out. */
  readonly webRoot?: string | undefined;
  /** Where the site is reached at; localhost and 127.0.0.1 at the port when left out. */
  readonly publicOrigins?: readonly string[] | undefined;
  readonly trustedProxies?: readonly string[];
  readonly rateLimitFactor?: number;
  readonly nodeTimeoutMs?: number;
  readonly socketPingMs?: number;
  readonly isProduction?: boolean;
  /** Blocks on top of one before it is believed. */
  readonly chainConfirmations?: number;
  /** Keys of the card processor; the development terminal without them. */
  readonly stripe?: StripeKeys | undefined;
  /** Where payments over the bridge go; none are taken without it. */
  readonly mainnet?: MainnetEntry | undefined;
  /** Where messages of the contact page are mailed to; in development a made-up address, in production nowhere. */
  readonly contactEmail?: string | undefined;
  /** Where uploaded files lie; none are taken without it. */
  readonly storage?: StoreOptions | undefined;
  /** What addresses of stored files begin with; the first origin's `/storage/v1` when left out. */
  readonly storagePublicUrl?: string | undefined;
  /** Zero bits that the faucet's puzzle asks for. */
  readonly faucetBits?: number;
  /** How long the api goes on answering after it was asked to end, in milliseconds; default not at all. */
  readonly drainMs?: number;
  readonly clock?: Clock;
}

export interface RunningApi {
  readonly url: string;
  /** Lets those know who send requests here, stops taking them, ends streams, lets running requests finish. */
  close(): Promise<void>;
}

const WEB_BUILD = fileURLToPath(new URL('../../web/build/client', import.meta.url));
/** Opening a connection costs as much as many queries; between two crowds of readers they are kept. */
const POOL_IDLE_MS = 600_000;
/** Never sent anywhere; what is written to it is seen at `/dev/mail`. */
const DEVELOPMENT_CONTACT = 'contact@nova.invalid';
const LISTEN_ERRORS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'is reserved for administrators',
  EADDRNOTAVAIL: 'cannot be had: this machine has no such address',
};
/** A client that takes longer to send its request is not sending one. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** Longer than the proxies in front keep a connection, so that they never meet one we have just closed. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

/**
 * Starts the api on a port of its own.
 * @throws ConfigurationError when the port cannot be had
 */
export async function startApi(options: ApiOptions): Promise<RunningApi> {
  const logger = options.logger.child({}, { serializers: { err: toLoggableError } });
  const { databaseUrl, directDatabaseUrl } = options;
  const database = openDatabase(databaseUrl, {
    name: 'nova-api',
    max: POOL_SIZE,
    idleMs: POOL_IDLE_MS,
    // A plan belongs to a connection, and behind a pooler the next transaction may have another one.
    keepsPlans: directDatabaseUrl === undefined,
    onError: (error) => logger.warn({ err: error }, 'database connection lost'),
  });
  const events = await startEventHub({
    db: database.db,
    databaseUrl: directDatabaseUrl ?? databaseUrl,
    logger,
  });
  let handle: App['fetch'] = () => new Response('Starting\n', { status: 503 });
  const fetch = (request: Request, env: unknown) => handle(request, env as HttpBindings);
  const server = createAdaptorServer({ fetch }) as Server;
  const drain = prepareDrain(server);
  // A port that the system chooses is known, and with it the default origins, only to who listens. Any other is opened
  // when requests can be answered: a balancer would send them from the first moment on.
  const isChosen = options.port !== 0;
  const url = isChosen ? toUrl(options.host, options.port) : await listen(server, options);
  const files = options.storage ? await openFileStore(options.storage) : null;
  const context = createContext(options, url, {
    db: database.db,
    metrics: createMetrics(database.pool),
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
    async close() {
      await drain.run(options.drainMs ?? 0, () => {
        app.closeStreams();
        sockets.close();
      });
      await context.background.drain();
      await events.close();
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
    throw new ConfigurationError(`Port ${port} on ${host} ${reason}. Choose another one with PORT.`);
  });
  return toUrl(host, (server.address() as AddressInfo).port);
}

function toUrl(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function createContext(
  options: ApiOptions,
  url: string,
  parts: Pick<ApiContext, 'db' | 'metrics' | 'events' | 'files' | 'logger' | 'isEnding'>,
): ApiContext {
  const { clock = Date.now } = options;
  return {
    ...parts,
    clock,
    config: toConfig(options, url),
    chain: createChainClient(options.rpcUrl),
    nodeShare: createFairShare(),
    rateLimits: createMemoryRateLimits(),
    tokens: createAccessTokens(options.sessionSecret, clock),
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
    publicOrigins,
    storagePublicUrl: options.storagePublicUrl ?? `${publicOrigins[0]}/storage/v1`,
    userHashPepper: options.userHashPepper,
    adminToken: options.adminToken,
    contactEmail: options.contactEmail ?? (options.isProduction ? undefined : DEVELOPMENT_CONTACT),
    webRoot: options.webRoot ?? WEB_BUILD,
    rpcUrl: options.rpcUrl,
    wsUrl: options.wsUrl,
    trustedProxies: options.trustedProxies ?? [],
    rateLimitFactor: options.rateLimitFactor ?? 1,
    faucetBits: options.faucetBits ?? CHALLENGE_BITS,
    nodeTimeoutMs: options.nodeTimeoutMs ?? NODE_TIMEOUT_MS,
    socketPingMs: options.socketPingMs ?? PING_MS,
  };
}
