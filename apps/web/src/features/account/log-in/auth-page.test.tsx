import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { renderUi } from '../../../ui/render-ui.tsx';
import { AuthPage } from './auth-page.tsx';

const emailField = () => screen.getByLabelText<HTMLInputElement>(/^Email/);
const choose = async (name: string) => {
  await userEvent.click(screen.getByRole('tab', { name }));
  await screen.findByRole('tabpanel', { name });
};

beforeEach(async () => {
  await loadCatalogues('en', ['account']);
  vi.stubGlobal('fetch', async () => Response.json({}));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('keeps the entered email address when the user changes between login and registration', async () => {
  await renderUi(<AuthPage />, 'en', '/auth');
  await userEvent.type(emailField(), 'ina@example.org');
  await choose('Register');
  expect(emailField().value).toBe('ina@example.org');
  await userEvent.type(emailField(), '.uk');
  await choose('Log in');
  expect(emailField().value).toBe('ina@example.org.uk');
});
