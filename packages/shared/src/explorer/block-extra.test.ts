import { expect, test } from 'vitest';
import { readVanityMilliseconds } from './block-extra.ts';

const seal = '11'.repeat(65);

test('reads the milliseconds from the vanity of a sealed block', () => {
  const vanity = `6e6f7661010283${'00'.repeat(25)}`;
  expect(readVanityMilliseconds(`0x${vanity}${seal}`)).toBe(643);
});

test('accepts uppercase hex', () => {
  expect(readVanityMilliseconds(`0x6E6F76610103E7${'00'.repeat(25)}`)).toBe(999);
});

test('a block of another engine has no milliseconds', () => {
  expect(readVanityMilliseconds('0xd883010d05846765746888676f312e32312e36856c696e75780000000000000000')).toBe(
    0,
  );
  expect(readVanityMilliseconds('0x')).toBe(0);
  expect(readVanityMilliseconds('0x6e6f7661010283')).toBe(0);
});

test('a value above 999 is not a millisecond', () => {
  expect(readVanityMilliseconds(`0x6e6f76610103e8${'00'.repeat(25)}`)).toBe(0);
});
