import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { renderUi } from '../../ui/render-ui.tsx';
import { Bell } from './bell.tsx';

const notice = (id: number, data: object) => ({
  id,
  kind: 'nft_sold',
  data,
  created_at: '2026-11-25T15:00:00.000Z',
  is_read: false,
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('names the price of a sold NFT if it is known', async () => {
  const items = [
    notice(2, { token_id: '1', price_wei: '12500000000000000000' }),
    notice(1, { token_id: '3' }),
  ];
  vi.stubGlobal('fetch', async () => Response.json({ items, next: null, prev: null, unread: 2 }));
  await loadCatalogues('en', ['notification']);
  await renderUi(<Bell />);
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
  expect(await screen.findByText('Your NFT #1 was sold for 12.5 NAC')).toBeTruthy();
  expect(screen.getByText('Your NFT #3 was sold')).toBeTruthy();
});
