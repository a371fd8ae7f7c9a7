import { useQuery } from '@tanstack/react-query';
import { readTokenBalance } from '../../lib/api/read-token-balance.ts';
import { faucetApi } from './faucet-api.ts';
import { faucetKeys } from './faucet-keys.ts';

/** Maximum number of drips in the history. */
const DRIPS_SHOWN = 8;
/** Milliseconds between two polls while a drip is pending, in case the live connection is down. */
const WAITING_POLL_MS = 2_000;
/** Milliseconds between two polls while the faucet is closed. */
const CLOSED_POLL_MS = 10_000;

/** Returns the faucet's amounts, its remaining budget, and when the address may request again. */
export function useFaucet(address: string | null) {
  return useQuery({
    queryKey: faucetKeys.state(address),
    queryFn: ({ signal }) => faucetApi.read(address, signal),
    // A closed faucet may produce no block that would trigger a reload.
    refetchInterval: ({ state }) => (state.data?.is_open === false ? CLOSED_POLL_MS : false),
  });
}

/** Returns an address's test USDT in units of 6 decimals; new blocks update it. */
export function useTestUsdt(token: string | null | undefined, address: string | null) {
  return useQuery({
    queryKey: faucetKeys.testUsdt(address ?? ''),
    queryFn: ({ signal }) => readTokenBalance(token!, address!, signal),
    enabled: address !== null && typeof token === 'string',
  });
}

/** Returns the latest drips of all addresses. */
export function useLastDrips() {
  return useQuery({
    queryKey: faucetKeys.drips(null),
    queryFn: ({ signal }) => faucetApi.listDrips(null, DRIPS_SHOWN, signal),
  });
}

/** Returns the newest drip of an address, polled more often while it is pending. */
export function useOwnDrip(address: string | null) {
  return useQuery({
    queryKey: faucetKeys.drips(address),
    queryFn: async ({ signal }) => (await faucetApi.listDrips(address, 1, signal)).items[0] ?? null,
    enabled: address !== null,
    refetchInterval: ({ state }) => (state.data?.status === 'waiting' ? WAITING_POLL_MS : false),
  });
}
