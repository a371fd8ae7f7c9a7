import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answerAdmin, json, renderPanel } from '../overview/render-panel.tsx';
import { ReportsPanel } from './reports-panel.tsx';

const REPORT = {
  token_id: '7',
  name: 'Ebb <b>',
  reason: 'stolen',
  text: 'I drew this.',
  user_id: 'u1',
  at: '2026-11-20T10:00:00.000Z',
  report_count: 3,
  is_hidden: false,
};
let pages: Record<string, unknown> = {};

const requests = answerAdmin(({ url, method }) => {
  if (method !== 'GET') return new Response(null, { status: 204 });
  return json(pages[new URL(url, 'http://nova.example').searchParams.get('cursor') ?? '']);
});
beforeEach(() => {
  pages = { '': { items: [REPORT], next: null, prev: null } };
});
const actions = () =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [method, url, body]);

it('shows the reported NFT, the reason, the number of reporters, and a link', async () => {
  renderPanel(<ReportsPanel />);
  const report = within(await screen.findByRole('listitem'));
  expect(report.getByText('Ebb <b>')).toBeDefined();
  expect(report.getByText('Someone else’s work')).toBeDefined();
  expect(report.getAllByText('I drew this.')).toHaveLength(2);
  expect(report.getByText('reported by 3 accounts')).toBeDefined();
  expect(report.getByText('View NFT 7').getAttribute('href')).toBe('/nft/7');
});

it('hides an NFT for the reported reason and reloads the list', async () => {
  renderPanel(<ReportsPanel />);
  const hide = await screen.findByText('Hide');
  pages[''] = { items: [{ ...REPORT, is_hidden: true }], next: null, prev: null };
  fireEvent.click(hide);
  expect(await screen.findByText('Unhide')).toBeDefined();
  expect(screen.getByText('Hidden')).toBeDefined();
  expect(screen.queryByText('Hide')).toBeNull();
  expect(actions()).toEqual([['PUT', '/api/v1/admin/nfts/7/hidden', { reason: 'stolen' }]]);
});

it('shows a hidden NFT again', async () => {
  pages[''] = { items: [{ ...REPORT, is_hidden: true }], next: null, prev: null };
  renderPanel(<ReportsPanel />);
  const show = await screen.findByText('Unhide');
  pages[''] = { items: [REPORT], next: null, prev: null };
  fireEvent.click(show);
  expect(await screen.findByText('Hide')).toBeDefined();
  expect(actions()).toEqual([['DELETE', '/api/v1/admin/nfts/7/hidden', undefined]]);
});

it('dismisses reports, and says when there are none', async () => {
  renderPanel(<ReportsPanel />);
  const dismiss = await screen.findByText('Dismiss reports');
  pages[''] = { items: [], next: null, prev: null };
  fireEvent.click(dismiss);
  expect(await screen.findByText('No reports')).toBeDefined();
  expect(actions()).toEqual([['DELETE', '/api/v1/admin/nfts/7/reports', undefined]]);
});

it('loads older reports page by page until there are none', async () => {
  const older = { ...REPORT, token_id: '6', name: null, reason: 'spam', report_count: 1 };
  pages = {
    '': { items: [REPORT], next: 'older', prev: null },
    older: { items: [older], next: null, prev: 'newer' },
  };
  renderPanel(<ReportsPanel />);
  fireEvent.click(await screen.findByText('Show older reports'));
  expect(await screen.findByText('NFT 6')).toBeDefined();
  expect(screen.getByText('reported by 1 account')).toBeDefined();
  expect(screen.queryByText('Show older reports')).toBeNull();
});
