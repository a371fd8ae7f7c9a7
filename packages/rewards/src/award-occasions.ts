import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { awardWithin } from './award-action.ts';
import type { AwardReferral } from './referral-award.ts';
import type { RewardContext } from './reward-context.ts';
import type { AwardWelcome } from './welcome-grant.ts';

/**
 * Returns the award of a welcome bonus. Its ID is derived from the wallet, so that it is the same award in
 * every account.
 */
export function awardWelcome(context: RewardContext): AwardWelcome {
  return async (tx, userId, account) => {
    const award = { userId, account, key: 'welcome_bonus', requestId: `welcome_bonus:${account}` };
    const outcome = await awardWithin(context, tx, award);
    if (outcome.accepted || outcome.reason === 'lifetime_cap') return;
    const message = 'The welcome bonus is switched off at the moment. Please try again later.';
    throw new AppError(COMMON_ERRORS.unavailable, { message });
  };
}

/**
 * Returns the award of a referral, whose result is null while the account's limits are exhausted; the caller
 * retries later.
 */
export function awardReferral(context: RewardContext): AwardReferral {
  return async (tx, award) => {
    const outcome = await awardWithin(context, tx, award);
    return outcome.accepted ? outcome : null;
  };
}
