import { describe, expect, it } from 'vitest';
import { parseAmount } from './parse-amount.ts';

const en = (text: string, decimals = 2) => parseAmount(text, decimals, 'en');
const de = (text: string, decimals = 2) => parseAmount(text, decimals, 'de');

describe('an amount in either notation', () => {
  it.each(['1,482.60', '1482.6', '1 482.60', '1’482.60', '1.482,60', '1482,6'])(
    'reads %s as 1482.60 in English',
    (text) => {
      expect(en(text)).toEqual({ units: 148_260n });
    },
  );

  it.each(['1.482,60', '1482,6', '1 482,60', '1,482.60', '1482.6'])(
    'reads %s as 1482.60 in German',
    (text) => {
      expect(de(text)).toEqual({ units: 148_260n });
    },
  );

  it('treats a single separator before three digits as the page’s language does', () => {
    expect(en('1,500')).toEqual({ units: 150_000n });
    expect(de('1,500')).toEqual({ units: 150n });
    expect(en('1.500')).toEqual({ units: 150n });
    expect(de('1.500')).toEqual({ units: 150_000n });
  });

  it('does not treat a decimal separator as grouping if it cannot be one', () => {
    expect(en('0,500', 3)).toEqual({ units: 500n });
    expect(en('1500,500', 3)).toEqual({ units: 1_500_500n });
    expect(de('0.01')).toEqual({ units: 1n });
  });

  it('accepts millions with repeated separators', () => {
    expect(en('1,000,000')).toEqual({ units: 100_000_000n });
    expect(de('1.000.000,5')).toEqual({ units: 100_000_050n });
    expect(en('1.000.000')).toEqual({ units: 100_000_000n });
  });

  it('is exact to the last of 18 decimals', () => {
    expect(en('1000000000.000000000000000001', 18)).toEqual({
      units: 1_000_000_000_000_000_000_000_000_001n,
    });
  });

  it('may start or end with its separator', () => {
    expect(en('.5')).toEqual({ units: 50n });
    expect(en('5.')).toEqual({ units: 500n });
  });
});

describe('an invalid amount', () => {
  it.each([
    'abc',
    '-5',
    '+5',
    '1e5',
    '0x10',
    '5 USDT',
    '.',
    ',',
    '1..2',
    '1,2,3',
    '1.2,3.4',
    '12,34,567.8',
    '١٢',
  ])('rejects %s', (text) => {
    expect(en(text)).toEqual({ error: 'number' });
    expect(de(text)).toEqual({ error: 'number' });
  });

  it('is empty without a character', () => {
    expect(en('   ')).toEqual({ error: 'empty' });
  });

  it('has more decimals than the unit, unless they are zeros', () => {
    expect(en('0.001')).toEqual({ error: 'decimals' });
    expect(en('0.100')).toEqual({ units: 10n });
    expect(en('5.5', 0)).toEqual({ error: 'decimals' });
  });
});
