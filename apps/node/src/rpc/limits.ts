/** The largest request, over HTTP and as a WebSocket message. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** Requests in one batch. */
export const MAX_BATCH = 100;

/** Characters in the answer to a batch; what does not fit is answered by an error in its place. */
export const MAX_BATCH_ANSWER = 32 * 1024 * 1024;

/** Logs in one answer. */
export const MAX_LOGS = 10_000;

/** Blocks looked through for logs without an address or a topic to go by. */
export const MAX_LOG_RANGE = 10_000;

/** Blocks looked into for logs because the index says that they may hold some. */
export const MAX_LOG_CANDIDATES = 100_000;

/** Blocks in one nova_getBlocks. */
export const MAX_BULK_BLOCKS = 500;

/** Blocks in one eth_feeHistory, as geth. */
export const MAX_FEE_HISTORY = 1_024;

/** Filters the node remembers for its HTTP clients, of one client and in all, and how long without a poll. */
export const MAX_FILTERS_OF_CLIENT = 64;
export const MAX_FILTERS = 1_000;
export const FILTER_LIFETIME_MS = 5 * 60 * 1000;

/** How long eth_sendRawTransaction waits for the durable block. */
export const SEND_TIMEOUT_MS = 2_000;

/** The most gas a call gets when the environment names no other. */
export const DEFAULT_GAS_CAP = 30_000_000n;

/** How long a call may hold the thread that also seals; then it goes to a thread of its own. */
export const LOCAL_CALL_MS = 4;

/** How long a call or trace may take at all, as geth. */
export const CALL_TIMEOUT_MS = 5_000;

/** Calls and traces on or before one thread for heavy ones, and of one client of the public. */
export const MAX_HEAVY_CALLS = 64;
export const MAX_HEAVY_CALLS_OF_CLIENT = 16;

/** Blocks in one trace_filter: each is run again. */
export const MAX_TRACED_BLOCKS = 100;

/** Storage slots in one eth_getStorageValues, as geth. */
export const MAX_STORAGE_VALUES = 1_024;

/** Storage keys in one eth_getProof, as geth. */
export const MAX_PROOF_KEYS = 1_024;

/** A node that stops gives what is being asked so long to be answered; heavy calls half of it, then an error. */
export const LAST_ANSWER_MS = 1_000;
