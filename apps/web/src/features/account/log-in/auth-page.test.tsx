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

const refuse = (code: string, status: number) => Response.json({ error: { code, message: '' } }, { status });
const submit = (name: string) => userEvent.click(screen.getByRole('button', { name }));

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

it('removes the server’s error when a later attempt is refused by the form itself', async () => {
  vi.stubGlobal('fetch', async () => refuse('credentials_wrong', 401));
  await renderUi(<AuthPage />, 'en', '/auth');
  await userEvent.type(emailField(), 'ina@example.org');
  const password = screen.getByLabelText(/^Password/);
  await userEvent.type(password, 'wrong');
  await submit('Log in');
  const older = 'Wrong email or password. Check both, or reset your password.';
  expect(await screen.findByText(older)).toBeTruthy();
  await userEvent.clear(password);
  await submit('Log in');
  expect(await screen.findByText('This field is required.')).toBeTruthy();
  expect(screen.queryByText(older)).toBeNull();
});

it('removes the error of a mailed link once a later login fails', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('confirm') ? refuse('link_invalid', 400) : refuse('credentials_wrong', 401),
  );
  await renderUi(<AuthPage />, 'en', `/auth#confirm=${'a'.repeat(43)}`);
  const older = await screen.findByRole('alert');
  await userEvent.type(emailField(), 'ina@example.org');
  await userEvent.type(screen.getByLabelText(/^Password/), 'wrong');
  await submit('Log in');
  expect(
    await screen.findByText('Wrong email or password. Check both, or reset your password.'),
  ).toBeTruthy();
  expect(older.isConnected).toBe(false);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
