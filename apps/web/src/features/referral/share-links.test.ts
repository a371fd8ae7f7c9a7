import { expect, it } from 'vitest';
import { shareUrl } from './share-links.ts';

const LINK = 'https://nova.example/?ref=hafen7k2';

it.each([
  [
    'twitter',
    'https://x.com/intent/post?text=Come+%26+see&url=https%3A%2F%2Fnova.example%2F%3Fref%3Dhafen7k2',
  ],
  ['telegram', 'https://t.me/share/url?url=https%3A%2F%2Fnova.example%2F%3Fref%3Dhafen7k2&text=Come+%26+see'],
  ['whatsapp', 'https://wa.me/?text=Come+%26+see+https%3A%2F%2Fnova.example%2F%3Fref%3Dhafen7k2'],
] as const)('%s receives text and link in its parameters', (platform, url) => {
  expect(shareUrl(platform, 'Come & see', LINK)).toBe(url);
});
