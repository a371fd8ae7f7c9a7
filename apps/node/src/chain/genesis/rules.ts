/** Gas limit of every block; a block holds one transaction. */
export const BLOCK_GAS_LIMIT = 30_000_000n;

/**
 * The most gas a transaction may ask for (EIP-7825): a rule of the chain from Osaka on, before that of this node's pool
 * only, and blocks with larger ones stay valid.
 */
export const MAX_TRANSACTION_GAS = 16_777_216n;

/** A transaction that asks for more is large: it takes its turn behind the small ones. */
export const SMALL_TRANSACTION_GAS = 1_000_000n;

/**
 * After a large transaction that took long, the next large one waits this many times as long as the first took: such
 * ones get a third of the machine at most, however many senders have some.
 */
export const LARGE_TRANSACTION_REST = 2;

/** From how many milliseconds on a large transaction took long; the deployment of a contract takes less. */
export const LONG_EXECUTION_MS = 100;

/** How long executing a transaction may take before the validator drops it unsealed, in milliseconds. */
export const EXECUTION_LIMIT_MS = 1_000;

/**
 * The base fee once a chain has one: fixed, because EIP-1559's own formula would raise it with use and never return.
 * It is paid to the coinbase and not burnt.
 */
export const BASE_FEE_WEI = 1_000_000_000n;

/** 2025-01-01T00:00:00Z. A constant, so that the genesis hash depends on the configuration alone. */
export const GENESIS_TIMESTAMP = 1_735_689_600;

/** How far a block may be ahead of the wall clock, in milliseconds. */
export const MAX_CLOCK_LEAD_MS = 2_000;

/** Transactions larger than this are refused, as geth does. */
export const MAX_TRANSACTION_BYTES = 128 * 1024;

/** EIP-3860, twice the EIP-170 code size. */
export const MAX_INIT_CODE_BYTES = 49_152;

/** BLOCKHASH reaches this many blocks back. */
export const BLOCKHASH_WINDOW = 256;

/** How far another machine's clock may be ahead of ours before its blocks are refused, beside the lead a block may have. */
export const FOREIGN_CLOCK_TOLERANCE_MS = 10_000;
