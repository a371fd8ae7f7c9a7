/** Gas limit of every block; a block holds one transaction. */
export const BLOCK_GAS_LIMIT = 30_000_000n;

/**
 * Maximum gas limit of a transaction (EIP-7825): a rule of the chain from Osaka on. Before Osaka only the
 * pool enforces it, and blocks with larger transactions are valid.
 */
export const MAX_TRANSACTION_GAS = 16_777_216n;

/** Transactions above this gas limit are large and wait until no small one is ready. */
export const SMALL_TRANSACTION_GAS = 1_000_000n;

/**
 * After a slow large transaction, the next large one waits this multiple of its execution time. Large
 * transactions thus use at most a third of the machine, regardless of the number of senders.
 */
export const LARGE_TRANSACTION_REST = 2;

/** Minimum execution time of a slow large transaction in milliseconds; deploying a contract takes less. */
export const LONG_EXECUTION_MS = 100;

/** Maximum execution time in milliseconds before the validator drops a transaction unsealed. */
export const EXECUTION_LIMIT_MS = 1_000;

/**
 * The base fee, if the chain has one. It is fixed, because EIP-1559's formula would raise it with use and
 * never lower it. It is paid to the coinbase and not burned.
 */
export const BASE_FEE_WEI = 1_000_000_000n;

/** 2025-01-01T00:00:00Z. Constant, so that the genesis hash depends on the configuration alone. */
export const GENESIS_TIMESTAMP = 1_735_689_600;

/** Maximum lead of a block over the wall clock in milliseconds. */
export const MAX_CLOCK_LEAD_MS = 2_000;

/** Maximum size of a transaction in bytes, as in geth. */
export const MAX_TRANSACTION_BYTES = 128 * 1024;

/** Maximum size of init code: twice the maximum size of code in EIP-170 (EIP-3860). */
export const MAX_INIT_CODE_BYTES = 49_152;

/** Number of past blocks that BLOCKHASH can read. */
export const BLOCKHASH_WINDOW = 256;

/** Tolerated clock difference of another machine in milliseconds, in addition to MAX_CLOCK_LEAD_MS. */
export const FOREIGN_CLOCK_TOLERANCE_MS = 10_000;
