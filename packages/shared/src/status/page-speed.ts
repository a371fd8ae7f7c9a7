import { z } from 'zod';

/** IDs of all pages, plus `other` for a path without a page. A test compares them with the website's pages. */
export const SPEED_PAGES = [
  'home',
  'presale',
  'presaleReceipt',
  'explorer',
  'nftMarketplace',
  'createNft',
  'myNfts',
  'token',
  'energyDashboard',
  'whitepaper',
  'pitchdeck',
  'faq',
  'blockchain',
  'createToken',
  'myTokens',
  'nft',
  'referrals',
  'demoAccountSetup',
  'faucet',
  'names',
  'documentation',
  'docsArchitecture',
  'docsOperations',
  'docsChain',
  'docsApi',
  'docsPartners',
  'docsApiReference',
  'docsJsonRpc',
  'docsContracts',
  'docsAttacks',
  'docsBenchmarks',
  'systemStatus',
  'team',
  'transparency',
  'riskDisclaimer',
  'contact',
  'imprint',
  'privacy',
  'terms',
  'auth',
  'subscription',
  'settings',
  'recover',
  'admin',
  'adminDashboard',
  'blocks',
  'transactions',
  'actions',
  'transfers',
  'internalTransactions',
  'userOperations',
  'tokens',
  'accounts',
  'charts',
  'pendingTransactions',
  'topContracts',
  'verifiedContracts',
  'orphanedBlocks',
  'advancedFilter',
  'eventSearch',
  'explorerTools',
  'contractComparison',
  'explorerToken',
  'explorerNft',
  'block',
  'transaction',
  'userOperation',
  'address',
  'kit',
  'other',
] as const;
export type SpeedPage = (typeof SPEED_PAGES)[number];

/** Measurements by the definitions of web.dev/vitals. */
export const SPEED_METRICS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
export type SpeedMetric = (typeof SPEED_METRICS)[number];

/** Kinds of devices, by their pointer and the width of their window. */
export const SPEED_DEVICES = ['phone', 'computer'] as const;

/** Maximum value in milliseconds; a page that took longer was asleep. */
const VALUE_MAX = 600_000;

/**
 * `POST /api/v1/page-speed`: what one visit of a page took. It names no person, wallet, address or session.
 * Values are milliseconds, except `CLS`, which has no unit.
 */
export const speedReportSchema = z
  .object({
    page: z.enum(SPEED_PAGES),
    device: z.enum(SPEED_DEVICES),
    metrics: z
      .array(z.object({ name: z.enum(SPEED_METRICS), value: z.number().min(0).max(VALUE_MAX) }).strict())
      .min(1)
      .max(SPEED_METRICS.length)
      .refine(
        (metrics) => new Set(metrics.map(({ name }) => name)).size === metrics.length,
        'must not name a metric twice',
      ),
  })
  .strict();
export type SpeedReport = z.infer<typeof speedReportSchema>;
