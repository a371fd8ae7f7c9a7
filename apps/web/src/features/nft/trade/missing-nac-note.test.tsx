import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { renderUi } from '../../../ui/render-ui.tsx';
import { MissingNacNote } from './missing-nac-note.tsx';

const BUYER = `0x${'31'.repeat(20)}`;
const TWO_NAC = '0x1bc16d674ec80000';

const show = (priceWei: string) => renderUi(<MissingNacNote address={BUYER} priceWei={priceWei} />);

beforeEach(async () => {
  await loadCatalogues('en', ['nft']);
  vi.stubGlobal('fetch', async () => Response.json({ jsonrpc: '2.0', id: 1, result: TWO_NAC }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('names the missing NAC before a purchase and offers the presale', async () => {
  await show('12500000000000000000');
  const link = await screen.findByRole('link', { name: 'Buy NAC' });
  expect(link.getAttribute('href')).toBe('/presale');
  expect(screen.getByRole('note').textContent).toMatch(
    /^You need 10\.50015 NAC more for this purchase and its network fee\./,
  );
});

it('stays hidden while the wallet has enough', async () => {
  await show('1900000000000000000');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('note')).toBeNull();
});
