import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { saveSession } from '../../../lib/session/session-store.ts';
import { renderUi } from '../../../ui/render-ui.tsx';
import { ClosingLinks } from './closing-links.tsx';

const TOKENS = { access_token: 'a', refresh_token: 'r', expires_at: '2099-01-01T00:00:00.000Z' };
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

beforeEach(() => loadCatalogues('en', ['sections']));
afterEach(() => {
  cleanup();
  saveSession(null);
});

it('offers only the Energy Dashboard in a running demo, also before its wallet is connected', async () => {
  saveSession({ userId: 'd1', address: '0xd1', tokens: TOKENS, before: null });
  await renderUi(<ClosingLinks />);
  expect(names()).toEqual(['Open your Energy Dashboard']);
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers a demo to a user who is logged in', async () => {
  saveSession({ userId: 'u1', address: null, email: 'ina@example.org', tokens: TOKENS });
  await renderUi(<ClosingLinks />);
  expect(names()).toEqual(['Start demo']);
});

it('offers the wallet and the login to a visitor', async () => {
  await renderUi(<ClosingLinks />);
  expect(screen.getByRole('button', { name: /^Connect wallet/ })).toBeTruthy();
  expect(names()).toEqual(['Log in or register']);
});
