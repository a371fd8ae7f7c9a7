import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientTexts, loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../lib/i18n/text-context.ts';
import { OptionalSection, SectionBoundary } from './section-boundary.tsx';

let isBroken = true;
function Part() {
  if (isBroken) throw new Error('broken');
  return <p>whole</p>;
}

beforeEach(async () => {
  isBroken = true;
  await loadCatalogues('de', ['site']);
  // React logs every caught error, and these tests cause them on purpose.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('keeps the page when a part fails, and shows the part again after a retry', async () => {
  render(
    <TextContext value={{ source: clientTexts, isFallback: false }}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={['/de']}>
          <h1>Seite</h1>
          <SectionBoundary>
            <Part />
          </SectionBoundary>
        </MemoryRouter>
      </QueryClientProvider>
    </TextContext>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Seite');
  expect(screen.getByText('Etwas ist schiefgelaufen')).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(screen.getByText('whole')).toBeTruthy();
});

it('omits an optional part that fails', () => {
  render(
    <OptionalSection instead={<p>something else</p>}>
      <Part />
    </OptionalSection>,
  );
  expect(screen.getByText('something else')).toBeTruthy();
});
