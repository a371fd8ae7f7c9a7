import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { sessionStore } from '../../lib/session/session-store.ts';
import { toastQueue } from '../../ui/feedback/show-toast.ts';
import { renderUi } from '../../ui/render-ui.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { PrivateNote } from './private-note.tsx';

const ADDRESS = `0x${'a1'.repeat(20)}`;
const AT = '2026-11-20T10:00:00.000Z';
let stored: string | null;
let requests: string[];

beforeEach(async () => {
  stored = null;
  requests = [];
  await loadCatalogues('en', ['watchlist']);
  const hour = 3_600_000;
  sessionStore.set({
    userId: 'u1',
    address: null,
    email: 'ann@example.org',
    wallets: [],
    tokens: {
      access_token: 'a',
      refresh_token: 'r',
      expires_at: new Date(Date.now() + hour).toISOString(),
    },
  });
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') requests.push(`${method} ${url}`);
    if (method === 'PUT') stored = (JSON.parse(body as string) as { text: string }).text;
    if (method === 'DELETE') stored = null;
    if (method === 'DELETE') return new Response(null, { status: 204 });
    const note = stored === null ? null : { subject: ADDRESS, text: stored, created_at: AT, updated_at: AT };
    if (url.startsWith('/api/v1/notes?')) {
      return Response.json({ items: note ? [note] : [], next: null, prev: null });
    }
    return Response.json(method === 'PUT' ? note : { note, items: [], labels: [] });
  });
});
afterEach(() => {
  cleanup();
  sessionStore.set(null);
  toastQueue.set([]);
  vi.unstubAllGlobals();
});

it('writes a note, refuses an empty one, and undoes its deletion', async () => {
  await renderUi(<PrivateNote subject={ADDRESS} />);
  fireEvent.click(await screen.findByText('Add private note'));
  fireEvent.click(screen.getByText('Save note'));
  expect(await screen.findByText('Write a note of at most 500 characters.')).toBeDefined();
  expect(requests).toEqual([]);
  fireEvent.change(screen.getByLabelText('Your note'), { target: { value: 'My old wallet' } });
  fireEvent.click(screen.getByText('Save note'));
  expect(await screen.findByText('My old wallet')).toBeDefined();
  fireEvent.click(screen.getByText('Delete'));
  expect(await screen.findByText('Add private note')).toBeDefined();
  const [toast] = toastQueue.get();
  expect(toast?.title).toBe('Note deleted');
  toast!.action!.onClick();
  expect(await screen.findByText('My old wallet')).toBeDefined();
  expect(requests).toEqual([
    `PUT /api/v1/notes/${ADDRESS}`,
    `DELETE /api/v1/notes/${ADDRESS}`,
    `PUT /api/v1/notes/${ADDRESS}`,
  ]);
});

it('lists notes in the settings and changes one in place', async () => {
  stored = 'My old wallet';
  await renderUi(<NotesPanel />);
  fireEvent.click(await screen.findByRole('button', { name: `Edit the note on ${ADDRESS}` }));
  fireEvent.change(screen.getByLabelText('Your note'), { target: { value: 'Lost' } });
  fireEvent.click(screen.getByText('Save note'));
  await waitFor(() => expect(screen.queryByLabelText('Your note')).toBeNull());
  expect(await screen.findByText('Lost')).toBeDefined();
});
