import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { AdminRights } from '../admin-rights.ts';
import { answerAdmin, json, renderPanel } from '../overview/render-panel.tsx';
import { SuspendButton } from './suspend-button.tsx';
import { SuspensionsPanel } from './suspensions-panel.tsx';

const USER = '0190a1b2-0000-7000-8000-000000000000';
const SUSPENSION = {
  user_id: USER,
  reason: 'Forty accounts of one network',
  since: '2026-11-20T10:00:00.000Z',
  appeal: null as string | null,
  appealed_at: null as string | null,
};
let items: unknown[] = [];

const requests = answerAdmin(({ method }) =>
  method === 'GET' ? json({ items, next: null, prev: null }) : new Response(null, { status: 204 }),
);
beforeEach(() => {
  items = [SUSPENSION];
});
const changes = () =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [method, url, body]);

it('shows each suspended account with the reason and the owner’s appeal', async () => {
  items = [{ ...SUSPENSION, appeal: 'We are a <b>school</b>.', appealed_at: '2026-11-21T10:00:00.000Z' }];
  renderPanel(<SuspensionsPanel />);
  const table = await screen.findByRole('table', { name: 'Suspended from converting' });
  expect(await within(table).findByText('0190a1b2')).toBeDefined();
  expect(within(table).getByText('Forty accounts of one network')).toBeDefined();
  expect(within(table).getByText('We are a <b>school</b>.')).toBeDefined();
});

it('lifts a suspension with a reason of at least ten characters and reloads the list', async () => {
  renderPanel(<SuspensionsPanel />);
  fireEvent.click(await screen.findByRole('button', { name: 'Lift the suspension of 0190a1b2' }));
  const dialog = within(await screen.findByRole('dialog'));
  const lift = dialog.getByRole('button', { name: 'Lift' });
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'too short' } });
  fireEvent.click(lift);
  expect(await dialog.findByText('Please write at least 10 characters.')).toBeDefined();
  expect(changes()).toEqual([]);
  items = [];
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'It was one class.' } });
  fireEvent.click(lift);
  expect(await screen.findByText('No suspended accounts')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(changes()).toEqual([
    ['PUT', `/api/v1/admin/users/${USER}/suspension`, { is_suspended: false, reason: 'It was one class.' }],
  ]);
});

it('suspends an account with a reason that its owner reads', async () => {
  renderPanel(<SuspendButton userId={USER} />);
  fireEvent.click(screen.getByRole('button', { name: 'Suspend 0190a1b2' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Forty accounts at once' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes()).toEqual([
    [
      'PUT',
      `/api/v1/admin/users/${USER}/suspension`,
      { is_suspended: true, reason: 'Forty accounts at once' },
    ],
  ]);
});

it('shows an auditor the list without any controls', async () => {
  renderPanel(
    <AdminRights value={{ mayChange: false }}>
      <SuspensionsPanel />
      <SuspendButton userId={USER} />
    </AdminRights>,
  );
  expect(await screen.findByText('Forty accounts of one network')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
