import type { SharePlatform } from '@nova/shared/referral/constants';

/** Share URLs of the platforms. They open in a new tab; the page loads nothing from the platforms. */
export function shareUrl(platform: SharePlatform, text: string, link: string): string {
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
  if (platform === 'twitter') return `https://x.com/intent/post?${query({ text, url: link })}`;
  if (platform === 'telegram') return `https://t.me/share/url?${query({ url: link, text })}`;
  return `https://wa.me/?${query({ text: `${text} ${link}` })}`;
}
