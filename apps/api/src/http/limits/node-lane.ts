import { createHash } from 'node:crypto';
import { toRateNetworks } from './client-networks.ts';

/** Names to the node whose call it is, so that slow calls of one wait for no slow calls of another. */
const LANE_HEADER = 'x-nova-client';

/** The product's own calls: they never wait behind public ones. */
export const OWN_LANE = { [LANE_HEADER]: 'internal/api' };

const NAME_DIGITS = 24;
const toName = (network: string): string =>
  createHash('sha256').update(network).digest('hex').slice(0, NAME_DIGITS);

/** Calls of one client of the gateway; of an IPv6 /56 with its /48 before it. The address itself stays here. */
export function toClientLane(address: string): Record<string, string> {
  const { network, wideNetwork } = toRateNetworks(address);
  const group = wideNetwork === null ? '' : `${toName(wideNetwork)}_`;
  return { [LANE_HEADER]: `public/${group}${toName(network)}` };
}

/** Our own calls of a contract that anybody may have written. */
export function toContractLane(contract: string): Record<string, string> {
  return { [LANE_HEADER]: `public/contract-${contract.toLowerCase()}` };
}
