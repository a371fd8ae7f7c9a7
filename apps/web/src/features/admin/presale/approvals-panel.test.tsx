import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answerAdmin, json, renderPanel } from '../overview/render-panel.tsx';
import { ApprovalsPanel } from './approvals-panel.tsx';

const WAITING = {
  purchase_id: `0x${'12'.repeat(32)}`,
  reservation_id: `0x${'ab'.repeat(32)}`,
  method: 'bridge',
  is_simulated: false,
  wallet_address: `0x${'34'.repeat(20)}`,
  phase: 1,
  usdt_amount: '7500000000',
  paid_at: '2026-11-22T08:00:00.000Z',
  waits_until: '2026-11-24T08:00:00.000Z',
  call: { to: `0x${'56'.repeat(20)}`, data: '0x12' },
};
let items: unknown[] = [];

const requests = answerAdmin(() => json({ items, next: null, prev: null }));
beforeEach(() => {
  items = [WAITING];
});

it('shows purchases awaiting the Safe, their deadline, and the command for its owners', async () => {
  renderPanel(<ApprovalsPanel />);
  const table = await screen.findByRole('table', { name: 'Waiting for the Safe' });
  expect(await within(table).findByText('7,500 USDT')).toBeDefined();
  expect(table.querySelector('time')?.dateTime).toBe('2026-11-24T08:00:00.000Z');
  expect(
    within(table).getByText(
      `npm run safe -- approve-purchase 0x${'ab'.repeat(32)} 0x${'34'.repeat(20)} 1 7500000000`,
    ),
  ).toBeDefined();
  expect(within(table).getByRole('button', { name: 'Copy command' })).toBeDefined();
  expect(requests.map(({ method, url }) => [method, url])).toEqual([
    ['GET', '/api/v1/admin/presale/approvals?limit=20'],
  ]);
});

it('says when no purchase awaits the Safe', async () => {
  items = [];
  renderPanel(<ApprovalsPanel />);
  expect(await screen.findByText('Nothing to approve')).toBeDefined();
});
