/** 100 EP convert to 1 NAC (requirement 7). */
export const EP_PER_NAC = 100;
/** The most points that an action may earn: `ActionLedger.MAX_ACTION_POINTS`. */
export const ACTION_POINTS_MAX = 1_000;
/** How many actions `get_user_actions` answers (requirement 207). */
export const RECENT_ACTIONS_LIMIT = 20;
/** How many UTC days `get_daily_summary` answers (requirement 208). */
export const DAILY_SUMMARY_DAYS = 7;
/** How long `reward_action` waits for the sealed block before it answers `pending`. */
export const REWARD_WAIT_MS = 2_000;
/** Most actions in one `reward_actions`. */
export const REWARD_BATCH_MAX = 20;
/** Days on which an account must have acted before its points convert (requirement 307). */
export const CONVERSION_ACTIVE_DAYS = 7;
/** How long a permit to convert is good, in seconds. */
export const PERMIT_TTL_SECONDS = 15 * 60;
/** How long the api waits for a permit's signature before it answers `queued`. */
export const PERMIT_WAIT_MS = 2_000;
/** Gas that `CommunityRewards.convert` needs, with margin. */
export const CONVERT_GAS = 300_000n;
/** Length of the reason of a suspension and of the owner's answer, in characters. */
export const SUSPENSION_TEXT_MIN = 10;
export const SUSPENSION_TEXT_MAX = 1_000;
