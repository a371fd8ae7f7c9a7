import { awardReferral, awardWelcome } from '@nova/rewards/award-occasions';
import { ADMIN_TOKEN_HEADER } from '@nova/shared/admin/contract';
import type { HttpBindings } from '@hono/node-server';
import { readRelease } from '@nova/runtime/read-release';
import {
  changeCatalogue,
  describePages,
  readSaleToken,
  serveBlockscout,
  serveContact,
  serveDemos,
  serveEtherscan,
  serveLists,
  serveNfts,
  servePasskeys,
  servePartners,
  servePresale,
  serveTokens,
  serveWallets,
} from './connect-features.ts';
import type { ApiContext } from './http/api-context.ts';
import { createRouter } from './http/api-router.ts';
import type { ClientAddressReader } from './http/limits/client-address.ts';
import { allowOrigins } from './http/cors.ts';
import { respondToError } from './http/errors.ts';
import { createHealthRoutes } from './http/health.ts';
import { refuseEndedSessions } from './http/access/live-session.ts';
import { createNotFoundHandler } from './http/not-found.ts';
import { followWrites } from './http/reads/follow-writes.ts';
import { observeRequests } from './http/observe-requests.ts';
import { limitBodies } from './http/limits/limit-bodies.ts';
import { identifyKeys } from './http/access/identify-key.ts';
import { clientOf, limitRate, RATE_RULES, consumeRate } from './http/limits/rate-limit.ts';
import { limitUrlLength } from './http/limits/url-length.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { completeDocument } from './openapi/complete-document.ts';
import { hoistSchemas } from './openapi/hoist-schemas.ts';
import type { ApiDocument } from './openapi/json-schema.ts';
import { nameSchemas } from './openapi/named-schemas.ts';
import { createAccountRoutes } from './features/account/routes.ts';
import { createAdminRoutes } from './features/admin/routes.ts';
import { createBlockscoutRoutes } from './features/blockscout/routes.ts';
import { createContactRoutes } from './features/contact/routes.ts';
import { createBlockscoutVerification } from './features/contract/blockscout/routes.ts';
import { createContractRoutes } from './features/contract/routes.ts';
import { createSourcifyRoutes } from './features/contract/sourcify/routes.ts';
import { createDemoRoutes } from './features/demo/routes.ts';
import { createEnergyAdminRoutes } from './features/energy/admin-routes.ts';
import { createConversionRoutes } from './features/energy/conversion-routes.ts';
import { createSuspensionRoutes } from './features/energy/suspension-routes.ts';
import { createRewardAction } from './features/energy/reward-action.ts';
import { createEnergyRoutes } from './features/energy/routes.ts';
import { createSealWaiter } from './features/energy/seal-waiter.ts';
import { createEtherscanRoutes } from './features/etherscan/routes.ts';
import { createExplorerRoutes } from './features/explorer/routes.ts';
import { createFaucetRoutes } from './features/faucet/routes.ts';
import { createLabelRoutes } from './features/labels/routes.ts';
import { createMailRoutes } from './features/mail/routes.ts';
import { createApiKeyRoutes } from './features/api-key/routes.ts';
import { createNameRoutes } from './features/names/routes.ts';
import { createPasskeyRoutes } from './features/passkey/routes.ts';
import { createNftModerationRoutes } from './features/nft/moderation-routes.ts';
import { createNftRoutes } from './features/nft/routes.ts';
import { createNoteRoutes } from './features/notes/routes.ts';
import { createNotificationRoutes } from './features/notification/routes.ts';
import { createPartnerAdminRoutes } from './features/partner/admin-routes.ts';
import { createPartnerRoutes } from './features/partner/routes.ts';
import { createPresaleAdminRoutes } from './features/presale/admin-routes.ts';
import { createPresaleApprovalRoutes } from './features/presale/approval-routes.ts';
import { createPresaleControlRoutes } from './features/presale/sale/control-routes.ts';
import { createPresaleWhitelistRoutes } from './features/presale/whitelist-routes.ts';
import { createCardRoutes } from './features/presale/card/card-routes.ts';
import { createRestRoutes } from './features/presale/rest-routes.ts';
import { createPresaleRoutes } from './features/presale/routes.ts';
import { createPresale } from './features/presale/service.ts';
import { createRealtime } from './features/realtime/routes.ts';
import { createReferralRoutes } from './features/referral/routes.ts';
import { createRpcRoutes } from './features/rpc/routes.ts';
import { createSiteRoutes } from './features/site/routes.ts';
import { createStorageRoutes } from './features/storage/routes.ts';
import { createTokenModerationRoutes } from './features/token/moderation-routes.ts';
import { createTokenRoutes } from './features/token/routes.ts';
import { createTreasuryRoutes } from './features/treasury/routes.ts';
import { createOwnWalletRoutes } from './features/wallet/own-wallet-routes.ts';
import { createStatusAdminRoutes } from './features/status/admin-routes.ts';
import { createPageSpeedRoutes } from './features/status/page-speed-routes.ts';
import { createStatusRoutes } from './features/status/routes.ts';
import { readUptime } from './features/status/read-uptime.ts';
import { createWalletRoutes } from './features/wallet/routes.ts';
import { createWatchlistRoutes } from './features/watchlist/routes.ts';
import { createListRoutes } from './features/whitelist/routes.ts';

export interface App {
  fetch(request: Request, env: HttpBindings): Response | Promise<Response>;
  /** Closes the event streams, which would otherwise keep requests open forever. */
  closeStreams(): void;
}

const DOCUMENT_INFO = {
  title: 'Nova',
  version: readRelease().version,
  description:
    'The Nova API. Amounts are decimal strings in the smallest unit; timestamps are ISO 8601 in UTC. ' +
    'Every operation except the health checks can return `429 rate_limited`; wait for the seconds in `Retry-After`. ' +
    'A response to a write may have the header `x-nova-position`; send it with your next reads, so that they include the write.',
};

/** Rate limit cost of the API description, which is as large as many other responses together. */
const DOCUMENT_COST = 20;

/** Assembles the features, which do not import each other. A new feature adds its line here. */
export async function createApp(context: ApiContext, readClientAddress: ClientAddressReader): Promise<App> {
  const app = createRouter();
  app.onError(respondToError);
  app.notFound(createNotFoundHandler(app));
  app.use(
    '*',
    observeRequests(context, readClientAddress),
    setSecurityHeaders(context),
    limitUrlLength,
    allowOrigins(context),
    limitBodies(context),
    followWrites(context),
  );
  app.use('/api/v1/*', identifyKeys(context, 'rest'));
  app.use('/api/v2/*', identifyKeys(context, 'blockscout'));
  app.use('/auth/v1/*', limitRate(context, RATE_RULES.auth));
  app.use('/functions/*', limitRate(context, RATE_RULES.functions));
  for (const path of [
    '/api/v1/*',
    '/api/v2/*',
    '/rest/v1/*',
    '/storage/v1/*',
    '/sourcify/*',
    '/v2/chainlist',
    '/readyz',
    '/metrics',
    '/webhooks/*',
    '/dev/*',
  ])
    app.use(path, limitRate(context, RATE_RULES.reads));
  app.use('*', refuseEndedSessions(context));

  /** The explorer and the APIs of other explorers only read. */
  const explorer: ApiContext = { ...context, db: context.reads.db };
  const seals = createSealWaiter(context.events);
  const rewardAction = createRewardAction(context, seals);
  const realtime = createRealtime(context);
  const presale = createPresale(context, servePresale(context));
  app.route('/', createHealthRoutes(context));
  app.route('/', createAccountRoutes(context));
  app.route('/', createApiKeyRoutes(context));
  app.route('/', createMailRoutes(context));
  app.route('/', createWalletRoutes(context, serveWallets(context, rewardAction, presale)));
  app.route('/', createOwnWalletRoutes(context, awardWelcome(context), readSaleToken(presale)));
  app.route('/', createEnergyRoutes(context, rewardAction));
  app.route('/', createConversionRoutes(context));
  app.route('/', createSuspensionRoutes(context));
  app.route('/', createEnergyAdminRoutes(context));
  app.route('/', createAdminRoutes(context));
  app.route('/', createNotificationRoutes(context));
  app.route('/', createNoteRoutes(context));
  app.route('/', createWatchlistRoutes(context));
  app.route('/', createPartnerRoutes(context, servePartners(context)));
  app.route('/', createPartnerAdminRoutes(context, changeCatalogue(context)));
  app.route('/', createDemoRoutes(context, serveDemos(context)));
  app.route(
    '/',
    createExplorerRoutes(explorer, () => readUptime(explorer.db, explorer.clock())),
  );
  app.route('/', createStatusRoutes(context));
  app.route('/', createPageSpeedRoutes(context));
  app.route('/', createStatusAdminRoutes(context));
  app.route('/', createEtherscanRoutes(explorer, serveEtherscan(context)));
  app.route('/', createBlockscoutRoutes(explorer, serveBlockscout(explorer)));
  app.route('/', createContractRoutes(context));
  app.route('/', createSourcifyRoutes(context));
  app.route('/', createBlockscoutVerification(context));
  app.route('/', createContactRoutes(context, serveContact(context)));
  app.route('/', createListRoutes(context, serveLists(context)));
  app.route('/', createFaucetRoutes(context));
  app.route('/', createReferralRoutes(context, awardReferral(context)));
  app.route('/', createTreasuryRoutes(context));
  app.route('/', createStorageRoutes(context));
  app.route('/', createNameRoutes(context));
  app.route('/', createLabelRoutes(context));
  app.route('/', createPasskeyRoutes(context, servePasskeys(context)));
  app.route('/', createNftRoutes(context, serveNfts(context)));
  app.route('/', createNftModerationRoutes(context));
  app.route('/', createTokenRoutes(context, serveTokens(context)));
  app.route('/', createTokenModerationRoutes(context));
  app.route('/', createPresaleRoutes(presale));
  app.route('/', createCardRoutes(presale));
  app.route('/', createRestRoutes(presale));
  app.route('/', createPresaleAdminRoutes(presale));
  app.route('/', createPresaleApprovalRoutes(presale));
  app.route('/', createPresaleControlRoutes(presale));
  app.route('/', createPresaleWhitelistRoutes(presale));
  app.route('/', createRpcRoutes(context));
  app.route('/', realtime.router);
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  app.openAPIRegistry.registerComponent('securitySchemes', 'adminToken', {
    type: 'apiKey',
    in: 'header',
    name: ADMIN_TOKEN_HEADER,
  });
  // Created with its first request and then kept, because it is the same for every client and about
  // 0.7 MB long, and creating it takes as long as the rest of the start.
  let document: string | undefined;
  const readDocument = () => (document ??= JSON.stringify(createDocument(app)));
  app.get('/openapi.json', async (c) => {
    await consumeRate(context, RATE_RULES.reads, clientOf(c), DOCUMENT_COST);
    return c.body(readDocument(), 200, { 'content-type': 'application/json' });
  });
  app.route('/', await createSiteRoutes(context, describePages(context)));
  return { fetch: (request, env) => app.fetch(request, env), closeStreams: () => realtime.close() };
}

function createDocument(app: ReturnType<typeof createRouter>): ApiDocument {
  const named = nameSchemas();
  const document = app.getOpenAPI31Document({ openapi: '3.1.0', info: DOCUMENT_INFO }) as ApiDocument;
  const { value, schemas } = hoistSchemas(completeDocument(document), named);
  return { ...value, components: { ...value.components, schemas } };
}
