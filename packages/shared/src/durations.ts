/**
 * Durations in milliseconds, for servers. The website defines its own: a module that many pages import changes how
 * the bundler divides the code into files, and pages exceed their limits.
 */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
