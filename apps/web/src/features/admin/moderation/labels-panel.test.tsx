import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { AdminRights } from '../admin-rights.ts';
import { answerAdmin, json, renderPanel } from '../overview/render-panel.tsx';
import { LabelsPanel } from './labels-panel.tsx';

const ADDRESS = `0x${'a1'.repeat(20)}`;
const LABEL = {
  address: ADDRESS,
  name: 'Nova Exchange',
  kind: 'exchange',
  url: null,
  updated_at: '2026-11-20T10:00:00.000Z',
};
let items: unknown[] = [];

const requests = answerAdmin(({ method }) =>
  method === 'GET' ? json({ items, next: null, prev: null }) : new Response(null, { status: 204 }),
);
beforeEach(() => {
  items = [LABEL];
});
const changes = () =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [method, url, body]);
const dialog = () => within(screen.getByRole('dialog'));

it('adds a label only with a name, an address and a safe link', async () => {
  items = [];
  renderPanel(<LabelsPanel />);
  expect(await screen.findByText('No labels')).toBeDefined();
  fireEvent.click(screen.getByText('Add label'));
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(dialog().getByLabelText(label), { target: { value } });
  type('Link', 'http://exchange.example');
  fireEvent.click(dialog().getByRole('button', { name: 'Save label' }));
  expect(await dialog().findByText('Enter a name with at most 32 visible characters.')).toBeDefined();
  expect(dialog().getByText('Enter a full address that begins with 0x.')).toBeDefined();
  expect(
    dialog().getByText('Enter a link that begins with https://, or leave the field empty.'),
  ).toBeDefined();
  expect(changes()).toEqual([]);
  type(/^Name/, 'Nova Exchange');
  type(/^Address/, ADDRESS.toUpperCase().replace('0X', '0x'));
  type('Kind', 'exchange');
  type('Link', '');
  items = [LABEL];
  fireEvent.click(dialog().getByRole('button', { name: 'Save label' }));
  expect(await screen.findByRole('button', { name: 'Change the label Nova Exchange' })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes()).toEqual([
    ['PUT', `/api/v1/admin/labels/${ADDRESS}`, { name: 'Nova Exchange', kind: 'exchange', url: null }],
  ]);
});

it('changes a label, and removes it after a question', async () => {
  renderPanel(<LabelsPanel />);
  fireEvent.click(await screen.findByRole('button', { name: 'Change the label Nova Exchange' }));
  fireEvent.change(dialog().getByLabelText(/^Name/), { target: { value: 'Exchange, closed' } });
  fireEvent.click(dialog().getByRole('button', { name: 'Save label' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Remove the label Nova Exchange' }));
  items = [];
  fireEvent.click(dialog().getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No labels')).toBeDefined();
  expect(changes()).toEqual([
    ['PUT', `/api/v1/admin/labels/${ADDRESS}`, { name: 'Exchange, closed', kind: 'exchange', url: null }],
    ['DELETE', `/api/v1/admin/labels/${ADDRESS}`, undefined],
  ]);
});

it('offers an auditor no change', async () => {
  renderPanel(
    <AdminRights value={{ mayChange: false }}>
      <LabelsPanel />
    </AdminRights>,
  );
  expect(await screen.findByText('Nova Exchange')).toBeDefined();
  expect(screen.queryByText('Add label')).toBeNull();
  expect(screen.queryByText('Remove')).toBeNull();
});
