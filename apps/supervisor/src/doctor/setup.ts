import type { MainnetEntry, StripeKeys } from '@nova/api/http/api-context';
import type { StoreOptions } from '@nova/storage/store-options';
import type { CardOptions } from '@nova/worker/features/presale/card-payments';
import type { Hex } from 'viem';
import type { ChainAddress } from '../child-env.ts';
import type { BackupSchedule } from '../backup/settings.ts';
import type { SiteSettings } from '../web-build.ts';

/** Processes that the environment configures: all that `npm start` starts, or a single one. */
export const PARTS = ['all', 'api', 'worker', 'node'] as const;
export type Part = (typeof PARTS)[number];

/** Keys with roles on the chain, named by their variables. */
export type ChainKeyName =
  | 'DEPLOYER_KEY'
  | 'ATTESTOR_KEY'
  | 'OPERATOR_KEY'
  | 'CURATOR_KEY'
  | 'PAUSER_KEY'
  | 'GAS_KEY'
  | 'GUARDIAN_KEY';

/** A port that one of the processes listens on. */
export interface Listener {
  readonly variable: string;
  readonly host: string;
  readonly port: number;
  /** Server that answers on the port if Nova is already running. */
  readonly kind: 'api' | 'worker' | 'node' | 'metrics';
}

/** The configuration, read from the environment of any part. An undefined property is not configured. */
export interface Setup {
  readonly part: Part;
  readonly root: string;
  readonly isProduction: boolean;
  readonly dataDir?: string | undefined;
  readonly database?:
    | {
        readonly url: string;
        /** Direct URL of PostgreSQL if `url` uses a transaction pooler. */
        readonly directUrl?: string | undefined;
        /** URL of the replica from which the explorer reads. */
        readonly readUrl?: string | undefined;
        /** Processes that `npm start` would connect with the rights of the tables' owner. */
        readonly ownerOf?: readonly ('api' | 'worker')[];
      }
    | undefined;
  readonly chain?: ChainAddress | undefined;
  /** Without the keys that the first start will generate. */
  readonly keys: Partial<Record<ChainKeyName, Hex>>;
  readonly storage?: { readonly options: StoreOptions; readonly publicUrl?: string | undefined } | undefined;
  readonly mail?: { readonly smtpUrl?: string | undefined; readonly from: string } | undefined;
  /** A separate signer process, which holds the worker's keys. */
  readonly signer?: { readonly url: string; readonly token: string } | undefined;
  readonly card?: StripeKeys | undefined;
  /**
   * The worker's own key for the card processor, for verifying payments and requesting refunds, with its
   * variable.
   */
  readonly workerCard?: (CardOptions & { readonly variable: string }) | undefined;
  readonly bridge?: (MainnetEntry & { readonly rpcUrl: string }) | undefined;
  readonly site?:
    | {
        readonly origins: readonly string[];
        readonly trustedProxies: readonly string[];
        readonly rateLimitFactor: number;
        readonly contactEmail?: string | undefined;
        readonly webRoot: string;
        /** Settings with which `npm start` builds the pages; undefined if they are built elsewhere. */
        readonly buildSettings?: SiteSettings | undefined;
      }
    | undefined;
  /**
   * Schedule of the backups that `npm start` makes; null without backups, undefined if `npm start` is not
   * used.
   */
  readonly backups?: BackupSchedule | null | undefined;
  readonly listeners: readonly Listener[];
  /** Numbers of api and worker processes that share the database. */
  readonly copies: { readonly api: number; readonly worker: number };
}
