import { RECENT_ACTIONS_LIMIT } from '@nova/shared/energy/constants';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { api } from '../../lib/api/api-client.ts';
import { STALE_MS } from '../../lib/queries/query-client.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';
import { toDayColumns } from './day-columns.ts';

export function useUserPoints(address: string) {
  return useQuery({
    queryKey: queryKeys.userPoints(address),
    queryFn: ({ signal }) => api.getUserPoints({ wallet_address: address as Hex }, signal),
    staleTime: STALE_MS.account,
  });
}

/** Returns the last 20 actions, including pending ones. */
export function useUserActions(address: string) {
  return useQuery({
    queryKey: queryKeys.userActions(address),
    queryFn: async ({ signal }) => {
      const input = { wallet_address: address as Hex, limit: RECENT_ACTIONS_LIMIT };
      return (await api.listUserActions(input, signal)).actions;
    },
    staleTime: STALE_MS.account,
  });
}

/** Maximum number of actions in one API response. */
const ACTIONS_AT_ONCE = 100;

/**
 * Returns actions and Energy Points of the last days, with individual actions as far as the API returns them.
 */
export function useDailyActions(address: string, days: number) {
  return useQuery({
    queryKey: queryKeys.dailyActions(address, days),
    queryFn: async ({ signal }) => {
      const wallet = { wallet_address: address as Hex };
      const [summary, list] = await Promise.all([
        api.getDailySummary({ ...wallet, days }, signal),
        api.listUserActions({ ...wallet, limit: ACTIONS_AT_ONCE }, signal),
      ]);
      return toDayColumns(summary.daily_summary, list.actions);
    },
    staleTime: STALE_MS.account,
    placeholderData: keepPreviousData,
  });
}
