/** 100 EP convert to 1 NAC (requirement 7). */
export const EP_PER_NAC = 100;
/** Maximum points of an action: `ActionLedger.MAX_ACTION_POINTS`. */
export const ACTION_POINTS_MAX = 1_000;
/** Number of actions that `get_user_actions` returns (requirement 207). */
export const RECENT_ACTIONS_LIMIT = 20;
/** Number of UTC days that `get_daily_summary` returns (requirement 208). */
export const DAILY_SUMMARY_DAYS = 7;
/** Milliseconds that `reward_action` waits for the sealed block before it returns `pending`. */
export const REWARD_WAIT_MS = 2_000;
/** Maximum number of actions in one `reward_actions`. */
export const REWARD_BATCH_MAX = 20;
/** Active days that an account needs before its points convert (requirement 307). */
export const CONVERSION_ACTIVE_DAYS = 7;
/** Validity of a conversion permit in seconds. */
export const PERMIT_TTL_SECONDS = 15 * 60;
/** Milliseconds that the api waits for a permit's signature before it returns `queued`. */
export const PERMIT_WAIT_MS = 2_000;
/** Gas that `CommunityRewards.convert` needs, with a margin. */
export const CONVERT_GAS = 300_000n;
/** Length limits of the reason of a suspension and of the owner's appeal, in characters. */
export const SUSPENSION_TEXT_MIN = 10;
export const SUSPENSION_TEXT_MAX = 1_000;
