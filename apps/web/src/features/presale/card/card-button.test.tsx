import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { saveSession } from '../../../lib/session/session-store.ts';
import { renderUi } from '../../../ui/render-ui.tsx';
import { CardButton } from './card-button.tsx';

afterEach(() => {
  cleanup();
  saveSession(null);
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('can be used again after going back from the page of the card processor', async () => {
  await loadCatalogues('en', ['presale']);
  const tokens = { access_token: 'a', refresh_token: 'r', expires_at: '2099-01-01T00:00:00.000Z' };
  saveSession({ userId: 'u1', address: null, tokens });
  const url = 'https://card.example/pay';
  vi.stubGlobal('fetch', async () => Response.json({ url, purchase: { id: `0x${'ab'.repeat(32)}` } }));
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const order = { phase: 1, usdtUnits: 20_000_000n, minNacWei: 0n };
  await renderUi(<CardButton order={order} isTest disabledReason={undefined} onInvalid={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Pay 20 USD by card' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith(url));
  expect(screen.queryByRole('button', { name: 'Pay 20 USD by card' })).toBeNull();
  act(() => void dispatchEvent(new Event('pageshow')));
  expect(screen.getByRole('button', { name: 'Pay 20 USD by card' }).getAttribute('aria-busy')).not.toBe(
    'true',
  );
});

it('returns to the sale after a login', async () => {
  await loadCatalogues('en', ['presale']);
  await renderUi(<CardButton order={null} isTest disabledReason={undefined} onInvalid={() => undefined} />);
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth?next=%2Fpresale');
});
