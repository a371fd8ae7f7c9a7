import { SUPPORTED_CHAIN_IDS, TEST_CHAIN_ID } from '../chain/constants.ts';

/** Timings of requirements 281 to 284 that the wallet uses, in milliseconds. */
export const WALLET_CONNECT_TIMEOUT_MS = 30_000;
export const WALLET_INITIAL_DELAY_MS = 100;
export const WALLET_AUTO_CONNECT_DELAY_MS = 1_000;
export const WALLET_BALANCE_REFRESH_DELAY_MS = 500;
export const WALLET_CHAIN_CHANGE_REFRESH_DELAY_MS = 300;
export const WALLET_PENDING_RETRY_MS = 3_000;
export const WALLET_SWITCH_WAIT_MS = 1_500;
/** Time in which a wallet on another device answers, which must be found and unlocked first. */
export const WALLET_REMOTE_TIMEOUT_MS = 120_000;
/** Default relay for wallets on other devices: the vendor's. */
export const WALLETCONNECT_RELAY_URL = 'wss://relay.walletconnect.org';

/** Lifetime of a login nonce. */
export const SIGN_IN_NONCE_TTL_MS = 10 * 60_000;
/** Maximum lead of the clock of a wallet's machine over ours. */
export const SIGN_IN_CLOCK_SKEW_MS = 60_000;
/**
 * Returns the chains permitted in a login message: all supported ones, but in production not the local test
 * chain.
 */
export const signInChainIds = (isProduction: boolean): readonly number[] =>
  SUPPORTED_CHAIN_IDS.filter((id) => !(isProduction && id === TEST_CHAIN_ID));
/** The sentence shown in the wallet at login. */
export const SIGN_IN_STATEMENT = 'Log in to Nova. This request costs nothing and sends no transaction.';
/** Number of characters shown at each end of an address (requirement 177). */
export const ADDRESS_DISPLAY_CHARS = 6;

/** Energy Points of the bonus (requirement 275); the chain's catalog is authoritative. */
export const WELCOME_BONUS_POINTS = 1_000;
/** Milliseconds for which the toast about the bonus is shown (requirement 275). */
export const WELCOME_TOAST_MS = 5_000;
/** Maximum number of bonuses per network (IPv4 /24, IPv6 /56) in 24 hours, and in total (requirement 307). */
export const WELCOME_BONUSES_PER_NETWORK = 3;
export const WELCOME_BONUSES_PER_DAY = 2_000;
/**
 * Maximum number of wallets per network that get first gas in 24 hours, so that those whose points wait can
 * act meanwhile. In total the same as bonuses.
 */
export const WELCOME_GAS_PER_NETWORK = 10;
