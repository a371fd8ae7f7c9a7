import { expect, test } from 'vitest';
import { findPasswordFault } from './password.ts';

test('ten characters of any kind are enough, a passphrase too', () => {
  expect(findPasswordFault('kq7!vm2xpd')).toBeNull();
  expect(findPasswordFault('ein Pferd frisst gern Batterien')).toBeNull();
  expect(findPasswordFault('🦊🦊🐻🐼🐨🐯🦁🐮🐷🐸')).toBeNull();
});

test('characters are counted as people see them, not as UTF-16 units', () => {
  expect(findPasswordFault('🦊🐻🐼🐨🐯')).toBe('too_short');
  expect(findPasswordFault('a1b2c3d4e')).toBe('too_short');
  expect(findPasswordFault('x1'.repeat(101))).toBe('too_long');
});

test.each([
  'passwort123',
  'PASSWORD2026!',
  'qwertzuiop',
  '1234567890',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'willkommen1',
])('what guessing tries first is refused: %s', (password) => {
  expect(findPasswordFault(password)).toBe('too_common');
});

test('the own address is no password, whatever its case', () => {
  expect(findPasswordFault('Ada@Example.org', 'ada@example.org')).toBe('is_email');
});
