import { expect, test } from 'vitest';
import { findPasswordError } from './password.ts';

test('ten characters of any kind are sufficient, and so is a passphrase', () => {
  expect(findPasswordError('kq7!vm2xpd')).toBeNull();
  expect(findPasswordError('ein Pferd frisst gern Batterien')).toBeNull();
  expect(findPasswordError('🦊🦊🐻🐼🐨🐯🦁🐮🐷🐸')).toBeNull();
});

test('characters are counted as displayed, not as UTF-16 units', () => {
  expect(findPasswordError('🦊🐻🐼🐨🐯')).toBe('too_short');
  expect(findPasswordError('a1b2c3d4e')).toBe('too_short');
  expect(findPasswordError('x1'.repeat(101))).toBe('too_long');
});

test.each([
  'passwort123',
  'PASSWORD2026!',
  'qwertzuiop',
  '1234567890',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'willkommen1',
])('the common password %s is refused', (password) => {
  expect(findPasswordError(password)).toBe('too_common');
});

test('the account’s own address is refused as a password, in any case', () => {
  expect(findPasswordError('Ada@Example.org', 'ada@example.org')).toBe('is_email');
});
