import { type Hex, hexToString, stringToHex } from 'viem';
import { dropTrailing } from '../drop-trailing.ts';

/**
 * Allowed reporters of an action: `browser` = the page reports it, `server` = the api observed it, `chain` =
 * a transaction proves it. The index in `ACTION_SOURCES` is the value of the contract's enum.
 */
export const ACTION_SOURCES = ['browser', 'server', 'chain'] as const;
export type ActionSource = (typeof ACTION_SOURCES)[number];

/** An entry of the reward catalog; the ledger contract is deployed with exactly these entries. */
export interface RewardType {
  /** Name of the action, at most 32 ASCII characters; on chain a `bytes32` short string. */
  readonly key: string;
  /** Energy Points for one accepted action. */
  readonly points: number;
  /** Minimum seconds between two accepted actions of one account; 0 means no cooldown. */
  readonly cooldownSeconds: number;
  /** Accepted actions per account and UTC day; 0 means no limit. */
  readonly dailyCap: number;
  /** Accepted actions per account in total; 0 means no limit. */
  readonly lifetimeCap: number;
  readonly source: ActionSource;
  /** True for the twenty actions of the specification, which `get_action_types` lists. */
  readonly listed: boolean;
}

/** Maximum Energy Points of one account from all `browser` actions per UTC day. */
export const BROWSER_POINTS_PER_DAY = 400;

type Limits = Partial<Pick<RewardType, 'cooldownSeconds' | 'dailyCap' | 'lifetimeCap'>>;

function reward<const Key extends string>(
  key: Key,
  source: ActionSource,
  points: number,
  limits: Limits,
  listed = true,
) {
  return { key, points, cooldownSeconds: 0, dailyCap: 0, lifetimeCap: 0, ...limits, source, listed } as const;
}

const MINUTE = 60;
const HOUR = 3600;

/**
 * The reward catalog: requirement 125 with the limits of requirement 306, and the four unlisted keys of
 * requirements 305 to 308.
 */
export const REWARD_CATALOGUE = [
  reward('wallet_connect', 'server', 10, { dailyCap: 1 }),
  reward('presale_purchase', 'chain', 50, { dailyCap: 5 }),
  reward('page_visit', 'browser', 5, { cooldownSeconds: 30, dailyCap: 10 }),
  reward('explorer_interaction', 'browser', 15, { cooldownSeconds: MINUTE, dailyCap: 5 }),
  reward('nft_creation', 'chain', 35, { dailyCap: 5 }),
  reward('nft_trade', 'chain', 25, { dailyCap: 5 }),
  reward('blockchain_interaction', 'browser', 20, { cooldownSeconds: MINUTE, dailyCap: 5 }),
  reward('whitepaper_read', 'browser', 10, { dailyCap: 1 }),
  reward('energy_collection', 'browser', 40, { cooldownSeconds: 4 * HOUR, dailyCap: 3 }),
  reward('network_switch', 'browser', 8, { dailyCap: 1 }),
  reward('input_interaction', 'browser', 3, { cooldownSeconds: MINUTE, dailyCap: 5 }),
  reward('button_click', 'browser', 2, { cooldownSeconds: 30, dailyCap: 10 }),
  reward('form_submit', 'server', 10, { dailyCap: 3 }),
  reward('link_click', 'browser', 2, { cooldownSeconds: 30, dailyCap: 10 }),
  reward('social_share', 'browser', 15, { cooldownSeconds: HOUR, dailyCap: 2 }),
  reward('daily_visit', 'browser', 20, { dailyCap: 1 }),
  reward('scroll_engagement', 'browser', 5, { cooldownSeconds: MINUTE, dailyCap: 5 }),
  reward('time_spent', 'browser', 8, { cooldownSeconds: 5 * MINUTE, dailyCap: 12 }),
  reward('newsletter_signup', 'server', 25, { lifetimeCap: 1 }),
  reward('referral', 'server', 100, { dailyCap: 20 }),
  reward('welcome_bonus', 'server', 1000, { lifetimeCap: 1 }, false),
  reward('referral_purchase', 'server', 500, { dailyCap: 10 }, false),
  // Once per platform and day: the api distinguishes the three platforms, and the contract limits the total.
  reward('referral_share', 'server', 50, { dailyCap: 3 }, false),
  // The 50 points return exactly the price of a standard NFT; capped like the premium one.
  reward('nft_creation_standard', 'server', 50, { dailyCap: 5 }, false),
] as const satisfies readonly RewardType[];

/** The name of an action in the catalog. */
export type ActionKey = (typeof REWARD_CATALOGUE)[number]['key'];

const byKey: ReadonlyMap<string, RewardType> = new Map(REWARD_CATALOGUE.map((type) => [type.key, type]));

/** Returns true if the text is the name of an action in the catalog (exact match, case-sensitive). */
export function isActionKey(value: string): value is ActionKey {
  return byKey.has(value);
}

/** Returns the catalog entry of a key. */
export function rewardTypeOf(key: ActionKey): RewardType {
  return byKey.get(key)!;
}

/** Encodes a key as the ledger's `bytes32`: ASCII, left-aligned, padded with zeros. */
export function encodeActionKey(key: string): Hex {
  return stringToHex(key, { size: 32 });
}

/**
 * Decodes a ledger key to its name. A key that is not a readable short string (the contract accepts any 32
 * bytes) is returned as hex, so that it can be stored and shown like every other name.
 */
export function decodeActionKey(key: Hex): string {
  const text = dropTrailing(hexToString(key), '\0');
  return /^[\x21-\x7e]{1,32}$/.test(text) ? text : key.toLowerCase();
}
