import { ApiError } from '../api/http.ts';

const METHOD_NOT_FOUND = -32601;

/** Returns whether an error of `requestChain` means that this chain's engine does not have the method. */
export const isMethodMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.details['rpcCode'] === METHOD_NOT_FOUND;
