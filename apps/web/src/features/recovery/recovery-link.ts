/** Returns the token in the part of a mailed link after `#`; null for anything else. */
export function parseRecoveryLink(hash: string): string | null {
  return /^#token=([\w-]{43})$/.exec(hash)?.[1] ?? null;
}
