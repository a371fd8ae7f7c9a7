import type { Page } from '@nova/shared/pagination';
import type { SharePlatform } from '@nova/shared/referral/constants';
import type { Friend, ReferralResult, ReferralSummary } from '@nova/shared/referral/schemas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { requestAsUser } from '../../lib/api/api-client.ts';
import { STALE_MS } from '../../lib/queries/query-client.ts';
import { onRealtimeEvent } from '../../lib/realtime/realtime-events.ts';

const KEYS = {
  all: ['referral'] as const,
  summary: ['referral', 'summary'] as const,
  friends: (cursor: string | null) => ['referral', 'friends', cursor] as const,
};
const FRIENDS = 10;

/** Returns the user's referral program: link, statistics, and today's shares. */
export function useReferralSummary() {
  return useQuery({
    queryKey: KEYS.summary,
    queryFn: ({ signal }) => requestAsUser<ReferralSummary>('/api/v1/referrals', { signal }),
    staleTime: STALE_MS.account,
  });
}

/** Returns invited friends, newest first. */
export function useFriends(cursor: string | null) {
  return useQuery({
    queryKey: KEYS.friends(cursor),
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ limit: String(FRIENDS), ...(cursor ? { cursor } : {}) });
      return requestAsUser<Page<Friend>>(`/api/v1/referrals/friends?${query}`, { signal });
    },
    staleTime: STALE_MS.account,
    placeholderData: (before) => before,
  });
}

/** Reloads the statistics after account events, so that a new friend appears without a reload. */
export function useFollowReferrals(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onRealtimeEvent((event) => {
        if (event.type !== 'block') void client.invalidateQueries({ queryKey: KEYS.all });
      }),
    [client],
  );
}

/** Records that the link was shared on a platform. */
export function useRecordShare() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (platform: SharePlatform) =>
      requestAsUser<ReferralResult>('/functions/v1/referral-system', {
        body: { action: 'record_share', platform },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: KEYS.all }),
  });
}
