import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { renderUi } from '../../ui/render-ui.tsx';
import { TransparencyPage } from './transparency-page.tsx';

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => new Promise(() => undefined));
  await loadCatalogues('en', ['transparency']);
  await loadCatalogues('de', ['transparency']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('states that the announced audit is still pending', async () => {
  await renderUi(<TransparencyPage />);
  expect(screen.getByText('Coming Soon')).toBeTruthy();
  expect(screen.getByText('We announced: “Audits are planned for Q4 2025.”')).toBeTruthy();
  expect(screen.getByText(/^That date has passed and there is no audit report\./)).toBeTruthy();
});

it('names the actual chain ID next to the one in earlier documents', async () => {
  await renderUi(<TransparencyPage />, 'de');
  expect(screen.getByText('96969')).toBeTruthy();
  expect(
    screen.getByText('Frühere Dokumente nennen die Chain-ID 6996. Diese Zahl ist überholt.'),
  ).toBeTruthy();
  expect(screen.getByText('Kommt bald')).toBeTruthy();
});
