import type { SiteStats } from '../../../lib/site/site-stats.ts';

/** Features of the site by page, each with its own figure. */
export const FEATURES = [
  { id: 'explorer', stat: () => '1' },
  { id: 'energyDashboard', stat: ({ actionKinds }: SiteStats) => actionKinds },
  { id: 'presale', stat: ({ firstPrice }: SiteStats) => firstPrice },
  { id: 'nftMarketplace', stat: ({ standardCost }: SiteStats) => standardCost },
  { id: 'token', stat: () => '1' },
  { id: 'referrals', stat: ({ referral }: SiteStats) => `+${referral}` },
  { id: 'blockchain', stat: ({ chainId }: SiteStats) => chainId },
  { id: 'demoAccountSetup', stat: ({ demoHours }: SiteStats) => demoHours },
  { id: 'faucet', stat: ({ drip }: SiteStats) => drip },
] as const;
