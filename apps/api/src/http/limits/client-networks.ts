import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { ClientNetworks } from '@nova/shared/networks';

/** Returns the networks for rate limits: each IPv4 address, or the IPv6 /56 and /48. */
export function toRateNetworks(address: string): ClientNetworks {
  if (!isIPv6(address)) return { network: address, wideNetwork: null };
  const [first, second, third, fourth] = readGroups(address);
  const wide = [first!, second!, third!].map((group) => group.toString(16)).join(':');
  // A /56 is three and a half groups, so only the upper byte of the fourth counts.
  return { network: `${wide}:${(fourth! >> 8).toString(16)}`, wideNetwork: wide };
}

/**
 * Returns the networks for daily limits as keyed hashes: the IPv4 /24, or the IPv6 /56 and /48. The address
 * itself is not stored.
 */
export function toClientNetworks(pepper: string, address: string): ClientNetworks {
  const { network, wideNetwork } = toRateNetworks(address);
  const hash = (text: string) => createHmac('sha256', pepper).update(text).digest('base64url');
  const narrow = wideNetwork === null ? network.split('.').slice(0, 3).join('.') : network;
  return {
    network: hash(`network ${narrow}`),
    wideNetwork: wideNetwork && hash(`wide network ${wideNetwork}`),
  };
}

/** Returns the first four groups of an IPv6 address. */
function readGroups(address: string): number[] {
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...middle, ...right].slice(0, 4).map((group) => parseInt(group, 16));
}
