import { expect, it } from 'vitest';
import { groupDigits, readShortText, readTime } from './read-value.ts';

it('groups digits without changing the number', () => {
  expect(groupDigits('1000000000000000000')).toBe('1\u202f000\u202f000\u202f000\u202f000\u202f000\u202f000');
  expect([groupDigits('-1234'), groupDigits('999'), groupDigits('0')]).toEqual(['-1\u202f234', '999', '0']);
});

it('decodes bytes that are a short text, and no others', () => {
  expect(readShortText(`0x${'656e657267795f636f6c6c656374696f6e'.padEnd(64, '0')}`)).toBe(
    'energy_collection',
  );
  expect(readShortText(`0x${'ff'.repeat(32)}`)).toBeNull();
  expect(readShortText(`0x${'00'.repeat(32)}`)).toBeNull();
  expect(readShortText(`0x${'61'.padEnd(64, '0')}`)).toBeNull();
});

it('treats only numbers of these decades as times', () => {
  expect(readTime(1_763_600_000n)).toBe(1_763_600_000_000);
  expect([readTime(10_000n), readTime(10n ** 18n)]).toEqual([null, null]);
});
