import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { renderUi } from '../../ui/render-ui.tsx';
import { ContactForm } from './contact-form.tsx';

const CHECK = { check: 'check', first: 3, second: 4 };
const UNREACHABLE = 'We couldn’t reach the server. Check your connection and try again.';
let isOnline = true;

beforeEach(async () => {
  isOnline = true;
  vi.stubGlobal('fetch', async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return Response.json(CHECK);
  });
  await loadCatalogues('en', ['contact']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says once that the server is unreachable, and no longer when it is back', async () => {
  await renderUi(<ContactForm onSent={() => undefined} />);
  const answer = await screen.findByLabelText(/3 \+ 4/);
  await userEvent.type(screen.getByLabelText(/^Name/), 'Ina');
  await userEvent.type(screen.getByLabelText(/^Email/), 'ina@example.org');
  await userEvent.type(screen.getByLabelText(/^Message/), 'My question is about the presale.');
  await userEvent.type(answer, '7');
  isOnline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText(UNREACHABLE)).toBeTruthy();
  await expect.poll(() => screen.queryByLabelText(/3 \+ 4/)).toBeNull();
  expect(screen.getAllByText(UNREACHABLE)).toHaveLength(1);
});

it('loads its question once the browser is online again', async () => {
  isOnline = false;
  await renderUi(<ContactForm onSent={() => undefined} />);
  expect(await screen.findByText(UNREACHABLE)).toBeTruthy();
  isOnline = true;
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByLabelText(/3 \+ 4/)).toBeTruthy();
  expect(screen.queryByText(UNREACHABLE)).toBeNull();
});
