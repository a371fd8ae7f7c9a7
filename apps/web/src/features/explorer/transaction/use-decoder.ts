import type { Contract } from '@nova/shared/contract/schemas';
import type { Log, TransactionDetail } from '@nova/shared/explorer/schemas';
import { useQuery } from '@tanstack/react-query';
import type { Hex, Abi } from 'viem';
import { requestJson } from '../../../lib/api/http.ts';
import { STALE_MS } from '../../../lib/queries/query-client.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import type { Decoded } from '@nova/shared/contract/decode';

/**
 * Maximum number of contracts whose sources a page requests; others are decoded by the common standards only.
 */
const CONTRACTS_MAX = 10;

/** Decodes a transaction's call and logs. Returns null while loading, and for anything unknown. */
export interface Decoder {
  readonly input: Decoded | null;
  readonly logOf: (log: Log) => Decoded | null;
  /** @param data revert data of the call */
  readonly failureOf: (data: Hex) => Decoded | null;
  /** Returns the name of a verified contract. */
  readonly nameOf: (address: string) => string | undefined;
}

/** Returns the contract's own ABI combined with that of its implementation. */
function abiOf(contract: Contract | undefined): Abi | null {
  if (!contract) return null;
  const parts = [...(contract.verification?.abi ?? []), ...(contract.proxy?.abi ?? [])];
  return parts.length > 0 ? (parts as unknown as Abi) : null;
}

type Contracts = Readonly<Record<string, Contract | undefined>>;

/** Reads the contracts; one that fails to load has no names and does not affect the others. */
async function readContracts(addresses: readonly string[], signal: AbortSignal): Promise<Contracts> {
  const answers = await Promise.all(
    addresses.map(async (address) => {
      const contract = await requestJson<Contract>(`/api/v1/contracts/${address}`, { signal }).catch(
        () => undefined,
      );
      return [address, contract] as const;
    }),
  );
  return Object.fromEntries(answers);
}

/** Loads the sources of the involved contracts and the ABI decoding library after the page is rendered. */
export function useDecoder({ to, logs, input }: Pick<TransactionDetail, 'to' | 'logs' | 'input'>): Decoder {
  const hasSomething = input.length >= 10 || logs.length > 0;
  const addresses = [...new Set([...(to ? [to] : []), ...logs.map(({ address }) => address)])].slice(
    0,
    CONTRACTS_MAX,
  );
  const { data: contracts } = useQuery({
    queryKey: queryKeys.contracts(addresses),
    queryFn: ({ signal }) => readContracts(addresses, signal),
    staleTime: STALE_MS.catalogue,
    enabled: hasSomething,
  });
  const { data: library } = useQuery({
    queryKey: ['explorer', 'decode'],
    queryFn: () => import('@nova/shared/contract/decode'),
    staleTime: STALE_MS.sealed,
    enabled: hasSomething,
    structuralSharing: false,
  });
  const contractOf = (address: string | null) => (address === null ? undefined : contracts?.[address]);
  return {
    input: library ? library.decodeInput(abiOf(contractOf(to)), input) : null,
    logOf: ({ address, topics, data }) =>
      library ? library.decodeLog(abiOf(contractOf(address)), topics, data) : null,
    failureOf: (data) => (library ? library.decodeFailure(abiOf(contractOf(to)), data) : null),
    nameOf: (address) =>
      contractOf(address)?.verification?.name ?? contractOf(address)?.proxy?.name ?? undefined,
  };
}
