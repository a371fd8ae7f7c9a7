import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { PartnersPanel } from './partners-panel.tsx';
import { answerAdmin, json, renderPanel } from '../overview/render-panel.tsx';

const PARTNER = {
  id: '11111111-2222-4333-8444-555555555555',
  name: 'Autohaus',
  is_active: true,
  webhook_url: 'https://autohaus.example/hook',
  keys: [
    {
      id: '22222222-2222-4333-8444-555555555555',
      hint: 'nova_ab12',
      scopes: ['actions:write'],
      created_at: '2026-11-20T10:00:00.000Z',
      last_used_at: null,
      revoked_at: null,
    },
  ],
  actions: [{ action_key: 'autohaus.vehicle', daily_budget: 1000, spent_today: 120 }],
};
let partners: unknown[] = [];

const requests = answerAdmin(({ url, method }) => {
  if (method === 'DELETE') return new Response(null, { status: 204 });
  if (method === 'PUT') return new Response(null, { status: 202 });
  if (url.endsWith('/keys')) return json({ id: 'x', key: 'nova_the_key_itself' }, 201);
  if (method === 'POST') return json({ id: 'x', webhook_secret: 'the secret itself' }, 201);
  return json({ items: partners });
});

beforeEach(() => {
  partners = [PARTNER];
});

const show = () => renderPanel(<PartnersPanel />);
const sent = (method: string) => requests.find((request) => request.method === method);

it('shows partners with their keys and today’s points of their actions', async () => {
  show();
  const part = await screen.findByRole('region', { name: 'Autohaus' });
  expect(within(part).getByText('nova_ab12…')).toBeDefined();
  expect(within(part).getByText('never')).toBeDefined();
  expect(within(part).getByText('120 of 1,000 EP today')).toBeDefined();
});

it('issues a key and shows it once', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Issue a key' }));
  const dialog = screen.getByRole('dialog');
  fireEvent.click(within(dialog).getByLabelText('read actions'));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Issue a key' }));
  expect(await screen.findByText('nova_the_key_itself')).toBeDefined();
  expect(sent('POST')).toMatchObject({
    url: `/api/v1/admin/partners/${PARTNER.id}/keys`,
    body: { scopes: ['actions:write'] },
  });
  fireEvent.click(screen.getByRole('button', { name: 'I’ve saved it' }));
  await waitFor(() => expect(screen.queryByText('nova_the_key_itself')).toBeNull());
});

it('revokes a key', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke nova_ab12' }));
  await waitFor(() => expect(sent('DELETE')).toBeDefined());
  expect(sent('DELETE')!.url).toBe(`/api/v1/admin/partners/${PARTNER.id}/keys/${PARTNER.keys[0]!.id}`);
});

it('gives a partner an action with a reward and a daily budget', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Define an action' }));
  fireEvent.change(screen.getByLabelText(/^Action key/), { target: { value: 'autohaus.review' } });
  fireEvent.change(screen.getByLabelText('Daily points budget, all wallets'), { target: { value: '500' } });
  fireEvent.click(screen.getByRole('button', { name: 'Write to chain' }));
  await waitFor(() => expect(sent('PUT')).toBeDefined());
  expect(sent('PUT')).toMatchObject({
    url: `/api/v1/admin/partners/${PARTNER.id}/actions/autohaus.review`,
    body: { points: 10, daily_budget: 500, cooldown_seconds: 0, daily_cap: 0 },
  });
});

it('adds the first partner and shows its webhook secret once', async () => {
  partners = [];
  show();
  expect(await screen.findByText('No partners yet')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Add a partner' }));
  const dialog = screen.getByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(/^Name/), { target: { value: ' Autohaus ' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add a partner' }));
  expect(await screen.findByText('the secret itself')).toBeDefined();
  expect(sent('POST')).toMatchObject({ body: { name: 'Autohaus', webhook_url: null } });
});
