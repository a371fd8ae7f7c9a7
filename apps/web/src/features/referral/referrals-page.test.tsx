import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoDialog } from '../../lib/chain/demo-dialog.ts';
import { walletStore } from '../../lib/chain/wallet-state.ts';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { sendVisitorAway, signInVisitor } from '../../lib/page/test-visitor.ts';
import { readSession, saveSession } from '../../lib/session/session-store.ts';
import { renderUi } from '../../ui/render-ui.tsx';
import { ReferralsPage } from './referrals-page.tsx';

beforeEach(() => loadCatalogues('en', ['referral']));
afterEach(() => {
  cleanup();
  sendVisitorAway();
  demoDialog.set(false);
});

it('shows no link in a demo, whose friends do not count, and offers to end the demo', async () => {
  signInVisitor();
  saveSession({ ...readSession()!, before: null });
  await renderUi(<ReferralsPage />);
  expect(walletStore.get().status).toBe('connected');
  expect(screen.getByText(/^Friends of a demo account don’t count and earn you no points\./)).toBeTruthy();
  expect(screen.queryByText('Your link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'End demo' }));
  expect(demoDialog.get()).toBe(true);
});

it('says that a friend in a demo counts only with an own wallet', async () => {
  await renderUi(<ReferralsPage />);
  expect(
    screen.getByText(/^Demo accounts don’t count\..*until they connect their own wallet\.$/),
  ).toBeTruthy();
});
