import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { renderUi } from '../../../ui/render-ui.tsx';
import { ExplorerSearch } from './explorer-search.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says which names can be searched if there is no match', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('search') ? { kind: 'none' } : { items: [] }),
  );
  await loadCatalogues('en', ['explorer']);
  await renderUi(<ExplorerSearch />);
  await userEvent.type(screen.getByRole('textbox'), 'Colour field{Enter}');
  expect((await screen.findByText(/^No results for “Colour field”/)).textContent).toContain(
    'Names of tokens and contracts can be searched, names of NFTs can’t.',
  );
});

it('asks to shorten a text that the api does not accept, and sends nothing', async () => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    return Response.json({ items: [] });
  });
  await loadCatalogues('en', ['explorer']);
  await renderUi(<ExplorerSearch />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('a'.repeat(3_000));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/^The search text is longer than 400 characters\. Shorten it/)).toBeTruthy();
  expect(requests.filter((url) => url.includes('search'))).toEqual([]);
});
