import { expect, test } from 'vitest';
import { findShownPicture } from './nft-picture.tsx';

const ORIGIN = 'https://nova.example';
const find = (url: string | null) => findShownPicture(url, ORIGIN);

test('only pictures of our own, or carried in the text as one that holds no script, are shown', () => {
  expect(find('/storage/v1/nft/abc.webp')).toBe('/storage/v1/nft/abc.webp');
  expect(find('data:image/png;base64,iVBORw0KGgo=')).toBe('data:image/png;base64,iVBORw0KGgo=');
  expect(find('data:image/svg+xml;base64,PHN2Zz4=')).toBeNull();
  expect(find('data:text/html;base64,PGI+')).toBeNull();
  expect(find('https://example.com/a.png')).toBeNull();
  expect(find('javascript:alert(1)')).toBeNull();
  expect(find('ipfs://abc')).toBeNull();
  expect(find(null)).toBeNull();
});

test('our own storage is known by its origin too, and by nothing that begins like it', () => {
  expect(find(`${ORIGIN}/storage/v1/files/abc.webp`)).toBe('/storage/v1/files/abc.webp');
  expect(find(`${ORIGIN}/rpc`)).toBeNull();
  expect(find(`${ORIGIN}.evil.example/storage/v1/files/abc.webp`)).toBeNull();
});
