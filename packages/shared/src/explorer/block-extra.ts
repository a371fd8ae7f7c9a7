/**
 * Layout of `extraData` in a block of Nova's own chain: 32 bytes vanity followed by the validator's 65-byte
 * seal (r, s, recovery ID). In the genesis block, the validator's address is between the two.
 *
 * The vanity, by byte: 0–3 ASCII `nova`, 4 layout version (1), 5–6 milliseconds within the header's second
 * (0–999, big-endian), 7–23 zero, 24–31 chain ID in the genesis block (big-endian), otherwise zero.
 *
 * Positions are in bytes.
 */
export const BLOCK_EXTRA = {
  tag: 'nova',
  version: 1,
  millisecondsOffset: 5,
  chainIdOffset: 24,
  vanityLength: 32,
  sealLength: 65,
} as const;

/** `nova` and the version byte in hex: the prefix of the vanity in our blocks. */
const VANITY_PREFIX = '6e6f766101';

/**
 * Returns the milliseconds (0–999) that a block adds to its header's whole-second timestamp. Takes
 * `extraData` as 0x-prefixed hex. Returns 0 for a block of another engine, which has none.
 */
export function readVanityMilliseconds(extraData: string): number {
  const vanity = extraData.slice(2, 2 + BLOCK_EXTRA.vanityLength * 2).toLowerCase();
  if (vanity.length < BLOCK_EXTRA.vanityLength * 2 || !vanity.startsWith(VANITY_PREFIX)) return 0;
  const start = BLOCK_EXTRA.millisecondsOffset * 2;
  const milliseconds = Number.parseInt(vanity.slice(start, start + 4), 16);
  return milliseconds <= 999 ? milliseconds : 0;
}
