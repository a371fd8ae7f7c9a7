import { rewardTypeOf, type ActionKey } from '@nova/shared/energy/catalogue';

/** Actions in the practice block: six entries of the catalog with their actual points. */
export const DEMO_KEYS = [
  'wallet_connect',
  'whitepaper_read',
  'form_submit',
  'nft_trade',
  'nft_creation',
  'presale_purchase',
] as const satisfies readonly ActionKey[];
export type DemoKey = (typeof DEMO_KEYS)[number];

export const DEMO_CELLS = DEMO_KEYS.map((key) => ({ key, points: rewardTypeOf(key).points }));

/** Energy level of a full block. */
export const DEMO_MOST = DEMO_CELLS.reduce((sum, { points }) => sum + points, 0);
