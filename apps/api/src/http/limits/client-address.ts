import { BlockList, isIP, isIPv6 } from 'node:net';

export type ClientAddressReader = (
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
) => string;

/**
 * Creates a reader of the client's address. Without trusted proxies it is the socket's address, regardless of
 * headers. Behind a trusted proxy it is the last address of X-Forwarded-For that is not a trusted proxy
 * itself, because the client may have written anything before it.
 * @param trustedProxies addresses or CIDR ranges
 */
export function createClientAddressReader(trustedProxies: readonly string[]): ClientAddressReader {
  const trusted = toBlockList(trustedProxies);
  const isTrusted = (address: string) => isIP(address) !== 0 && trusted.check(address, familyOf(address));
  return (socketAddress, forwardedFor) => {
    const socket = normalize(socketAddress ?? '');
    if (!isTrusted(socket) || forwardedFor === undefined) return socket;
    const hops = forwardedFor.split(',').map((hop) => normalize(hop.trim()));
    return hops.reverse().find((hop) => !isTrusted(hop)) ?? socket;
  };
}

function toBlockList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return list;
}

// A dual-stack socket reports IPv4 clients as ::ffff:192.0.2.1.
function normalize(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
