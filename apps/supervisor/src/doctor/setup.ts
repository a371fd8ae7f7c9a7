import type { MainnetEntry, StripeKeys } from '@nova/api/http/api-context';
import type { StoreOptions } from '@nova/storage/store-options';
import type { CardOptions } from '@nova/worker/features/presale/card-payments';
import type { Hex } from 'viem';
import type { BackupSchedule } from '../backup/settings.ts';
import type { SiteSettings } from '../web-build.ts';

/** Which processes the environment is for: all that `npm start` starts, or one by itself. */
export const PARTS = ['all', 'api', 'worker', 'node'] as const;
export type Part = (typeof PARTS)[number];

/** Keys with work on the chain, by the variable that holds them. */
export type ChainKeyName =
  | 'DEPLOYER_KEY'
  | 'ATTESTOR_KEY'
  | 'OPERATOR_KEY'
  | 'CURATOR_KEY'
  | 'PAUSER_KEY'
  | 'GAS_KEY';

/** A port that one of the processes takes. */
export interface Listener {
  readonly variable: string;
  readonly host: string;
  readonly port: number;
  /** What answers there when Nova runs already. */
  readonly kind: 'api' | 'worker' | 'node' | 'metrics';
}

/** What is configured, read from the environment of whichever part. What is undefined is not configured. */
export interface Setup {
  readonly part: Part;
  readonly root: string;
  readonly isProduction: boolean;
  readonly dataDir?: string | undefined;
  readonly database?:
    | {
        readonly url: string;
        /** PostgreSQL itself, where `url` leads through a pooler of transactions. */
        readonly directUrl?: string | undefined;
        /** Processes that `npm start` would connect with the rights of the tables' owner. */
        readonly ownerOf?: readonly ('api' | 'worker')[];
      }
    | undefined;
  readonly chain?: { readonly rpcUrl: string; readonly wsUrl: string } | undefined;
  /** Without those that the first start will make. */
  readonly keys: Partial<Record<ChainKeyName, Hex>>;
  readonly storage?: { readonly options: StoreOptions; readonly publicUrl?: string | undefined } | undefined;
  readonly mail?: { readonly smtpUrl?: string | undefined; readonly from: string } | undefined;
  /** A signer of its own process, which holds the worker's keys. */
  readonly signer?: { readonly url: string; readonly token: string } | undefined;
  readonly card?: StripeKeys | undefined;
  /** The worker's own key of the card processor, which asks what was paid and for refunds, by its variable. */
  readonly workerCard?: (CardOptions & { readonly variable: string }) | undefined;
  readonly bridge?: (MainnetEntry & { readonly rpcUrl: string }) | undefined;
  readonly site?:
    | {
        readonly origins: readonly string[];
        readonly trustedProxies: readonly string[];
        readonly rateLimitFactor: number;
        readonly contactEmail?: string | undefined;
        readonly webRoot: string;
        /** What `npm start` builds the pages with; undefined where somebody else builds them. */
        readonly buildSettings?: SiteSettings | undefined;
      }
    | undefined;
  /** The backups that `npm start` makes; null when it makes none, undefined where it does not run. */
  readonly backups?: BackupSchedule | null | undefined;
  readonly listeners: readonly Listener[];
  /** How many copies of api and worker share the database. */
  readonly copies: { readonly api: number; readonly worker: number };
}
