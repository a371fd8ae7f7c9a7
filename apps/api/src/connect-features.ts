import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { openSession } from './features/account/open-session.ts';
import { awardServerAction, awardWithin, rewardAction } from './features/energy/reward-action.ts';
import type { SealWaiter } from './features/energy/seal-waiter.ts';
import type { Award } from './features/referral/track-referral.ts';
import type { WalletDependencies } from './features/wallet/routes.ts';
import type { AwardWelcome } from './features/wallet/welcome-bonus.ts';
import type { ApiContext } from './http/api-context.ts';

/** What one feature does for another. They do not know each other: this is where they meet. */

/** The award's id is the wallet's, so that whoever asks in whichever account, it is one award. */
export function awardWelcome(context: ApiContext): AwardWelcome {
  return async (tx, userId, account) => {
    const award = { userId, account, key: 'welcome_bonus', requestId: `welcome_bonus:${account}` };
    const outcome = await awardWithin(context, tx, award);
    if (outcome.accepted || outcome.reason === 'lifetime_cap') return;
    const message = 'The welcome bonus is switched off at the moment. Please try again later.';
    throw new AppError(COMMON_ERRORS.unavailable, { message });
  };
}

/** Null while the account's limits have no room: then it is asked again later. */
export function awardReferral(context: ApiContext): Award {
  return async (tx, award) => {
    const outcome = await awardWithin(context, tx, award);
    return outcome.accepted ? outcome : null;
  };
}

/** Sessions and rewards for whoever signs in with a wallet. */
export function serveWallets(context: ApiContext, seals: SealWaiter): WalletDependencies {
  return {
    openSession: (tx, userId, device, replaced) => openSession(context, tx, userId, device, replaced),
    claimReward: async (claim) => {
      try {
        return (await rewardAction(context, seals, claim)).points_awarded;
      } catch (error) {
        if (error instanceof AppError && error.code === COMMON_ERRORS.unavailable) return null;
        throw error;
      }
    },
    onConnected: ({ userId, sessionId }, account) =>
      context.background.run('reward wallet_connect', () =>
        awardServerAction(context, {
          userId,
          account,
          key: 'wallet_connect',
          requestId: `wallet_connect:${sessionId}`,
        }),
      ),
  };
}
