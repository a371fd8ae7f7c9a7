import type { MainnetEntry } from '../../../http/api-context.ts';

/** Ways to pay that are configured here. */
export interface PresaleSettings {
  readonly isProduction: boolean;
  readonly cardMode: 'live' | 'test' | 'off';
  readonly mainnet: MainnetEntry | null;
}
