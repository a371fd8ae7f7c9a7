import { createHash } from 'node:crypto';
import { toRateNetworks } from './client-networks.ts';

/** Names to the node whose call it is, so that slow calls of one wait for no slow calls of another. */
const LANE_HEADER = 'x-nova-client';

/** The product's own calls: they never wait behind public ones. */
export const OWN_LANE = { [LANE_HEADER]: 'internal/api' };

/** Calls of one client of the gateway. The address itself stays here. */
export function toClientLane(address: string): Record<string, string> {
  const key = createHash('sha256').update(toRateNetworks(address).network).digest('hex').slice(0, 32);
  return { [LANE_HEADER]: `public/${key}` };
}

/** Our own calls of a contract that anybody may have written. */
export function toContractLane(contract: string): Record<string, string> {
  return { [LANE_HEADER]: `public/contract-${contract.toLowerCase()}` };
}
