import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { awardWithin } from './award-action.ts';
import type { AwardReferral } from './referral-award.ts';
import type { RewardContext } from './reward-context.ts';
import type { AwardWelcome } from './welcome-grant.ts';

/** The award's id is the wallet's, so that whoever asks in whichever account, it is one award. */
export function awardWelcome(context: RewardContext): AwardWelcome {
  return async (tx, userId, account) => {
    const award = { userId, account, key: 'welcome_bonus', requestId: `welcome_bonus:${account}` };
    const outcome = await awardWithin(context, tx, award);
    if (outcome.accepted || outcome.reason === 'lifetime_cap') return;
    const message = 'The welcome bonus is switched off at the moment. Please try again later.';
    throw new AppError(COMMON_ERRORS.unavailable, { message });
  };
}

/** Null while the account's limits have no room: then it is asked again later. */
export function awardReferral(context: RewardContext): AwardReferral {
  return async (tx, award) => {
    const outcome = await awardWithin(context, tx, award);
    return outcome.accepted ? outcome : null;
  };
}
