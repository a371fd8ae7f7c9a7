import type { MailList } from '@nova/shared/whitelist/constants';

export type SubscriptionLink =
  | { readonly purpose: 'confirm'; readonly token: string }
  | { readonly purpose: 'leave'; readonly list: MailList; readonly token: string };

/** Parses the part of a mailed link after `#`; returns null for anything else. */
export function parseSubscriptionLink(hash: string): SubscriptionLink | null {
  const match = /^#(confirm|leave-(whitelist|newsletter))=([\w-]{43})$/.exec(hash);
  if (!match) return null;
  const [, , list, token = ''] = match;
  return list === undefined
    ? { purpose: 'confirm', token }
    : { purpose: 'leave', list: list as MailList, token };
}
