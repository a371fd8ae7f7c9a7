import type { Sale } from '@nova/shared/presale/sale';
import { expect, test } from 'vitest';
import { stateOfSale } from './follow-sale-mark.ts';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const ALLOCATION = '10000000000000000000000000';
const phaseOf = (id: number, sold: string, reserved = '0') => ({
  id,
  allocation: ALLOCATION,
  sold,
  reserved,
  remaining: String(BigInt(ALLOCATION) - BigInt(sold) - BigInt(reserved)),
  price_usdt_units: '10000',
  state: 'current' as const,
});
const SALE = {
  is_paused: false,
  is_closed: false,
  public_opens_at: null,
  current_phase: 1,
  phases: [phaseOf(1, '5000000000000000000000'), phaseOf(2, '0'), phaseOf(3, '0')],
} as unknown as Sale;
const markOf = (change: Partial<Sale>) => stateOfSale({ ...SALE, ...change }, NOW);

test('a sale open to everyone is open', () => {
  expect(markOf({})).toBe('open');
  expect(markOf({ public_opens_at: '2026-11-22T12:00:00.000Z' })).toBe('open');
});

test('a sale that has not started, is paused or is fully reserved is not open', () => {
  expect(markOf({ public_opens_at: '2026-11-22T12:00:01.000Z' })).toBe('notYet');
  expect(markOf({ is_paused: true })).toBe('paused');
  expect(markOf({ phases: [phaseOf(1, '0', ALLOCATION)] })).toBe('reserved');
});

test('a sale that has ended is sold out only if every phase was sold', () => {
  expect(markOf({ is_closed: true })).toBe('closed');
  expect(markOf({ current_phase: 4 })).toBe('closed');
  const phases = [1, 2, 3].map((id) => phaseOf(id, ALLOCATION));
  expect(markOf({ is_closed: true, phases })).toBe('soldOut');
  expect(markOf({ current_phase: 4, phases })).toBe('soldOut');
});
