/** `skipped`: nothing is wrong, but it could not be looked at now. */
export type Level = 'ok' | 'skipped' | 'warning' | 'error';

/** What one check saw. */
export interface Finding {
  readonly level: Level;
  /** What was looked at, in a word or two. */
  readonly check: string;
  /** A sentence. */
  readonly message: string;
  /** What to do about it. */
  readonly advice?: string | undefined;
}

export const ok = (check: string, message: string): Finding => ({ level: 'ok', check, message });

export const skipped = (check: string, message: string): Finding => ({ level: 'skipped', check, message });

/** It runs, but not as well or as safely as it should. */
export const warning = (check: string, message: string, advice?: string): Finding => ({
  level: 'warning',
  check,
  message,
  advice,
});

/** It will not run, or not rightly. */
export const failure = (check: string, message: string, advice?: string): Finding => ({
  level: 'error',
  check,
  message,
  advice,
});
