import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { serveAddresses } from './address-routes.ts';
import { serveBlocks } from './block-routes.ts';
import { serveContracts } from './contract-routes.ts';
import type { BlockscoutDependencies } from './contracts/target.ts';
import { serveSearch, serveSummary } from './summary-routes.ts';
import { serveTokens } from './token-routes.ts';
import { serveTransactions } from './transaction-routes.ts';

/** Creates the routes below `/api/v2` that wallets request from Blockscout, in its published schemas. */
export function createBlockscoutRoutes(
  context: ApiContext,
  { search, ...contracts }: BlockscoutDependencies,
): ApiRouter {
  const router = createRouter();
  const whole = { ...context, ...contracts };
  serveAddresses(whole, router);
  serveTokens(context, router);
  serveTransactions(whole, router);
  serveBlocks(context, router);
  serveContracts(whole, router);
  serveSearch(context, router, search);
  serveSummary(context, router);
  return router;
}
