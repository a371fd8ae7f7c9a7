/**
 * How many times as much all of an IPv6 /48 may have as one /56 in it. A site owns a /56 or the whole /48, so addresses
 * are no measure of people there.
 */
export const WIDE_FACTOR = 8;

/** The networks a client belongs to. Everything that is limited is counted on both. */
export interface ClientNetworks {
  /** An IPv4 address or /24, or an IPv6 /56. */
  readonly network: string;
  /** The IPv6 /48 around it; null for IPv4. */
  readonly wideNetwork: string | null;
}
