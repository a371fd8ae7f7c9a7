import { BUILT_IN_PRESALE_STATUS } from '@nova/shared/presale/status';
import { expect, it } from 'vitest';
import {
  BUILT_IN_SALE,
  bonusSlotsLeft,
  leftOf,
  phaseStateOf,
  quoteOf,
  type Sale,
  saleStateOf,
  toSale,
  totalSoldWei,
  whyNoBonus,
} from './sale.ts';

const NAC = 10n ** 18n;
const withFirst = (books: { soldWei: bigint; reservedWei: bigint }, rest: Partial<Sale> = {}): Sale => ({
  ...BUILT_IN_SALE,
  phases: BUILT_IN_SALE.phases.map((phase) => (phase.phase === 1 ? { ...phase, ...books } : phase)),
  ...rest,
});

it('returns the coins that are neither sold nor reserved', () => {
  const { phases } = withFirst({ soldWei: 6_000_000n * NAC, reservedWei: 1_000_000n * NAC });
  expect(leftOf(phases[0]!)).toBe(3_000_000n * NAC);
});

it('is open, paused, not open yet, or over', () => {
  expect(saleStateOf(BUILT_IN_SALE, 100, false)).toBe('open');
  expect(saleStateOf({ ...BUILT_IN_SALE, isPaused: true }, 100, false)).toBe('paused');
  expect(saleStateOf({ ...BUILT_IN_SALE, currentPhase: 4 }, 100, false)).toBe('ended');
  const later = { ...BUILT_IN_SALE, whitelistOpensAt: 50, publicOpensAt: 200 };
  expect(saleStateOf(later, 100, false)).toBe('notOpen');
  expect(saleStateOf(later, 100, true)).toBe('open');
  expect(saleStateOf(later, 49, true)).toBe('notOpen');
  expect(saleStateOf(later, 200, false)).toBe('open');
});

it('reports reserved last coins, because they may become available again', () => {
  const sale = withFirst({ soldWei: 9_000_000n * NAC, reservedWei: 1_000_000n * NAC });
  expect(saleStateOf(sale, 0, false)).toBe('reserved');
});

it('distinguishes a phase that sold out from one that was ended', () => {
  const sale = withFirst({ soldWei: 10_000_000n * NAC, reservedWei: 0n }, { currentPhase: 3 });
  expect(sale.phases.map((phase) => phaseStateOf(sale, phase))).toEqual(['sold', 'ended', 'open']);
  expect(BUILT_IN_SALE.phases.map((phase) => phaseStateOf(BUILT_IN_SALE, phase))).toEqual([
    'open',
    'waiting',
    'waiting',
  ]);
});

it('adds up the coins sold in all phases', () => {
  const phases = BUILT_IN_SALE.phases.map((phase) => ({ ...phase, soldWei: 100n * NAC }));
  expect(totalSoldWei({ ...BUILT_IN_SALE, phases })).toBe(300n * NAC);
});

it('gives a bonus in phase 1 from 1 USDT, once per buyer, while slots are left', () => {
  expect(whyNoBonus(BUILT_IN_SALE, 1_000_000n, false)).toBeNull();
  expect(whyNoBonus(BUILT_IN_SALE, 999_999n, false)).toBe('minimum');
  expect(whyNoBonus(BUILT_IN_SALE, 1_000_000n, true)).toBe('had');
  expect(whyNoBonus({ ...BUILT_IN_SALE, bonusSlotsUsed: 1_000 }, 1_000_000n, false)).toBe('slots');
  expect(whyNoBonus({ ...BUILT_IN_SALE, currentPhase: 2 }, 1_000_000n, false)).toBe('phase');
  expect(bonusSlotsLeft({ ...BUILT_IN_SALE, bonusSlotsUsed: 1_003 })).toBe(0);
});

it('uses the price of the current phase', () => {
  expect(quoteOf(BUILT_IN_SALE, 1, 250_000_000n, false)).toEqual({
    baseWei: 25_000n * NAC,
    bonusWei: 5_000n * NAC,
  });
  expect(quoteOf({ ...BUILT_IN_SALE, currentPhase: 3 }, 3, 250_000_000n, false)).toEqual({
    baseWei: 5_000n * NAC,
    bonusWei: 0n,
  });
});

it('has the same built-in plan as the server', () => {
  const { phases, bonus, currentPhase } = BUILT_IN_PRESALE_STATUS.status;
  expect(BUILT_IN_SALE.phases.map(({ phase, allocationWei }) => [phase, allocationWei.toString()])).toEqual(
    phases.map(({ id, allocation }) => [id, allocation]),
  );
  expect([BUILT_IN_SALE.currentPhase, BUILT_IN_SALE.bonusSlotsTotal]).toEqual([
    currentPhase,
    bonus.slotsTotal,
  ]);
});

it('is parsed from the server’s responses: whole amounts, ended if closed, open for null times', () => {
  const sale = toSale(
    {
      block: 7,
      is_stale: false,
      contract: `0x${'11'.repeat(20)}`,
      reserve: `0x${'22'.repeat(20)}`,
      treasury: `0x${'33'.repeat(20)}`,
      usdt: null,
      is_test_usdt: false,
      is_paused: false,
      is_closed: true,
      whitelist_opens_at: null,
      public_opens_at: '2026-01-01T00:00:00.500Z',
      current_phase: 3,
      phases: [
        {
          id: 3,
          allocation: '50000000000000000000000000',
          sold: '1',
          reserved: '2',
          remaining: '0',
          price_usdt_units: '50000',
          state: 'current',
        },
      ],
      bonus: {
        phase: 1,
        percent: 20,
        min_usdt_units: '1000000',
        slots_total: 10,
        slots_used: 4,
        slots_remaining: 6,
      },
      min_usdt_units: '10000',
      offchain_left: '5',
      simulated_usdt_units: '1',
      card: { mode: 'test', min_usdt_units: '500000', max_usdt_units: '5000000000' },
      bridge: [],
    },
    BUILT_IN_PRESALE_STATUS,
  );
  expect(sale).toMatchObject({
    currentPhase: 4,
    whitelistOpensAt: 0,
    publicOpensAt: 1_767_225_601,
    usdt: null,
  });
  expect(sale.phases[0]).toEqual({
    phase: 3,
    priceUsdtUnits: 50_000n,
    allocationWei: 50_000_000n * NAC,
    soldWei: 1n,
    reservedWei: 2n,
  });
  expect([sale.bonusSlotsTotal, sale.bonusSlotsUsed]).toEqual([10, 4]);
});
