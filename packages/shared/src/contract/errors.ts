/**
 * Error codes of contract verification.
 * - `no_contract`: there is no code at this address.
 * - `already_verified`: its sources are known, and every byte matches.
 * - `compiler_unknown`: not a release of the compiler; `details.compilers` lists them.
 * - `verification_busy`: too many requests are pending; `details.retryAfterSeconds`.
 * - `verification_not_found`: no such request, or its result is no longer available.
 */
export const CONTRACT_ERRORS = {
  noContract: 'no_contract',
  alreadyVerified: 'already_verified',
  compilerUnknown: 'compiler_unknown',
  busy: 'verification_busy',
  notFound: 'verification_not_found',
} as const;

/**
 * Reasons why a verification failed.
 * - `compile_error`: the compiler rejected the sources; the text is the compiler's own.
 * - `compile_timeout`, `compile_memory`: the compilation exceeded its limit of time or memory.
 * - `compiler_unavailable`: the compiler is not on this server and could not be downloaded.
 * - `vyper_missing`: this release of Vyper is not installed on this server.
 * - `compiler_failed`: the compiler itself crashed on these sources.
 * - `contract_missing`: the sources do not define the named contract, or produce no code.
 * - `code_differs`: the sources compile to different code than the chain has.
 * - `no_contract`: there is no code at the address (any more).
 * - `interrupted`: the server stopped twice during this request, or could not finish it in many attempts.
 */
export const VERIFICATION_FAILURES = [
  'compile_error',
  'compile_timeout',
  'compile_memory',
  'compiler_unavailable',
  'vyper_missing',
  'compiler_failed',
  'contract_missing',
  'code_differs',
  'no_contract',
  'interrupted',
] as const;
export type VerificationFailure = (typeof VERIFICATION_FAILURES)[number];
