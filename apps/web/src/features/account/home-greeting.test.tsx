import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demoDialog } from '../../lib/chain/demo-dialog.ts';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import {
  isReturningStore,
  readSession,
  saveSession,
  watchStoredSession,
} from '../../lib/session/session-store.ts';
import { renderUi } from '../../ui/render-ui.tsx';
import { HomeGreeting } from './home-greeting.tsx';

const TOKENS = { access_token: 'a1', refresh_token: 'r1', expires_at: '2099-01-01T00:00:00.000Z' };
const wire = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(async () => {
  wire.mockClear();
  vi.stubGlobal('fetch', wire);
  await loadCatalogues('en', ['home']);
  await loadCatalogues('de', ['home']);
  saveSession({ userId: 'u1', address: null, email: 'ina@example.org', tokens: TOKENS });
});
afterEach(() => {
  cleanup();
  saveSession(null);
  demoDialog.set(false);
  isReturningStore.set(false);
  vi.unstubAllGlobals();
});

it('greets a returning user and offers the demo and the logout', async () => {
  watchStoredSession()();
  await renderUi(<HomeGreeting />, 'de');
  expect(screen.getByText('Willkommen zurück!')).toBeTruthy();
  expect(linkTo('Demo starten')).toBe('/de/demo-account-setup');
  await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
  expect(readSession()).toBeNull();
  expect(linkTo('Anmelden oder registrieren')).toBe('/de/auth');
  expect(wire).toHaveBeenCalledWith('/auth/v1/sign-out', expect.anything());
});

it('opens the dialog of a running demo instead of ending it', async () => {
  const before = readSession();
  saveSession({ userId: 'd1', address: '0xd1', tokens: TOKENS, before });
  await renderUi(<HomeGreeting />);
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(demoDialog.get()).toBe(true);
  expect(readSession()).toMatchObject({ userId: 'd1' });
  expect(wire).not.toHaveBeenCalled();
});

it('does not welcome back a user who has just logged in', async () => {
  await renderUi(<HomeGreeting />);
  expect(screen.getByText('You’re logged in')).toBeTruthy();
  expect(screen.queryByText('Welcome back!')).toBeNull();
});

it('shows a visitor the login and registration, and nothing that requires an account', async () => {
  saveSession(null);
  await renderUi(<HomeGreeting />);
  expect(linkTo('Log in or register')).toBe('/auth');
  expect(screen.queryByText('Welcome back!')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
