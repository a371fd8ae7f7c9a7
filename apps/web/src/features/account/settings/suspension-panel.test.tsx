import type { OwnSuspension } from '@nova/shared/energy/suspension-schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientTexts, loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../../lib/i18n/text-context.ts';
import { saveSession } from '../../../lib/session/session-store.ts';
import { SuspensionPanel } from './suspension-panel.tsx';

const APPEAL = 'We are a school, and this was a lesson.';
let own: OwnSuspension;
let sent: string[];

async function answer(input: string, init: { body?: string }): Promise<Response> {
  if (input.endsWith('/appeal')) {
    const { text } = JSON.parse(init.body!) as { text: string };
    sent.push(text);
    own = { suspension: { ...own.suspension!, appeal: text, appealed_at: '2026-03-05T00:00:00.000Z' } };
  }
  return new Response(JSON.stringify(own));
}

beforeEach(async () => {
  await loadCatalogues('en', ['site', 'account', 'form']);
  vi.stubGlobal('fetch', answer);
  const tokens = { access_token: 'a', refresh_token: 'r', expires_at: '2099-01-01T00:00:00.000Z' };
  saveSession({ userId: 'u', address: null, tokens });
  sent = [];
  const since = '2026-03-04T00:00:00.000Z';
  own = { suspension: { reason: 'Forty accounts of one network', since, appeal: null, appealed_at: null } };
});
afterEach(() => {
  cleanup();
  saveSession(null);
  vi.unstubAllGlobals();
});

function show() {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TextContext value={{ source: clientTexts, isFallback: false }}>
          <SuspensionPanel />
        </TextContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('shows the reason, and accepts one appeal of at least ten characters', async () => {
  show();
  expect(await screen.findByText('Reason: Forty accounts of one network')).toBeDefined();
  fireEvent.change(await screen.findByLabelText('Your answer'), { target: { value: 'short' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('Please write at least 10 characters.')).toBeDefined();
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: APPEAL } });
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('Answer sent')).toBeDefined();
  expect(screen.getByText(APPEAL)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull();
  expect(sent).toEqual([APPEAL]);
});

it('shows nothing while the account may convert', async () => {
  own = { suspension: null };
  const { container } = show();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(container.textContent).toBe('');
});
