import type { SharePlatform } from '@nova/shared/referral/constants';

/** Where a platform takes a text and a link. Opened in a tab of its own; nothing of theirs is loaded here. */
export function shareUrl(platform: SharePlatform, text: string, link: string): string {
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
  if (platform === 'twitter') return `https://x.com/intent/post?${query({ text, url: link })}`;
  if (platform === 'telegram') return `https://t.me/share/url?${query({ url: link, text })}`;
  return `https://wa.me/?${query({ text: `${text} ${link}` })}`;
}
