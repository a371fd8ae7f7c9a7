import { expect, test } from 'vitest';
import { isShownPicture } from './nft-picture.tsx';

test('only pictures of our own, or carried in the text as one that holds no script, are shown', () => {
  expect(isShownPicture('/storage/v1/nft/abc.webp')).toBe(true);
  expect(isShownPicture('data:image/png;base64,iVBORw0KGgo=')).toBe(true);
  expect(isShownPicture('data:image/svg+xml;base64,PHN2Zz4=')).toBe(false);
  expect(isShownPicture('data:text/html;base64,PGI+')).toBe(false);
  expect(isShownPicture('https://example.com/a.png')).toBe(false);
  expect(isShownPicture('javascript:alert(1)')).toBe(false);
  expect(isShownPicture('ipfs://abc')).toBe(false);
  expect(isShownPicture(null)).toBe(false);
});
