import type { OutboxLane } from '@nova/db/schema/outbox';
import type { Logger } from '@nova/runtime/logger';
import type { NodeAddress } from '@nova/runtime/node-addresses';
import type { OperationTracer } from '@nova/runtime/operation-tracer';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import type { StoreOptions } from '@nova/storage/store-options';
import type { Hex } from 'viem';
import type { CompileLimits } from './features/contract/compile.ts';
import type { CompilerStore } from './features/contract/compilers/provide-compiler.ts';
import type { MailOptions } from './features/mail/send-mail.ts';
import type { CardOptions } from './features/presale/card-payments.ts';
import type { BridgeOptions } from './features/presale/bridge/watch-bridge.ts';
import type { LaneLimits } from './outbox/lane-limits.ts';
import type { SignerOptions } from './signing/remote-signer.ts';

/** Options of a worker. */
export interface WorkerOptions {
  readonly databaseUrl: string;
  /** Direct URL of PostgreSQL if `databaseUrl` uses a transaction pooler. */
  readonly directDatabaseUrl?: string | undefined;
  readonly rpcUrl: string;
  readonly wsUrl: string;
  /** Further nodes of the same chain, used in this order while the first one is not good. */
  readonly furtherNodes?: readonly NodeAddress[] | undefined;
  /** Contract addresses, or a function that returns them once the chain is known. */
  readonly contracts: DeployedContracts | ((genesisHash: Hex) => Promise<DeployedContracts>);
  /** True on a network without simulations: only paid coins are delivered. */
  readonly isProduction?: boolean | undefined;
  /** The separate signer; keys it does not hold are taken from these options. */
  readonly signer?: SignerOptions | undefined;
  /** Lane limits that differ from the defaults. */
  readonly limits?: Partial<Record<OutboxLane, Partial<LaneLimits>>> | undefined;
  /**
   * Access to the card processor, to verify payments and request refunds. Without it, no card payment
   * delivers, and the development terminal, if any, makes refunds.
   */
  readonly card?: CardOptions | undefined;
  /**
   * Keys of the lanes actions, money, gas, curation and pausing. A lane without a key does not run here.
   */
  readonly attestorKey?: Hex | undefined;
  readonly operatorKey?: Hex | undefined;
  readonly gasKey?: Hex | undefined;
  /** Changes the ledger's catalog; without it, only the curator's own wallet can. */
  readonly curatorKey?: Hex | undefined;
  /** Pauses and resumes the presale; without it, only the pauser's own wallet can. */
  readonly pauserKey?: Hex | undefined;
  /** Guardian that confirms recoveries by email; without it, no link is confirmed. */
  readonly guardianKey?: Hex | undefined;
  /**
   * Secret key of the on-chain pseudonyms of users, equal to the api's. Without it, this worker awards
   * nothing.
   */
  readonly userHashPepper?: string | undefined;
  /** Public origin of the website, for links in emails. Without it, the presale is not followed. */
  readonly publicOrigin?: string | undefined;
  /** Origin of the api with the development terminal; never set in production. */
  readonly terminalUrl?: string | undefined;
  /** Mail server and sender. Without them, mail stays queued. */
  readonly mail?: Pick<MailOptions, 'smtpUrl' | 'from'> | undefined;
  /** Limits of one compilation. Without them, this worker verifies no sources. */
  readonly compileLimits?: CompileLimits | undefined;
  /** Folder of the compilers. Without it, this worker verifies no sources. */
  readonly compilers?: CompilerStore | undefined;
  /** Ethereum node for looking up payments from Ethereum. Without it, none are looked up. */
  readonly bridge?: BridgeOptions | undefined;
  /** Milliseconds between two comparisons of the presale's books with the chain. Default: three minutes. */
  readonly reconcileEveryMs?: number | undefined;
  /** Returns the server's time in milliseconds since 1970. */
  readonly clock?: () => number;
  readonly logger: Logger;
  /** Destination of operation traces. Without it, none are sent. */
  readonly tracer?: OperationTracer | undefined;
  /** Storage of uploaded files. Without it, abandoned uploads are not removed. */
  readonly storage?: StoreOptions | undefined;
  /** Origins (`https://host`) from which NFT metadata may be read. Default: none. */
  readonly nftOrigins?: readonly string[];
  /** Timeout of node requests in milliseconds. Default: 10 seconds. */
  readonly rpcTimeoutMs?: number;
  /** Timeout in milliseconds of queries on shared connections. Default: 15 minutes. */
  readonly queryTimeoutMs?: number;
  /** Origin of the website for the checks of the status page. Without it, only the node is checked. */
  readonly siteUrl?: string | undefined;
  /**
   * Polling interval in milliseconds of jobs that a signal wakes, instead of their own; for tests whose
   * writes send no signal, or that test the signals.
   */
  readonly pollEveryMs?: number;
  /** Milliseconds between two rankings. Default: one minute. */
  readonly rankEveryMs?: number;
  /** Confirmations before an operation is done. Default: 0, for an engine without reorgs. */
  readonly confirmations?: number;
  /** Blocks that a reorg may replace before the indexer halts. Default: 128. */
  readonly finalityWindow?: number;
  /** Called when a running worker must stop, because another chain answers at the same URL. */
  readonly onFatal?: (error: unknown) => void;
}
