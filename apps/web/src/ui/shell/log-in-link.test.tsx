import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { saveSession } from '../../lib/session/session-store.ts';
import { renderUi } from '../render-ui.tsx';
import { LogInLink } from './log-in-link.tsx';

afterEach(() => {
  cleanup();
  saveSession(null);
});

test.each([
  [
    'returns to the page with its query',
    '/explorer/block/31?tab=raw',
    'en',
    '/auth?next=%2Fexplorer%2Fblock%2F31%3Ftab%3Draw',
  ],
  ['returns to the German page', '/de/market', 'de', '/de/auth?next=%2Fde%2Fmarket'],
  ['keeps the page to return to on the login page', '/auth?next=%2Ffaq', 'en', '/auth?next=%2Ffaq'],
] as const)('the menu’s link to the login %s', async (_title, path, language, expected) => {
  await renderUi(<LogInLink />, language, path);
  expect(screen.getByRole('link').getAttribute('href')).toBe(expected);
});

test.each([
  ['en', '/faq', 'Your account', '/settings'],
  ['de', '/de/faq', 'Dein Konto', '/de/settings'],
] as const)(
  'a user who is logged in is led to the account, not to the login (%s)',
  async (language, path, name, href) => {
    const tokens = { access_token: 'a', refresh_token: 'r', expires_at: '2099-01-01T00:00:00.000Z' };
    saveSession({ userId: 'u', address: null, email: 'anna@example.org', tokens });
    await renderUi(<LogInLink />, language, path);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  },
);
