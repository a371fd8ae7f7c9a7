import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { AdminRights } from '../admin-rights.ts';
import { answerAdmin, json, renderPanel } from '../overview/render-panel.tsx';
import { SaleControlPanel } from './sale-control-panel.tsx';

const phase = (id: number, price: string, allocation: string, sold = '0') => ({
  id,
  price_usdt_units: price,
  allocation: `${allocation}000000000000000000`,
  sold: `${sold}000000000000000000`,
  reserved: '0',
  remaining: `${BigInt(allocation) - BigInt(sold)}000000000000000000`,
});
const SALE = {
  block: 9,
  is_paused: false,
  is_closed: false,
  current_phase: 1,
  phases: [
    phase(1, '10000', '10000000', '6412880'),
    phase(2, '20000', '20000000'),
    phase(3, '50000', '50000000'),
  ],
  bonus_slots_remaining: 318,
  under_way: [] as { operation: string; asked_at: string }[],
};
let sale = SALE;
const requests = answerAdmin(({ method }) =>
  method === 'POST' ? new Response(null, { status: 202 }) : json(sale),
);
beforeEach(() => {
  sale = SALE;
});

it('ends a phase only after showing the change and a typed confirmation', async () => {
  renderPanel(<SaleControlPanel />);
  fireEvent.click(await screen.findByRole('button', { name: 'Announce the end of phase 1' }));
  const dialog = await screen.findByRole('dialog');
  expect(
    within(dialog).getByText('Announce the end of phase 1, so that the Safe can start phase 2?'),
  ).toBeDefined();
  const price = within(dialog).getByRole('row', { name: /Price per NAC/ });
  expect(price.textContent).toBe('Price per NAC0.01 USDT→0.02 USDT');
  const confirm = within(dialog).getByRole('button', { name: 'Announce the end of phase 1' });
  expect(confirm.hasAttribute('disabled')).toBe(true);
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'phase 2' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Announce the end of phase 1' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
      url: '/api/v1/admin/presale/end-phase',
      body: { phase: 1 },
    }),
  );
});

it('pauses the sale after a confirmation', async () => {
  renderPanel(<SaleControlPanel />);
  fireEvent.click(await screen.findByRole('button', { name: 'Pause sale' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('row', { name: /^Status/ }).textContent).toBe(
    'StatusThe sale is running→The sale is paused',
  );
  fireEvent.click(within(dialog).getByRole('button', { name: 'Pause sale' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
      url: '/api/v1/admin/presale/pause',
      body: { is_paused: true },
    }),
  );
});

it('shows a pending operation and blocks another one', async () => {
  sale = { ...SALE, under_way: [{ operation: 'end_phase', asked_at: '2026-11-22T12:00:00.000Z' }] };
  renderPanel(<SaleControlPanel />);
  expect(await screen.findByText('Announcing the end of the phase: waiting for the chain')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Announce the end of phase 1' }).hasAttribute('disabled')).toBe(
    true,
  );
});

it('offers an auditor no buttons', async () => {
  renderPanel(
    <AdminRights value={{ mayChange: false }}>
      <SaleControlPanel />
    </AdminRights>,
  );
  expect(await screen.findByText('Phase 1 of 3')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
