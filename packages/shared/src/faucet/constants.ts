/**
 * Amount of one drip in wei: 0.01 NAC, the fee of 33 conversions. Defined in `CommunityRewards`, like the
 * two below.
 */
export const DRIP_WEI = 10_000_000_000_000_000n;
/** Seconds between two drips to one address. */
export const DRIP_COOLDOWN_SECONDS = 24 * 60 * 60;
/** Amount that the faucet gives per UTC day in wei: 100 NAC. */
export const DRIP_WEI_PER_DAY = 100n * 10n ** 18n;

/**
 * Drips accepted per UTC day. A tenth less than the contract's limit: a drip accepted before midnight may be
 * sealed after it and counts there, and the contract must never refuse an accepted one.
 */
export const DRIPS_ACCEPTED_PER_DAY = Number((DRIP_WEI_PER_DAY / DRIP_WEI) * 9n) / 10;
/** Drips per network (IPv4 /24, IPv6 /56) and 24 hours. */
export const DRIPS_PER_NETWORK = 5;
/**
 * Seconds added to the contract's cooldown, because the contract counts from the block, which is sealed
 * slightly after the drip was accepted.
 */
export const DRIP_COOLDOWN_MARGIN_SECONDS = 60;

/** Leading zero bits of the proof of work: about a second in a browser. */
export const CHALLENGE_BITS = 18;
/** Lifetime of a challenge in seconds. */
export const CHALLENGE_TTL_SECONDS = 10 * 60;
