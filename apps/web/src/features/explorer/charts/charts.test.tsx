import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { renderUi } from '../../../ui/render-ui.tsx';
import { Charts } from './charts.tsx';

const requested: string[] = [];

async function show(query: string) {
  requested.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    return Response.json({ bucket: 'day', days: [], actions: [] });
  });
  await loadCatalogues('en', ['explorer']);
  await renderUi(<Charts />, 'en', `/explorer/charts${query}`);
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['?from=2026-05-09&to=2026-05-01', 'The first day is after the last one. Choose another period.'],
  ['?from=2024-01-01&to=2026-05-01', 'A chart shows at most 366 days. Choose a shorter period.'],
])('says what is wrong with the period %s, and leads to the usual one', async (query, text) => {
  await show(`${query}&measures=all`);
  expect(screen.getByRole('alert').textContent).toContain(text);
  const link = screen.getByRole('link', { name: 'Show the last 30 days' });
  expect(link.getAttribute('href')).toBe('/explorer/charts?measures=all');
  expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('2026-05-01');
  expect(requested).toEqual([]);
});

it('asks for a period of 366 days', async () => {
  await show('?from=2025-05-01&to=2026-05-01');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(requested).toEqual(['/api/v1/charts?from=2025-05-01&to=2026-05-01']);
});
