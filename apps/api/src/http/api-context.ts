import type { Database } from '@nova/db/database';
import type { Logger } from '@nova/runtime/logger';
import type { OperationTracer } from '@nova/runtime/operation-tracer';
import type { FileStore } from '@nova/storage/file-store';
import type { Hex } from 'viem';
import type { AccessTokens } from './access/access-tokens.ts';
import type { BackgroundTasks } from './events/background-tasks.ts';
import type { ChainClient } from './chain/chain-client.ts';
import type { Clock } from './clock.ts';
import type { EventHub } from './events/event-hub.ts';
import type { FairShare } from './limits/fair-share.ts';
import type { Metrics } from './metrics.ts';
import type { RateLimitStore } from './limits/rate-limit-store.ts';

/** How the card processor knows us, and we it. */
export interface StripeKeys {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another server that speaks the processor's protocol. */
  readonly apiUrl?: string | undefined;
}

/** Where payments over the bridge go on Ethereum. */
export interface MainnetEntry {
  readonly usdt: Hex;
  readonly treasury: Hex;
  readonly confirmations: number;
}

/** What the api was started with, after the environment was read. */
export interface ApiConfig {
  readonly isProduction: boolean;
  /** Origins the site is reached at; what an EIP-4361 message must name. The first one is the canonical one. */
  readonly publicOrigins: readonly string[];
  /** Keys the pseudonym of a user on chain (requirement 323). */
  readonly userHashPepper: string;
  readonly adminToken: string;
  /** Where messages of the contact page are mailed to; they are stored and listed in any case. */
  readonly contactEmail?: string | undefined;
  /** Keys of the card processor; without them cards are taken by the development terminal, or in production not at all. */
  readonly stripe: StripeKeys | null;
  /** Where payments over the bridge go; null without an Ethereum of our own. */
  readonly mainnet: MainnetEntry | null;
  /** What addresses of stored files begin with; they go into metadata and stay there for ever. */
  readonly storagePublicUrl: string;
  /** Where the built website lies. */
  readonly webRoot: string;
  readonly rpcUrl: string;
  readonly wsUrl: string;
  /** Blocks on top of one before it is believed; 0 on an engine that never takes a block back. */
  readonly chainConfirmations: number;
  /** How long the node may take for what the gateway carries to it. */
  readonly nodeTimeoutMs: number;
  /** How often the gateway asks its WebSockets whether they are still there. */
  readonly socketPingMs: number;
  /** Proxies (addresses or CIDR ranges) whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** Zero bits that the faucet's puzzle asks for. */
  readonly faucetBits: number;
  /** Multiplies every rate limit; 0 switches them off. */
  readonly rateLimitFactor: number;
}

/** Everything a feature may use. Made once at start, the same for every request. */
export interface ApiContext {
  readonly config: ApiConfig;
  readonly db: Database;
  readonly chain: ChainClient;
  readonly clock: Clock;
  readonly events: EventHub;
  /** Where uploaded files lie; null on a server without uploads. */
  readonly files: FileStore | null;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** The way to the node for requests of clients. */
  readonly nodeShare: FairShare;
  readonly rateLimits: RateLimitStore;
  readonly tokens: AccessTokens;
  readonly tracer: OperationTracer;
  readonly background: BackgroundTasks;
  /** True once this process was asked to end: `/readyz` says so, everything else is answered as ever. */
  isEnding(): boolean;
}
