/** 100 EP convert to 1 NAC (SPEC §1). */
export const EP_PER_NAC = 100;
/** How many actions `get_user_actions` answers (SPEC §7). */
export const RECENT_ACTIONS_LIMIT = 20;
/** How many UTC days `get_daily_summary` answers (SPEC §7). */
export const DAILY_SUMMARY_DAYS = 7;
/** How long `reward_action` waits for the sealed block before it answers `pending`. */
export const REWARD_WAIT_MS = 2_000;
