import type { SiteFigures } from '../../lib/site/site-figures.ts';

/** What there is to do on the site, by page, each with the figure a book would have a page number for. */
export const FEATURES = [
  { id: 'explorer', figure: () => '1' },
  { id: 'energyDashboard', figure: ({ actionKinds }: SiteFigures) => actionKinds },
  { id: 'presale', figure: ({ firstPrice }: SiteFigures) => firstPrice },
  { id: 'nftMarketplace', figure: ({ standardCost }: SiteFigures) => standardCost },
  { id: 'token', figure: () => '1' },
  { id: 'referrals', figure: ({ referral }: SiteFigures) => `+${referral}` },
  { id: 'blockchain', figure: ({ chainId }: SiteFigures) => chainId },
  { id: 'demoAccountSetup', figure: ({ demoHours }: SiteFigures) => demoHours },
  { id: 'faucet', figure: ({ drip }: SiteFigures) => drip },
] as const;
