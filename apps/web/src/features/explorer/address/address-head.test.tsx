import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientTexts, loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../../lib/i18n/text-context.ts';
import { AddressHead } from './address-head.tsx';

/** The heading has a breadcrumb, which needs the routes of a router. */
function show(isDelegating: boolean): void {
  const element = <AddressHead address={`0x${'a'.repeat(40)}`} isContract isDelegating={isDelegating} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <TextContext value={{ source: clientTexts, isFallback: false }}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </TextContext>,
  );
}

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => Response.json({ items: [] }));
  await loadCatalogues('en', ['site', 'explorer']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('distinguishes a wallet that runs the code of a contract from a contract', () => {
  show(true);
  expect(screen.getByText('Wallet with delegation')).toBeTruthy();
  expect(screen.queryByText('Contract')).toBeNull();
  cleanup();
  show(false);
  expect(screen.getByText('Contract')).toBeTruthy();
});
