import type { ContactMessagePage } from '@nova/shared/contact/schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { adminKeys, requestAsAdmin } from '../admin-api.ts';

export type ContactMessage = ContactMessagePage['items'][number];

const PAGE_SIZE = 10;

/** Returns the contact messages, newest first, in pages. */
export function useContactMessages() {
  return useInfiniteQuery({
    queryKey: [...adminKeys.all, 'contact messages'],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        limit: String(PAGE_SIZE),
        ...(pageParam && { cursor: pageParam }),
      });
      return requestAsAdmin<ContactMessagePage>(`contact-messages?${query}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}
