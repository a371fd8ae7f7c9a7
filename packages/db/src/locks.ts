/** The key of an advisory lock that there is once. */
export type LockKey = (typeof LOCKS)[keyof typeof LOCKS];

/**
 * Keys of all advisory locks, each of one bigint: `pg_advisory_lock(key)`. Two that were equal would wait for each other
 * although they protect different things, so every lock of the product is named here and nowhere else.
 */
export const LOCKS = {
  /** Two processes that start together must not migrate at the same time. */
  migration: 7_021_969,
  /** Ids of the event stream are handed out in the order of commits. */
  publish: 7_021_970,
  /** A reorg and a job that writes details of blocks. */
  blockDetails: 7_021_972,
  /** Who reads what the chain proves and awards it. */
  observeChain: 7_021_975,
  /** Who carries the pre-sale's events on. */
  followPresale: 7_021_976,
  /** Changes of the sale by administrators, one at a time. */
  controlSale: 7_021_977,
  /** Who tells sellers of their sales. */
  followNftSales: 7_021_978,
  /** Counts of the queue of sources to verify. */
  verificationQueue: 7_021_973,
  /** The day's budget of welcome bonuses. */
  welcomeBonus: 7_021_980,
  /** The day's budget of referrals. */
  referral: 7_021_974,
  /** The day's budget of the faucet. */
  faucet: 7_021_982,
  /** Counts of demo accounts. */
  demo: 7_021_983,
  /** The template of test databases. */
  testTemplate: 7_021_984,
} as const;

/**
 * First key of locks of two integers, `pg_advisory_lock(space, hashtext(name))`: one lock for each name. PostgreSQL
 * keeps them apart from locks of one bigint.
 */
export const LOCK_SPACES = {
  /** Jobs of the worker, by their name. */
  workerJobs: 7_021_971,
  /** Payments that have not arrived, by account, wallet or network. */
  openPayments: 7_021_989,
  /** Databases of tests, by their name. */
  testDatabases: 7_021_985,
} as const;

/**
 * Seeds of locks of one bigint that is the hash of a name, `hashtextextended(name, seed)`: for names that somebody else
 * may choose, of which two must not meet in a small hash.
 */
export const LOCK_SEEDS = {
  /** Permits of one user. */
  permits: 7_021_986,
  /** A partner's action, or its budget. */
  partners: 7_021_987,
  /** Messages from one network. */
  contact: 7_021_988,
} as const;
