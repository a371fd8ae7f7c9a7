/**
 * Limit of a whole IPv6 /48 as a multiple of the limit of a /56 in it. A site owns a /56 or the whole /48,
 * so the number of addresses says nothing about the number of people.
 */
export const WIDE_FACTOR = 8;

/** The networks of a client. All limits apply to both. */
export interface ClientNetworks {
  /** An IPv4 address or /24, or an IPv6 /56. */
  readonly network: string;
  /** The IPv6 /48 that contains it; null for IPv4. */
  readonly wideNetwork: string | null;
}
