import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/http.ts';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { renderUi } from '../../ui/render-ui.tsx';
import { useFaucetErrorText } from './faucet-error-text.ts';

afterEach(cleanup);

function Text({ error }: { error: unknown }) {
  return <output>{useFaucetErrorText()(error)}</output>;
}
const nextAt = '2026-05-02T14:05:00.000Z';

it.each([
  [
    'faucet_cooldown',
    {},
    'This address has already received its payout. It can request the next one from 2 May 2026, 14:05 UTC.',
  ],
  [
    'faucet_busy',
    { budget: 'network' },
    'Your network has used up its budget of 5 payouts a day. You can request one again from 2 May 2026, 14:05 UTC.',
  ],
  [
    'faucet_busy',
    { budget: 'day' },
    'The faucet’s budget for today is used up for everyone. It pays out again from 2 May 2026, 14:05 UTC.',
  ],
])('names the budget that is used up and when it is renewed: %s %o', async (code, details, text) => {
  await loadCatalogues('en', ['faucet']);
  await renderUi(<Text error={new ApiError(code, 429, '', { ...details, nextAt })} />);
  expect(screen.getByRole('status').textContent).toBe(text);
});

it('names them in German', async () => {
  await loadCatalogues('de', ['faucet']);
  const error = new ApiError('faucet_busy', 429, '', { budget: 'network', nextAt });
  await renderUi(<Text error={error} />, 'de');
  expect(screen.getByRole('status').textContent).toBe(
    'Dein Netzwerk hat sein Budget von 5 Auszahlungen pro Tag ausgeschöpft. Du kannst ab 2. Mai 2026, 14:05 UTC wieder eine anfordern.',
  );
});
