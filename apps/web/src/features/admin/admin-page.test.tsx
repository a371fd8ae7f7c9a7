import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clientTexts, loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../lib/i18n/text-context.ts';
import { endRevokedSession, saveSession, watchStoredSession } from '../../lib/session/session-store.ts';
import { removeAdminToken } from './admin-api.ts';
import { AdminPage } from './admin-page.tsx';

const TOKEN = 'the right token of this test';
const ROW = {
  action_key: 'page_visit',
  points: 5,
  cooldown_seconds: 30,
  daily_cap: 10,
  lifetime_cap: 0,
  source: 'browser',
  is_active: true,
  changing_to: null,
};
const SESSION = {
  userId: 'u1',
  address: null,
  tokens: { access_token: 'a', refresh_token: 'r', expires_at: '2099-01-01T00:00:00.000Z' },
};
let mayChange = true;
let requests: { url: string; method: string; token: string | null; body: unknown }[] = [];

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
async function answer(url: string, init: { method: string; headers: Headers; body?: string }) {
  const token = init.headers.get('x-admin-token');
  const body: unknown = init.body === undefined ? undefined : JSON.parse(init.body);
  requests.push({ url, method: init.method, token, body });
  const isOfRole = init.headers.get('authorization') === 'Bearer a';
  if (isOfRole && url.endsWith('/me')) return json({ actor: 'user', may_change: true });
  if (isOfRole && url.endsWith('/partners') && init.method === 'POST') return json({ id: 'p1', secret: 's' });
  if (token !== TOKEN && !isOfRole) return json({ error: { code: 'unauthorized', message: '' } }, 401);
  if (url.endsWith('/me')) return json({ actor: 'token', may_change: mayChange });
  if (init.method === 'PUT') return new Response(null, { status: 202 });
  if (url.includes('action-types')) return json({ items: [ROW] });
  if (url.includes('presale/books')) return json({ items: [], balances: [], refund_due: [] });
  if (url.includes('/outbox')) return json({ items: [], next: null, prev: null, lanes: [] });
  return json({ items: [], next: null, prev: null });
}

// Preloaded because a busy machine takes longer to load the file than a test waits for text.
beforeAll(() => import('./overview/dashboard.tsx'));
beforeEach(async () => {
  await loadCatalogues('en', ['site', 'admin', 'administration', 'status', 'contact', 'form']);
  vi.stubGlobal('fetch', answer);
  requests = [];
  mayChange = true;
});
afterEach(() => {
  cleanup();
  saveSession(null);
  removeAdminToken();
  vi.unstubAllGlobals();
});

function show(at = '/admin?tab=rewards') {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <TextContext value={{ source: clientTexts, isFallback: false }}>
          <AdminPage />
        </TextContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
function enter(token: string) {
  fireEvent.change(screen.getByLabelText('Token'), { target: { value: token } });
  fireEvent.click(screen.getByRole('button', { name: 'Open dashboard' }));
}

it('sends no request before a token is entered', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Admin token' })).toBeDefined();
  expect(requests).toEqual([]);
});

it('reports a wrong token, shows nothing, and does not store it for the next page', async () => {
  show();
  enter('a wrong one');
  expect(
    await screen.findByText('Wrong token. The attempt has been logged. Check the token and try again.'),
  ).toBeDefined();
  expect(screen.queryByText('Reward catalog')).toBeNull();
  await waitFor(() => expect(localStorage.getItem('adminToken')).toBeNull());
});

it('stores the correct token in this browser and sends it in a header, never in a URL', async () => {
  show();
  enter(TOKEN);
  expect(await screen.findByText('page_visit')).toBeDefined();
  expect(localStorage.getItem('adminToken')).toBe(TOKEN);
  expect(requests.every(({ token, url }) => token === TOKEN && !url.includes('token'))).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Forget this token' }));
  expect(localStorage.getItem('adminToken')).toBeNull();
});

it('writes a changed entry to the chain', async () => {
  show();
  enter(TOKEN);
  fireEvent.click(await screen.findByRole('button', { name: 'Change page_visit' }));
  fireEvent.change(screen.getByLabelText('Energy Points'), { target: { value: '7' } });
  fireEvent.click(screen.getByRole('button', { name: 'Write to chain' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true));
  expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
    url: '/api/v1/admin/action-types/page_visit',
    body: {
      points: 7,
      cooldown_seconds: 30,
      daily_cap: 10,
      lifetime_cap: 0,
      source: 'browser',
      is_active: true,
    },
  });
});

it('retains what an administrator has typed when the login ends, and continues after the next login', async () => {
  saveSession(SESSION);
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Add a partner' }));
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  fireEvent.change(name, { target: { value: 'Harbour taxis' } });
  act(() => endRevokedSession());
  const text = /^Your login has ended\. What you’ve typed stays here/;
  expect(screen.getByText(text)).toBeDefined();
  const link = screen.getByText('Log in in a new tab');
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/auth?next=%2Fadmin', '_blank']);
  const submit = screen
    .getAllByRole<HTMLButtonElement>('button', { name: 'Add a partner', hidden: true })
    .find(({ type }) => type === 'submit')!;
  fireEvent.click(submit);
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Harbour taxis');

  act(() => saveSession(SESSION));
  await waitFor(() => expect(screen.queryByText('Log in in a new tab')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Harbour taxis');
  requests = [];
  fireEvent.click(submit);
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ name: 'Harbour taxis' }),
  );
});

it('shows nothing any more after a logout in another tab', async () => {
  saveSession(SESSION);
  const stop = watchStoredSession();
  show();
  await screen.findByText('page_visit');
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(screen.queryByText('page_visit')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Admin token' })).toBeDefined();
  stop();
});

it('shows an auditor everything and offers no change', async () => {
  mayChange = false;
  show();
  enter(TOKEN);
  expect(await screen.findByText('page_visit')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Change page_visit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a partner' })).toBeNull();
});

it('has a tab for each area and opens one at a time', async () => {
  show('/admin?tab=outbox');
  enter(TOKEN);
  expect(await screen.findByRole('heading', { name: 'Outbox' })).toBeDefined();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Overview',
    'Presale',
    'Whitelist',
    'Users',
    'Rewards',
    'Messages',
    'Moderation',
    'Outbox',
    'Status page',
    'Audit log',
  ]);
  expect(screen.queryByText('Reward catalog')).toBeNull();
});
