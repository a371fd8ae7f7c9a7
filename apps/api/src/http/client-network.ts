import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { toRateLimitKey } from './client-address.ts';

/**
 * The network a client comes from, an IPv4 /24 or IPv6 /56, as a keyed hash: what limits per network are counted on.
 * The address itself is not kept.
 */
export function toClientNetwork(pepper: string, address: string): string {
  return createHmac('sha256', pepper)
    .update(`network ${toNetwork(address)}`)
    .digest('base64url');
}

function toNetwork(address: string): string {
  if (!isIPv6(address)) return address.split('.').slice(0, 3).join('.');
  const groups = toRateLimitKey(address).split('::')[0]!.split(':');
  // A /56 is three and a half groups: of the fourth only the upper byte counts.
  return [...groups.slice(0, 3), (parseInt(groups[3]!, 16) >> 8).toString(16)].join(':');
}
