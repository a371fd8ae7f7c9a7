import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { clientTexts, loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../lib/i18n/text-context.ts';
import { LatestPurchases } from './sale/latest-purchases.tsx';
import { BUILT_IN_SALE, type LatestPurchase, type Sale } from './sale/sale.ts';
import { SaleStats } from './sale/sale-stats.tsx';

afterEach(cleanup);

const purchase = (byte: string, isSimulated: boolean): LatestPurchase => ({
  id: `0x${byte.repeat(32)}`,
  wallet_address: `0x${'11'.repeat(20)}`,
  phase: 1,
  usdt_amount: '10000000',
  nova_tokens: '1000000000000000000000',
  bonus_tokens: '0',
  is_simulated: isSimulated,
  transaction_hash: `0x${byte.repeat(32)}`,
  completed_at: '2026-11-22T12:00:00.000Z',
});
const saleWith = (simulatedUnits: bigint): Sale => ({
  ...BUILT_IN_SALE,
  contract: `0x${'22'.repeat(20)}`,
  ledger: {
    entries: 2,
    usdtUnits: 20_000_000n,
    simulatedUnits,
    details: [purchase('a1', true), purchase('a2', false)],
  },
});

async function show(language: 'en' | 'de', sale: Sale): Promise<void> {
  await loadCatalogues(language, ['site', 'presale']);
  const prefix = language === 'de' ? '/de' : '';
  render(
    <TextContext value={{ source: clientTexts, isFallback: false }}>
      <MemoryRouter initialEntries={[`${prefix}/presale`]}>
        <SaleStats sale={sale} isBuiltIn={false} />
        <LatestPurchases sale={sale} failure={{ error: null, onRetry: () => undefined }} />
      </MemoryRouter>
    </TextContext>,
  );
}

it.each([
  ['en', 'Simulated', '10 USDT simulated'],
  ['de', 'Simuliert', '10 USDT simuliert'],
] as const)(
  'marks purchases without money in the list and in the total, in %s',
  async (language, mark, sum) => {
    await show(language, saleWith(10_000_000n));
    expect(screen.getAllByText(mark)).toHaveLength(1);
    expect(screen.getByText(sum)).toBeDefined();
  },
);

it('marks nothing in the total if all purchases were paid', async () => {
  await show('en', saleWith(0n));
  expect(screen.queryByText(/USDT simulated/)).toBeNull();
});
