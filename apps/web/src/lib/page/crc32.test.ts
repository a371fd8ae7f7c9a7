import { expect, it } from 'vitest';
import { crc32 } from './crc32.ts';
import { notFoundCode } from '../site/not-found-code.ts';

it('matches the check value of the standard', () => {
  expect(crc32('123456789')).toBe(0xcbf43926);
  expect(crc32('')).toBe(0);
});

it('reads a text as UTF-8', () => {
  expect(crc32('ö')).toBe(0x830c80cb);
});

it('creates a code of eight hex digits from an unknown path', () => {
  expect(notFoundCode('/explorer/blok/1284507')).toBe('NAC-404-6C1A4F08');
  expect(notFoundCode('/x54')).toBe('NAC-404-00726F9F');
});
