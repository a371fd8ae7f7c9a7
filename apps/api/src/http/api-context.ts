import type { Database } from '@nova/db/database';
import type { Logger } from '@nova/runtime/logger';
import type { NodePool } from '@nova/runtime/node-pool';
import type { OperationTracer } from '@nova/runtime/operation-tracer';
import type { FileStore } from '@nova/storage/file-store';
import type { Hex } from 'viem';
import type { ApiKeys } from './access/api-keys.ts';
import type { AccessTokens } from './access/access-tokens.ts';
import type { BackgroundTasks } from './events/background-tasks.ts';
import type { ChainClient } from './chain/chain-client.ts';
import type { Clock } from './clock.ts';
import type { EventHub } from './events/event-hub.ts';
import type { FairShare } from './limits/fair-share.ts';
import type { Metrics } from './metrics.ts';
import type { Reads } from './reads/reads.ts';
import type { RateLimitStore } from './limits/rate-limit-store.ts';

/** Keys for the card processor's API and for its webhooks. */
export interface StripeKeys {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** URL of another server with the processor's protocol. */
  readonly apiUrl?: string | undefined;
}

/** Receiver of payments on Ethereum. */
export interface MainnetEntry {
  readonly usdt: Hex;
  readonly treasury: Hex;
  readonly confirmations: number;
}

/** Relay through which wallets on other devices connect (WalletConnect). */
export interface WalletConnectRelay {
  readonly projectId: string;
  /** WebSocket URL. */
  readonly relayUrl: string;
}

/** Configuration of the API, parsed from the environment. */
export interface ApiConfig {
  readonly isProduction: boolean;
  /** Origins of the website, one of which an EIP-4361 message must name. The first one is canonical. */
  readonly publicOrigins: readonly string[];
  /** Origin of the website if none was configured, as in development; null otherwise. */
  readonly localOrigin: string | null;
  /** Secret for the pseudonyms of users on the chain (requirement 323). */
  readonly userHashPepper: string;
  readonly adminToken: string;
  /** Recipient of contact messages; they are stored and listed in any case. */
  readonly contactEmail?: string | undefined;
  /**
   * Keys of the card processor. Without them, card payments use the test terminal, and are disabled in
   * production.
   */
  readonly stripe: StripeKeys | null;
  /** Receiver of payments from Ethereum; null without an Ethereum node. */
  readonly mainnet: MainnetEntry | null;
  /** Address that signs recoveries as a guardian once a mailed link was opened; null without its key. */
  readonly emailGuardian: Hex | null;
  /** Relay for wallets on other devices; null if the operator offers none. */
  readonly walletConnect: WalletConnectRelay | null;
  /** Prefix of file URLs, which become part of permanent metadata. */
  readonly storagePublicUrl: string;
  /** Directory of the built website. */
  readonly webRoot: string;
  /** Confirmations before a block counts as final; 0 for a node that never reverts a block. */
  readonly chainConfirmations: number;
  /** Timeout of the node for forwarded calls, in milliseconds. */
  readonly nodeTimeoutMs: number;
  /** Milliseconds between pings of the gateway's WebSockets. */
  readonly socketPingMs: number;
  /** Trusted proxies (addresses or CIDR ranges) for X-Forwarded-For. */
  readonly trustedProxies: readonly string[];
  /** Difficulty of the faucet's puzzle in zero bits. */
  readonly faucetBits: number;
  /** Factor for every rate limit; 0 disables them. */
  readonly rateLimitFactor: number;
}

/** Dependencies of the features. Created once at the start and shared by all requests. */
export interface ApiContext {
  readonly config: ApiConfig;
  readonly db: Database;
  /** Reads of the explorer, which may come from a replica. */
  readonly reads: Reads;
  readonly chain: ChainClient;
  readonly nodes: NodePool;
  readonly clock: Clock;
  readonly events: EventHub;
  /** Store of uploaded files; null on a server without uploads. */
  readonly files: FileStore | null;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Shares the node among the requests of clients. */
  readonly nodeShare: FairShare;
  /** Limits of requests, which each process counts in memory. */
  readonly rateLimits: RateLimitStore;
  /** Limits against guessing and flooding, which all processes count together in PostgreSQL. */
  readonly sharedRateLimits: RateLimitStore;
  readonly tokens: AccessTokens;
  readonly apiKeys: ApiKeys;
  readonly tracer: OperationTracer;
  readonly background: BackgroundTasks;
  /**
   * Returns true once the process is shutting down: `/readyz` reports it, and all other routes work as
   * before.
   */
  isEnding(): boolean;
}
