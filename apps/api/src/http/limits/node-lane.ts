import { createHash } from 'node:crypto';
import { toRateNetworks } from './client-networks.ts';

/**
 * Header that names the client of a call to the node, so that slow calls of one client do not delay those of
 * others.
 */
const LANE_HEADER = 'x-nova-client';

/** Lane of the product's own calls, which never wait for public ones. */
export const OWN_LANE = { [LANE_HEADER]: 'internal/api' };

const NAME_DIGITS = 24;
const toName = (network: string): string =>
  createHash('sha256').update(network).digest('hex').slice(0, NAME_DIGITS);

/**
 * Returns the lane of a gateway client; for an IPv6 /56 it starts with the /48. The address itself is not
 * sent.
 */
export function toClientLane(address: string): Record<string, string> {
  const { network, wideNetwork } = toRateNetworks(address);
  const group = wideNetwork === null ? '' : `${toName(wideNetwork)}_`;
  return { [LANE_HEADER]: `public/${group}${toName(network)}` };
}

/** Lane of the connections on which all clients of the gateway subscribe. */
export const SUBSCRIPTIONS_LANE = { [LANE_HEADER]: 'public/subscriptions' };

/** Returns the lane for our calls of a contract by an unknown author. */
export function toContractLane(contract: string): Record<string, string> {
  return { [LANE_HEADER]: `public/contract-${contract.toLowerCase()}` };
}
