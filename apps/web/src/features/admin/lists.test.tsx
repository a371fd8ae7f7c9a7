import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AuditPanel } from './people/audit-panel.tsx';
import { OutboxPanel } from './overview/outbox-panel.tsx';
import { answerAdmin, json, renderPanel } from './overview/render-panel.tsx';
import { UsersPanel } from './people/users-panel.tsx';
import { WhitelistPanel } from './people/whitelist-panel.tsx';

const AT = '2026-11-22T08:00:00.000Z';
const WALLET = `0x${'a1'.repeat(20)}`;
const OTHER = `0x${'b2'.repeat(20)}`;
const USER = {
  id: '0d1f3c5a-8f5e-4a8e-9d9f-1b2c3d4e5f60',
  created_at: AT,
  name: '',
  email: 'ada@example.org',
  is_confirmed: true,
  role: 'user',
  is_demo: false,
  is_deleted: false,
  wallets: [WALLET],
};
const FAILED = {
  id: 7,
  lane: 'money',
  kind: 'fulfil_purchase',
  status: 'failed',
  operation_id: `0x${'12'.repeat(32)}`,
  transaction_hash: null,
  block_number: null,
  attempts: 5,
  last_error: 'the chain refused it',
  created_at: AT,
  done_at: null,
};
const CHANGE = {
  id: 3,
  at: AT,
  actor: 'token',
  user_id: null,
  action: 'change role',
  is_allowed: true,
  details: null,
  change: { before: { role: 'user' }, after: { role: 'auditor' } },
};
let saved: string[] = [];
const requests = answerAdmin(({ url, method }) => {
  if (url.includes('audit.csv')) return new Response('id,at\r\n3,now\r\n');
  if (method === 'POST' && url.endsWith('/wallets')) return json({ added: 2, known: 0 });
  if (method !== 'GET') return json({});
  const items = url.includes('/users')
    ? [USER]
    : url.includes('/outbox')
      ? [FAILED]
      : url.includes('/audit')
        ? [CHANGE]
        : [];
  const isLast = url.includes('cursor=');
  return json({
    items: isLast ? [] : items,
    next: isLast ? null : 'older',
    prev: null,
    lanes: [{ lane: 'money', waiting: 0, failed: 1, oldest_at: null }],
  });
});
beforeEach(() => {
  saved = [];
});
const requestsWith = (part: string) => requests.filter(({ url }) => url.includes(part));

it('changes a role after showing the old and the new one', async () => {
  renderPanel(<UsersPanel />);
  fireEvent.click(await screen.findByRole('button', { name: 'Change role of ada@example.org' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('New role'), { target: { value: 'auditor' } });
  expect(within(dialog).getByRole('row', { name: /^Role/ }).textContent).toBe('RoleUser→Auditor');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Change role' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
      url: `/api/v1/admin/users/${USER.id}/role`,
      body: { role: 'auditor' },
    }),
  );
});

it('filters the users by role and loads older ones', async () => {
  renderPanel(<UsersPanel />);
  fireEvent.change(await screen.findByLabelText('Role'), { target: { value: 'auditor' } });
  await waitFor(() => expect(requestsWith('role=auditor')).toHaveLength(1));
  fireEvent.click(await screen.findByRole('button', { name: 'Show older' }));
  await waitFor(() => expect(requestsWith('cursor=older')).toHaveLength(1));
});

it('retries a failed operation', async () => {
  renderPanel(<OutboxPanel />);
  expect(await screen.findByText('1 failed')).toBeDefined();
  expect(await screen.findByText('the chain refused it')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Retry operation 7, fulfil_purchase' }));
  await waitFor(() => expect(requestsWith('outbox/7/retry')).toHaveLength(1));
});

it('shows the values before and after a change, and downloads the filtered log', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:log', revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  renderPanel(<AuditPanel />);
  expect(await screen.findByText('{"role":"auditor"}')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Result'), { target: { value: 'change' } });
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toEqual(['nova-audit.csv']));
  expect(requestsWith('audit.csv').map(({ url }) => url)).toEqual(['/api/v1/admin/audit.csv?result=change']);
});

it('approves the wallets of a text and reports lines without one', async () => {
  renderPanel(<WhitelistPanel />);
  const field = await screen.findByLabelText('Wallets to approve');
  fireEvent.change(field, { target: { value: `${WALLET}\nnot one\n${OTHER}` } });
  expect(screen.getByText('Line 2 isn’t a valid address: not one')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Approve 2 wallets' }));
  expect(
    await screen.findByText('2 approved, 0 already approved. The contract is being updated.'),
  ).toBeDefined();
  expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
    body: { addresses: [WALLET, OTHER] },
  });
});
