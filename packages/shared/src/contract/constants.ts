/** Largest body of a request to verify sources: what big projects send as standard JSON, and no more. */
export const VERIFY_BODY_MAX_BYTES = 3 * 1024 * 1024;
/** Files of one input. */
export const SOURCES_MAX = 500;
/** How long one compilation may take before it is ended. */
export const COMPILE_TIMEOUT_MS = 90_000;
/** How much memory one compilation may take before it is ended. */
export const COMPILE_MEMORY_MAX_BYTES = 768 * 1024 * 1024;
/** Requests that wait or are at work, of everybody. */
export const VERIFICATIONS_OPEN_MAX = 20;
/** Requests that wait or are at work, of one client network (an IPv4 /24 or IPv6 /56). */
export const VERIFICATIONS_OPEN_PER_NETWORK = 3;
/** How long the outcome of a request can be asked for. */
export const VERIFICATIONS_KEPT_DAYS = 7;
/** What a compiler says of faulty sources is kept up to this length. */
export const COMPILER_TEXT_MAX = 4_000;

/** EVM versions that Solidity knows; which of them a compiler takes, it says itself. */
export const EVM_VERSIONS = [
  'prague',
  'cancun',
  'shanghai',
  'paris',
  'london',
  'berlin',
  'istanbul',
  'petersburg',
  'constantinople',
  'byzantium',
] as const;
