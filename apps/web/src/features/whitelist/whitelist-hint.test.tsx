import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientTexts, loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../lib/i18n/text-context.ts';
import { saleState, type SaleState } from '../../lib/live/sale-mark.ts';
import { WhitelistHint } from './whitelist-hint.tsx';

beforeEach(() => loadCatalogues('en', ['site', 'home']));
afterEach(() => {
  cleanup();
  saleState.set(null);
});

function show(mark: SaleState | null): string {
  saleState.set(mark);
  const { container } = render(
    <MemoryRouter>
      <TextContext value={{ source: clientTexts, isFallback: false }}>
        <WhitelistHint hasWallet={false} />
      </TextContext>
    </MemoryRouter>,
  );
  return container.textContent;
}

it.each(['notYet', null] as const)('promises early access while the sale is %s', (mark) => {
  expect(show(mark)).toContain('can buy before the public sale opens');
});

it.each(['open', 'paused', 'reserved'] as const)('links to the sale once it is %s', (mark) => {
  expect(show(mark)).toContain('you can buy without being on the whitelist');
  expect(screen.getByRole('link', { name: 'Buy NAC' }).getAttribute('href')).toBe('/presale');
});

it.each(['soldOut', 'closed'] as const)('promises nothing when the sale is %s', (mark) => {
  expect(show(mark)).toContain('The presale is over');
  expect(screen.queryByRole('link')).toBeNull();
});
