import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { AdminRights } from '../admin-rights.ts';
import { HiddenTokensPanel } from './hidden-tokens-panel.tsx';
import { answerAdmin, json, renderPanel } from '../overview/render-panel.tsx';
import { TokenReportsPanel } from './token-reports-panel.tsx';

const ADDRESS = `0x${'a1'.repeat(20)}`;
const REPORT = {
  token: ADDRESS,
  name: 'Road <b>',
  symbol: 'ROAD',
  reason: 'imitation',
  text: 'It is not the real one.',
  user_id: 'u1',
  at: '2026-11-20T10:00:00.000Z',
  report_count: 2,
  is_hidden: false,
};
const HIDDEN = { token: ADDRESS, name: 'Road <b>', symbol: 'ROAD', reason: 'A copy', at: REPORT.at };
let items: unknown[] = [];

const requests = answerAdmin(({ method }) =>
  method === 'GET' ? json({ items, next: null, prev: null }) : new Response(null, { status: 204 }),
);
beforeEach(() => {
  items = [REPORT];
});
const actions = () =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [method, url, body]);
const dialog = () => within(screen.getByRole('dialog'));

it('shows the reported token, the reason, the number of reporters, and a link', async () => {
  renderPanel(<TokenReportsPanel />);
  const report = within(await screen.findByRole('listitem'));
  expect(report.getByText('ROAD')).toBeDefined();
  expect(report.getByText('Impersonates another')).toBeDefined();
  expect(report.getByText('reported by 2 accounts')).toBeDefined();
  expect(report.getByText('View 0xa1a1…a1a1a1').getAttribute('href')).toBe(`/explorer/token/${ADDRESS}`);
});

it('hides a token only with a reason, and reloads the list', async () => {
  renderPanel(<TokenReportsPanel />);
  fireEvent.click(await screen.findByText('Hide'));
  fireEvent.click(dialog().getByRole('button', { name: 'Hide' }));
  expect(await dialog().findByText('Please enter a reason.')).toBeDefined();
  expect(actions()).toEqual([]);
  fireEvent.change(dialog().getByLabelText('Reason'), { target: { value: 'A copy of ROAD' } });
  items = [{ ...REPORT, is_hidden: true }];
  fireEvent.click(dialog().getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText('Unhide')).toBeDefined();
  expect(screen.getByText('Hidden')).toBeDefined();
  expect(actions()).toEqual([
    ['PUT', `/api/v1/admin/tokens/${ADDRESS}/visibility`, { is_hidden: true, reason: 'A copy of ROAD' }],
  ]);
});

it('dismisses reports, and says when there are none', async () => {
  renderPanel(<TokenReportsPanel />);
  const dismiss = await screen.findByText('Dismiss reports');
  items = [];
  fireEvent.click(dismiss);
  expect(await screen.findByText('No reports')).toBeDefined();
  expect(actions()).toEqual([['DELETE', `/api/v1/admin/tokens/${ADDRESS}/reports`, undefined]]);
});

it('shows a token again whose reports were dismissed', async () => {
  items = [HIDDEN];
  renderPanel(<HiddenTokensPanel />);
  expect(await screen.findByText('A copy')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Unhide ROAD' }));
  fireEvent.change(dialog().getByLabelText('Reason'), { target: { value: 'It is the real one' } });
  items = [];
  fireEvent.click(dialog().getByRole('button', { name: 'Unhide' }));
  expect(await screen.findByText('No hidden tokens')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(actions()).toEqual([
    ['PUT', `/api/v1/admin/tokens/${ADDRESS}/visibility`, { is_hidden: false, reason: 'It is the real one' }],
  ]);
});

it('offers an auditor no change', async () => {
  renderPanel(
    <AdminRights value={{ mayChange: false }}>
      <TokenReportsPanel />
    </AdminRights>,
  );
  expect(await screen.findByText('reported by 2 accounts')).toBeDefined();
  expect(screen.queryByText('Hide')).toBeNull();
  expect(screen.queryByText('Dismiss reports')).toBeNull();
});
