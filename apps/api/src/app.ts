import type { HttpBindings } from '@hono/node-server';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { ApiContext } from './http/api-context.ts';
import { createRouter } from './http/api-router.ts';
import type { ClientAddressReader } from './http/client-address.ts';
import { allowOrigins } from './http/cors.ts';
import { respondToError } from './http/errors.ts';
import { createHealthRoutes } from './http/health.ts';
import { createNotFoundHandler } from './http/not-found.ts';
import { observeRequests } from './http/observe-requests.ts';
import { limitRate, RATE_RULES } from './http/rate-limit.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { openSession } from './features/account/open-session.ts';
import { createAccountRoutes } from './features/account/routes.ts';
import { awardServerAction, awardWithin } from './features/energy/reward-action.ts';
import { createEnergyRoutes } from './features/energy/routes.ts';
import { createExplorerRoutes } from './features/explorer/routes.ts';
import { createFaucetRoutes } from './features/faucet/routes.ts';
import { createMailRoutes } from './features/mail/routes.ts';
import type { AwardWelcome } from './features/wallet/welcome-bonus.ts';
import { createRealtime } from './features/realtime/routes.ts';
import { createReferralRoutes } from './features/referral/routes.ts';
import type { Award } from './features/referral/track-referral.ts';
import { createRpcRoutes } from './features/rpc/routes.ts';
import { createSiteRoutes } from './features/site/routes.ts';
import { createOwnWalletRoutes } from './features/wallet/own-wallet-routes.ts';
import { createWalletRoutes, type WalletDependencies } from './features/wallet/routes.ts';

export interface App {
  fetch(request: Request, env: HttpBindings): Response | Promise<Response>;
  /** Ends what would keep requests open for ever. */
  closeStreams(): void;
}

const DOCUMENT_INFO = {
  title: 'Nova',
  version: '1',
  description: 'Amounts are strings in smallest units, times ISO 8601 in UTC.',
};

/** Puts the features together: the one place where they meet. A new feature adds its line here. */
export async function createApp(context: ApiContext, readClientAddress: ClientAddressReader): Promise<App> {
  const app = createRouter();
  app.onError(respondToError);
  app.notFound(createNotFoundHandler(app));
  app.use(
    '*',
    observeRequests(context, readClientAddress),
    setSecurityHeaders(context),
    allowOrigins(context),
  );
  app.use('/auth/v1/*', limitRate(context, RATE_RULES.auth));
  app.use('/functions/*', limitRate(context, RATE_RULES.functions));
  for (const path of ['/api/*', '/readyz']) app.use(path, limitRate(context, RATE_RULES.reads));

  const realtime = createRealtime(context);
  app.route('/', createHealthRoutes(context));
  app.route('/', createAccountRoutes(context));
  app.route('/', createMailRoutes(context));
  app.route('/', createWalletRoutes(context, connectWalletToOthers(context)));
  app.route('/', createOwnWalletRoutes(context, awardWelcome(context)));
  app.route('/', createEnergyRoutes(context));
  app.route('/', createExplorerRoutes(context));
  app.route('/', createFaucetRoutes(context));
  app.route('/', createReferralRoutes(context, awardReferral(context)));
  app.route('/', createRpcRoutes(context));
  app.route('/', realtime.router);
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  // Made once: it is the same for everybody and not small.
  const document = app.getOpenAPI31Document({ openapi: '3.1.0', info: DOCUMENT_INFO });
  app.get('/openapi.json', (c) => c.json(document, 200));
  app.route('/', await createSiteRoutes(context));
  return { fetch: (request, env) => app.fetch(request, env), closeStreams: () => realtime.close() };
}

/** The award's id is the wallet's, so that whoever asks in whichever account, it is one award. */
function awardWelcome(context: ApiContext): AwardWelcome {
  return async (tx, userId, account) => {
    const award = { userId, account, key: 'welcome_bonus', requestId: `welcome_bonus:${account}` };
    const outcome = await awardWithin(context, tx, award);
    if (outcome.accepted || outcome.reason === 'lifetime_cap') return;
    const message = 'The welcome bonus is switched off at the moment. Please try again later.';
    throw new AppError(COMMON_ERRORS.unavailable, { message });
  };
}

/** Null while the account's limits have no room: then it is asked again later. */
function awardReferral(context: ApiContext): Award {
  return async (tx, award) => {
    const outcome = await awardWithin(context, tx, award);
    return outcome.accepted ? outcome : null;
  };
}

function connectWalletToOthers(context: ApiContext): WalletDependencies {
  return {
    openSession: (tx, userId, device, replaced) => openSession(context, tx, userId, device, replaced),
    onConnected: ({ userId, sessionId }, address) =>
      context.background.run('reward wallet_connect', () =>
        awardServerAction(context, {
          userId,
          account: address,
          key: 'wallet_connect',
          requestId: `wallet_connect:${sessionId}`,
        }),
      ),
  };
}
