/** `skipped`: no problem was found, but the check could not run now. */
export type Level = 'ok' | 'skipped' | 'warning' | 'error';

/** Result of one check. */
export interface Finding {
  readonly level: Level;
  /** Subject of the check in one or two words. */
  readonly check: string;
  /** One sentence. */
  readonly message: string;
  /** How to fix the problem. */
  readonly advice?: string | undefined;
}

export const ok = (check: string, message: string): Finding => ({ level: 'ok', check, message });

export const skipped = (check: string, message: string): Finding => ({ level: 'skipped', check, message });

/** Returns a finding for a setup that works, but not as well or as safely as it should. */
export const warning = (check: string, message: string, advice?: string): Finding => ({
  level: 'warning',
  check,
  message,
  advice,
});

/** Returns a finding for a setup that does not work, or not correctly. */
export const failure = (check: string, message: string, advice?: string): Finding => ({
  level: 'error',
  check,
  message,
  advice,
});
