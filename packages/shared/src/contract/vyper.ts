/**
 * Releases of Vyper for verification, newest first. They are packages of Python, so each one only works on
 * servers whose operator installed it.
 */
export const VYPER_VERSIONS: readonly string[] = [
  '0.4.3',
  '0.4.2',
  '0.4.1',
  '0.4.0',
  '0.3.10',
  '0.3.9',
  '0.3.8',
];

/** Distinguishes a compiler of Vyper from one of Solidity, as Etherscan does: `vyper:0.4.3`. */
export const VYPER_PREFIX = 'vyper:';

/**
 * Returns the release of Vyper named by a text with the prefix, such as `vyper:0.4.3` or
 * `vyper:0.4.3+commit.bff19ea2`.
 * @returns null if it is not one of ours
 */
export function findVyper(text: string): string | null {
  const [, version] = /^vyper:v?(\d+\.\d+\.\d+)(?:\+commit\.[0-9a-f]{7,40})?$/.exec(text.trim()) ?? [];
  return VYPER_VERSIONS.find((known) => known === version) ?? null;
}
