import type { OutboxLane } from '@nova/db/schema/outbox';
import type { Logger } from '@nova/runtime/logger';
import type { OperationTracer } from '@nova/runtime/operation-tracer';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import type { StoreOptions } from '@nova/storage/store-options';
import type { Hex } from 'viem';
import type { CompileLimits } from './features/contract/compile.ts';
import type { MailOptions } from './features/mail/send-mail.ts';
import type { CardOptions } from './features/presale/card-payments.ts';
import type { BridgeOptions } from './features/presale/bridge/watch-bridge.ts';
import type { LaneLimits } from './outbox/lane-limits.ts';
import type { SignerOptions } from './signing/remote-signer.ts';

/** What a worker is told at its start. */
export interface WorkerOptions {
  readonly databaseUrl: string;
  /** PostgreSQL itself, where `databaseUrl` leads through a pooler of transactions. */
  readonly directDatabaseUrl?: string | undefined;
  readonly rpcUrl: string;
  readonly wsUrl: string;
  /** Where the contracts stand, or who knows it once the chain is known. */
  readonly contracts: DeployedContracts | ((genesisHash: Hex) => Promise<DeployedContracts>);
  /** On a network where nothing is simulated: no coins for what nobody has paid. */
  readonly isProduction?: boolean | undefined;
  /** The signer that holds the keys; those that it does not hold are taken from here. */
  readonly signer?: SignerOptions | undefined;
  /** Limits of the lanes, where they differ from the usual ones. */
  readonly limits?: Partial<Record<OutboxLane, Partial<LaneLimits>>> | undefined;
  /**
   * How the card processor is asked what was paid, and to give money back. Without it no payment by card delivers, and
   * the development terminal gives money back, if there is one.
   */
  readonly card?: CardOptions | undefined;
  /** Keys of the lanes actions, money, gas, curation and pausing; a lane without a key does not run here. */
  readonly attestorKey?: Hex | undefined;
  readonly operatorKey?: Hex | undefined;
  readonly gasKey?: Hex | undefined;
  /** Changes the catalogue of the ledger; without it only the curator's own wallet can. */
  readonly curatorKey?: Hex | undefined;
  /** Stops the pre-sale and lets it go on; without it only the pauser's own wallet can. */
  readonly pauserKey?: Hex | undefined;
  /** Keys the pseudonym of a user on chain, the same as the api's; without it nothing is awarded here. */
  readonly userHashPepper?: string | undefined;
  /** Where the website is reached at, for links in letters; without it the pre-sale is not followed. */
  readonly publicOrigin?: string | undefined;
  /** Where the api answers that has the development terminal; never in production. */
  readonly terminalUrl?: string | undefined;
  /** The mail server and who mail is from; without it mail waits. */
  readonly mail?: Pick<MailOptions, 'smtpUrl' | 'from'> | undefined;
  /** Limits of one compilation; without them no sources are verified here. */
  readonly compileLimits?: CompileLimits | undefined;
  /** Ethereum, where payments over the bridge are looked up; without it nobody does. */
  readonly bridge?: BridgeOptions | undefined;
  /** How often the books of the pre-sale are compared with the chain, in milliseconds; default three minutes. */
  readonly reconcileEveryMs?: number | undefined;
  /** The server's time in milliseconds since 1970. */
  readonly clock?: () => number;
  readonly logger: Logger;
  /** Where traces of operations go; nowhere without it. */
  readonly tracer?: OperationTracer | undefined;
  /** Where uploaded files lie; without it nobody clears up after uploads. */
  readonly storage?: StoreOptions | undefined;
  /** Origins (`https://host`) of the hosts that metadata of NFTs is read from; default none. */
  readonly nftOrigins?: readonly string[];
  /** After how many milliseconds an answer of the node is not waited for any more; default 10 seconds. */
  readonly rpcTimeoutMs?: number;
  /** Where the website answers, for the checks of the status page; without it only the node is checked. */
  readonly siteUrl?: string | undefined;
  /** The longest that a job looks away which something wakes, in milliseconds; for tests that write what wakes nobody. */
  readonly pollEveryMs?: number;
  /** How often ranks are counted, in milliseconds; default a minute. */
  readonly rankEveryMs?: number;
  /** Blocks on top of an operation's block before it is done; 0 (default) on an engine without reorgs. */
  readonly confirmations?: number;
  /** Blocks that a reorg may replace before the indexer halts; default 128. */
  readonly finalityWindow?: number;
  /** Called when a running worker finds that it must not go on (another chain behind the same URL). */
  readonly onFatal?: (error: unknown) => void;
}
