import { SUPPORTED_CHAIN_IDS, TEST_CHAIN_ID } from '../chain/constants.ts';

/** Timings of requirements 281 to 284 that the wallet uses, in milliseconds. */
export const WALLET_CONNECT_TIMEOUT_MS = 30_000;
export const WALLET_INITIAL_DELAY_MS = 100;
export const WALLET_AUTO_CONNECT_DELAY_MS = 1_000;
export const WALLET_BALANCE_REFRESH_DELAY_MS = 500;
export const WALLET_CHAIN_CHANGE_REFRESH_DELAY_MS = 300;
export const WALLET_PENDING_RETRY_MS = 3_000;
export const WALLET_SWITCH_WAIT_MS = 1_500;

/** How long a sign-in nonce lives. */
export const SIGN_IN_NONCE_TTL_MS = 10 * 60_000;
/** How far the clock of a wallet's machine may run ahead of ours. */
export const SIGN_IN_CLOCK_SKEW_MS = 60_000;
/** Chains a sign-in message may name: every supported one, but in production not the local test chain. */
export const signInChainIds = (isProduction: boolean): readonly number[] =>
  SUPPORTED_CHAIN_IDS.filter((id) => !(isProduction && id === TEST_CHAIN_ID));
/** The sentence people read in their wallet when they sign in. */
export const SIGN_IN_STATEMENT = 'Sign in to Nova. This request costs nothing and sends no transaction.';
/** Characters shown of an address at each end (requirement 177). */
export const ADDRESS_DISPLAY_CHARS = 6;

/** Energy Points of the bonus (requirement 275); the chain's catalogue is what is credited. */
export const WELCOME_BONUS_POINTS = 1_000;
/** How long the toast about the bonus is shown, in milliseconds (requirement 275). */
export const WELCOME_TOAST_MS = 5_000;
/** Bonuses per network (IPv4 /24, IPv6 /56) and 24 hours, and in all (requirement 307). */
export const WELCOME_BONUSES_PER_NETWORK = 3;
export const WELCOME_BONUSES_PER_DAY = 2_000;
/** Wallets of a network that get first gas in 24 hours; those whose points wait can act meanwhile. In all as bonuses. */
export const WELCOME_GAS_PER_NETWORK = 10;
