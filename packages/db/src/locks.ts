/** The key of a single advisory lock. */
export type LockKey = (typeof LOCKS)[keyof typeof LOCKS];

/**
 * Keys of all advisory locks with one bigint: `pg_advisory_lock(key)`. Equal keys would block each other
 * although they protect different things, so every lock of the product is defined here.
 */
export const LOCKS = {
  /** Serializes migrations of processes that start at the same time. */
  migration: 7_021_969,
  /** Makes IDs of the event stream follow the order of commits. */
  publish: 7_021_970,
  /** Excludes reorgs while a job writes details of blocks, and vice versa. */
  blockDetails: 7_021_972,
  /** Held to read and award what the chain proves. */
  observeChain: 7_021_975,
  /** Held to process the presale's events. */
  followPresale: 7_021_976,
  /** Serializes changes of the sale by administrators. */
  controlSale: 7_021_977,
  /** Held to notify sellers of their sales. */
  followNftSales: 7_021_978,
  /** Held to tell owners about recoveries of their accounts. */
  followRecoveries: 7_021_991,
  /** Protects the counts of the verification queue. */
  verificationQueue: 7_021_973,
  /** Protects the daily budget of welcome bonuses. */
  welcomeBonus: 7_021_980,
  /** Protects the daily budget of referrals. */
  referral: 7_021_974,
  /** Protects the daily budget of the faucet. */
  faucet: 7_021_982,
  /** Protects the counts of demo accounts. */
  demo: 7_021_983,
  /** Serializes changes of public labels. */
  labels: 7_021_990,
  /** Held to create the template of test databases. */
  testTemplate: 7_021_984,
} as const;

/**
 * First keys of locks with two integers, `pg_advisory_lock(space, hashtext(name))`: one lock per name.
 * PostgreSQL separates them from locks with one bigint.
 */
export const LOCK_SPACES = {
  /** Jobs of the worker by name. */
  workerJobs: 7_021_971,
  /** Payments not received yet, by account, wallet or network. */
  openPayments: 7_021_989,
  /** Test databases by name. */
  testDatabases: 7_021_985,
} as const;

/**
 * Seeds of locks with one bigint, `hashtextextended(name, seed)`: for names that others can choose, which
 * must not collide in a small hash.
 */
export const LOCK_SEEDS = {
  /** Permits of one user. */
  permits: 7_021_986,
  /** A partner's action or its budget. */
  partners: 7_021_987,
  /** Messages from one network. */
  contact: 7_021_988,
} as const;
