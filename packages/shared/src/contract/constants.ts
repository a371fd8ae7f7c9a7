/** Maximum body of a verification request: sufficient for the standard JSON of big projects. */
export const VERIFY_BODY_MAX_BYTES = 3 * 1024 * 1024;
/** Maximum number of files in one input. */
export const SOURCES_MAX = 500;
/** Maximum duration of one compilation. */
export const COMPILE_TIMEOUT_MS = 90_000;
/** Maximum memory of one compilation. */
export const COMPILE_MEMORY_MAX_BYTES = 768 * 1024 * 1024;
/** Maximum number of pending and running requests in total. */
export const VERIFICATIONS_OPEN_MAX = 20;
/** Maximum number of pending and running requests of one client network (an IPv4 /24 or IPv6 /56). */
export const VERIFICATIONS_OPEN_PER_NETWORK = 3;
/** Days for which the result of a request is available. */
export const VERIFICATION_RETENTION_DAYS = 7;
/** Maximum length of stored compiler errors in characters. */
export const COMPILER_TEXT_MAX = 4_000;

/** EVM versions that Solidity defines; each compiler checks which ones it supports. */
export const EVM_VERSIONS = [
  'osaka',
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
  'spuriousDragon',
  'tangerineWhistle',
  'homestead',
] as const;
