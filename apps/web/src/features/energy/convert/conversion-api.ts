import type { Conversion, ConversionList, Permit } from '@nova/shared/energy/conversion-schemas';
import type { EnergyRank } from '@nova/shared/energy/schemas';
import { useQuery } from '@tanstack/react-query';
import { requestAsUser } from '../../../lib/api/api-client.ts';
import { requestJson } from '../../../lib/api/http.ts';
import { readNacBalance } from '../../../lib/api/read-nac-balance.ts';
import { STALE_MS } from '../../../lib/queries/query-client.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

const PATH = '/api/v1/energy';
const of = (address: string) => `wallet_address=${encodeURIComponent(address)}`;

/** Returns the conditions of a conversion. */
export function useConversion(address: string) {
  return useQuery({
    queryKey: queryKeys.conversion(address),
    queryFn: ({ signal }) => requestAsUser<Conversion>(`${PATH}/conversion?${of(address)}`, { signal }),
    staleTime: STALE_MS.account,
  });
}

/** Returns past conversions. */
export function useConversions(address: string) {
  return useQuery({
    queryKey: queryKeys.conversions(address),
    queryFn: ({ signal }) => requestAsUser<ConversionList>(`${PATH}/conversions?${of(address)}`, { signal }),
    staleTime: STALE_MS.account,
  });
}

/** Returns the account's rank by earned points. */
export function useEnergyRank(address: string) {
  return useQuery({
    queryKey: queryKeys.energyRank(address),
    queryFn: ({ signal }) => requestJson<EnergyRank>(`${PATH}/rank?${of(address)}`, { signal }),
    staleTime: STALE_MS.account,
  });
}

/** Returns the wallet's NAC, which pays the network fee. */
export function useNacBalance(address: string) {
  return useQuery({
    queryKey: queryKeys.nacBalance(address),
    queryFn: ({ signal }) => readNacBalance(address, signal),
    staleTime: STALE_MS.account,
  });
}

const POLL_EVERY_MS = 500;
const PERMIT_TIMEOUT_MS = 20_000;

/**
 * Requests a permit and waits for its signature.
 * @throws ApiError; Error if it was refused or not signed in time
 */
export async function requestPermit(address: string, points: number): Promise<Permit> {
  const body = { wallet_address: address, points };
  let permit = await requestAsUser<Permit>(`${PATH}/conversion/permits`, { body });
  const end = Date.now() + PERMIT_TIMEOUT_MS;
  while (permit.status === 'queued' && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
    permit = await requestAsUser<Permit>(`${PATH}/conversion/permits/${permit.id}`, {});
  }
  return permit;
}
