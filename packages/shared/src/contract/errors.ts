/**
 * Codes of contract verification.
 * - `no_contract`: there is no code at this address.
 * - `already_verified`: its sources are known, and every byte of them is right.
 * - `compiler_unknown`: not one of the compilers of this server; `details.compilers` lists them.
 * - `verification_busy`: too much waits already; `details.retryAfterSeconds`.
 * - `verification_not_found`: no such request, or its outcome is too long ago.
 */
export const CONTRACT_ERRORS = {
  noContract: 'no_contract',
  alreadyVerified: 'already_verified',
  compilerUnknown: 'compiler_unknown',
  busy: 'verification_busy',
  notFound: 'verification_not_found',
} as const;

/**
 * Why a verification failed.
 * - `compile_error`: the compiler refuses the sources; the text is the compiler's own.
 * - `compile_timeout`, `compile_memory`: compiling was ended at its limit of time or memory.
 * - `compiler_failed`: the compiler itself broke down over these sources.
 * - `contract_missing`: the named contract is not in the sources, or nothing in them becomes code.
 * - `code_differs`: the sources compile, and give other code than the chain holds.
 * - `no_contract`: there is no code at the address (any more).
 * - `interrupted`: the server stopped twice while it was at this, or could not finish it over many tries.
 */
export const VERIFICATION_FAILURES = [
  'compile_error',
  'compile_timeout',
  'compile_memory',
  'compiler_failed',
  'contract_missing',
  'code_differs',
  'no_contract',
  'interrupted',
] as const;
export type VerificationFailure = (typeof VERIFICATION_FAILURES)[number];
