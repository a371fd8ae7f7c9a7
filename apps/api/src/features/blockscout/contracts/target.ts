import type { Contract } from '@nova/shared/contract/schemas';
import type { ProxyKind } from '@nova/shared/contract/proxies';
import type { Hex } from 'viem';
import type { ApiContext } from '../../../http/api-context.ts';
import { type ContractAbi, indexAbi } from '../../../http/chain/abi/contract-abi.ts';
import { toChecksum } from '../bytes.ts';
import type { SearchText } from '../search.ts';
import type { AddressParam, PROXY_TYPES } from '../schemas/parts.ts';

/** Functions of other features that this feature requires. */
export interface BlockscoutDependencies {
  /** The explorer's search. */
  readonly search: SearchText;
  /** What is known of the code at an address: its sources, and the implementation of a proxy. */
  readonly readContract: (address: Hex) => Promise<Contract>;
  /** The code that created a contract, with its arguments; null if the index does not have all of it. */
  readonly readCreationCode: (address: Hex) => Promise<Hex | null>;
}

/** The context of routes that read contracts. */
export type BlockscoutContext = Pick<ApiContext, 'db' | 'chain'> &
  Pick<BlockscoutDependencies, 'readContract' | 'readCreationCode'>;

const TYPES: Readonly<Record<ProxyKind, (typeof PROXY_TYPES)[number]>> = {
  eip1167: 'eip1167',
  eip1967: 'eip1967',
  beacon: 'eip1967_beacon',
  safe: 'master_copy',
  eip7702: 'eip7702',
};

/** The fields of an address that name the code it runs. */
export type ProxyFields = Pick<AddressParam, 'implementations' | 'proxy_type'>;

/** Returns the implementation of a proxy, and the delegate of a wallet (EIP-7702). */
export function describeProxy({ proxy }: Pick<Contract, 'proxy'>): ProxyFields {
  if (proxy === null) return { implementations: [], proxy_type: null };
  const implementation = { address_hash: toChecksum(proxy.implementation), name: proxy.name };
  return { implementations: [implementation], proxy_type: TYPES[proxy.kind] };
}

/** Reads the target of a call: the ABI of its own and its implementation's sources, and what it delegates to. */
export async function readTarget(
  { readContract }: Pick<BlockscoutContext, 'readContract'>,
  address: Hex,
): Promise<{ abi: ContractAbi | null; proxy: ProxyFields }> {
  const contract = await readContract(address);
  const items = [...(contract.verification?.abi ?? []), ...(contract.proxy?.abi ?? [])];
  return { abi: items.length === 0 ? null : indexAbi(items), proxy: describeProxy(contract) };
}
