import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectVisitor, sendVisitorAway } from '../../lib/page/test-visitor.ts';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { renderUi } from '../../ui/render-ui.tsx';
import { TestUsdtPanel } from './test-usdt-panel.tsx';

const TOKEN = `0x${'ee'.repeat(20)}`;
let units: bigint;

beforeEach(async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url === '/rpc'
        ? { result: `0x${units.toString(16).padStart(64, '0')}` }
        : { is_open: true, test_usdt: TOKEN, next_at: null },
    ),
  );
  await loadCatalogues('en', ['faucet']);
  connectVisitor();
});
afterEach(() => {
  cleanup();
  sendVisitorAway();
  vi.unstubAllGlobals();
});

it('shows the balance of test USDT and leads to the presale', async () => {
  units = 1_000_000_000n;
  await renderUi(<TestUsdtPanel onTap={async () => undefined} />);
  expect(await screen.findByText('Your balance: 1,000 test USDT.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Buy NAC with test USDT' }).getAttribute('href')).toBe('/presale');
});

it('leads nobody to the presale who has no test USDT', async () => {
  units = 0n;
  await renderUi(<TestUsdtPanel onTap={async () => undefined} />);
  expect(await screen.findByText('Your balance: 0 test USDT.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Buy NAC with test USDT' })).toBeNull();
});
