import os from 'node:os';

/**
 * Minimum memory for two steps at once: lint and a type check together use up to 4 GB, as do two browsers, each
 * with a Nova.
 */
const MEMORY_FOR_TWO_BYTES = 6 * 2 ** 30;

/** @returns Whether the machine can run two steps at once, most of which use one core only. */
export const canRunTwo = () => os.totalmem() >= MEMORY_FOR_TWO_BYTES && os.availableParallelism() > 1;
