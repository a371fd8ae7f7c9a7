import type { Conversion } from '@nova/shared/energy/conversion-schemas';
import { expect, it } from 'vitest';
import { findLimit } from './find-limit.ts';

const open: Conversion = {
  contract: null,
  spendable: 1_000,
  convertible: 0,
  left_today: 500,
  all_left_today: 500_000,
  covered: 600,
  pot_share: 40,
  next_day_at: '2099-01-01T00:00:00.000Z',
  conditions: [],
};

it.each([
  ['own_room', {}],
  ['points', { spendable: 70 }],
  ['allowance', { covered: 0 }],
  ['all_room', { all_left_today: 100 }],
  ['points', { spendable: 0, covered: 0, pot_share: 0 }],
] as const)('names %s as the limit of a conversion', (limit, change) => {
  expect(findLimit({ ...open, ...change })).toBe(limit);
});
