import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { renderUi } from '../../ui/render-ui.tsx';
import SearchDialog from './search-dialog.tsx';

const requests: string[] = [];

beforeEach(async () => {
  await loadCatalogues('en', ['search']);
  requests.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    return Response.json({ kind: 'none' });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('asks to shorten a text that the api does not accept, and sends nothing', async () => {
  await renderUi(<SearchDialog onClose={() => undefined} />);
  await userEvent.click(screen.getByRole('textbox', { hidden: true }));
  await userEvent.paste('a'.repeat(401));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe(
    'The search text is longer than 400 characters. Shorten it and try again.',
  );
  expect(requests).toEqual([]);
  await userEvent.keyboard('{Backspace}{Enter}');
  expect(await screen.findByText(/^No results for/)).toBeTruthy();
  expect(requests).toHaveLength(1);
});
