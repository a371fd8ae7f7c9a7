import type { MainnetEntry } from '../../../http/api-context.ts';

/** Configured payment methods. */
export interface PresaleSettings {
  readonly isProduction: boolean;
  readonly cardMode: 'live' | 'test' | 'off';
  readonly mainnet: MainnetEntry | null;
}
