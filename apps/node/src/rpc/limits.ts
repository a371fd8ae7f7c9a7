/** Maximum size of a request over HTTP or as a WebSocket message in bytes. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** Maximum number of requests in one batch, as in geth. */
export const MAX_BATCH = 1_000;

/** Maximum number of characters in the answer to a batch; each result beyond it is replaced by an error. */
export const MAX_BATCH_ANSWER = 32 * 1024 * 1024;

/** Maximum number of logs in one answer. */
export const MAX_LOGS = 10_000;

/** Maximum number of blocks in a search for logs without an address or a topic. */
export const MAX_LOG_RANGE = 10_000;

/** Maximum number of candidate blocks from the log index that one search reads. */
export const MAX_LOG_CANDIDATES = 100_000;

/** Maximum number of blocks per nova_getBlocks request. */
export const MAX_BULK_BLOCKS = 500;

/** Maximum number of blocks per eth_feeHistory request, as in geth. */
export const MAX_FEE_HISTORY = 1_024;

/** Limits of the filters of HTTP clients: per client, in total, and milliseconds without a poll. */
export const MAX_FILTERS_OF_CLIENT = 64;
export const MAX_FILTERS = 1_000;
export const FILTER_LIFETIME_MS = 5 * 60 * 1000;

/** Bytes of transactions after which the answer to a poll ends; the next poll returns the rest. */
export const MAX_POLLED_BYTES = 4 * 1024 * 1024;

/** Maximum time in milliseconds that eth_sendRawTransaction waits for the durable block. */
export const SEND_TIMEOUT_MS = 2_000;

/** Maximum gas of a call if the environment sets none. */
export const DEFAULT_GAS_CAP = 30_000_000n;

/** Milliseconds that a call may use on the sealing thread before it moves to its own thread. */
export const LOCAL_CALL_MS = 4;

/** Maximum duration of a call or trace in milliseconds, as in geth. */
export const CALL_TIMEOUT_MS = 5_000;

/** Maximum number of running and waiting calls and traces per thread, and of one public client. */
export const MAX_HEAVY_CALLS = 64;
export const MAX_HEAVY_CALLS_OF_CLIENT = 16;

/** Maximum number of blocks per trace_filter request, because each is executed again. */
export const MAX_TRACED_BLOCKS = 100;

/** Maximum number of storage slots per eth_getStorageValues request, as in geth. */
export const MAX_STORAGE_VALUES = 1_024;

/** Maximum number of storage keys per eth_getProof request, as in geth. */
export const MAX_PROOF_KEYS = 1_024;

/**
 * Milliseconds that a stopping node waits for pending requests; heavy calls get half of it, then an error.
 */
export const LAST_ANSWER_MS = 1_000;
