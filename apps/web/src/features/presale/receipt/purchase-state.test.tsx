import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { clientTexts, loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../../lib/i18n/text-context.ts';
import { PurchaseState } from './purchase-state.tsx';

afterEach(cleanup);

async function show(language: 'en' | 'de', reason: string | null): Promise<void> {
  await loadCatalogues(language, ['site', 'presale']);
  render(
    <TextContext value={{ source: clientTexts, isFallback: false }}>
      <MemoryRouter initialEntries={[language === 'de' ? '/de/presale' : '/presale']}>
        <PurchaseState purchase={{ status: 'paid', reason, is_simulated: false }} />
      </MemoryRouter>
    </TextContext>,
  );
}

it.each([
  ['en', 'Paid, waiting for approval by the Safe'],
  ['de', 'Bezahlt, wartet auf Freigabe durch den Safe'],
] as const)('says that a paid purchase awaits the Safe, in %s', async (language, texts) => {
  await show(language, 'awaiting_approval');
  expect(screen.getByText(texts)).toBeDefined();
});

it('says that coins are on their way if a paid purchase waits for anything else', async () => {
  await show('en', 'reservation_limit');
  expect(screen.getByText('Paid, delivering coins')).toBeDefined();
});
