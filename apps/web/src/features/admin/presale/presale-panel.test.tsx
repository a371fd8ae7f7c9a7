import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { PresalePanel } from './presale-panel.tsx';
import { answerAdmin, json, renderPanel } from '../overview/render-panel.tsx';

const HASH = `0x${'ab'.repeat(32)}`;
const DUE = {
  id: `0x${'12'.repeat(32)}`,
  method: 'bridge',
  wallet_address: `0x${'34'.repeat(20)}`,
  usdt_amount: '10500000',
  refund: null,
};
const CLEAN = { id: 1, at: '2026-11-22T08:00:00.000Z', block_number: 1234, is_clean: true, differences: [] };
let due: unknown[] = [];
let run: unknown = CLEAN;
let refusal: string | null = null;

const requests = answerAdmin(({ url, method }) => {
  if (method === 'POST' && refusal) return json({ error: { code: refusal, message: '' } }, 409);
  if (method === 'POST') return json({ transaction_hash: HASH, status: 'pending' }, 202);
  if (url.includes('reconciliations')) return json({ items: [run] });
  const balances = [
    { account: 'bridge', asset: 'USDT', amount: '10500000' },
    { account: 'buyers', asset: 'NAC', amount: '1200000000000000000000' },
  ];
  return json({ items: [], balances, refund_due: due });
});

beforeEach(() => {
  due = [DUE];
  run = CLEAN;
  refusal = null;
});

const show = () => renderPanel(<PresalePanel />);

it('says that ledger and chain agree, and shows the account balances', async () => {
  show();
  expect(await screen.findByText('Ledger and chain match at block 1,234')).toBeDefined();
  const table = await screen.findByRole('table', { name: 'Ledger account balances' });
  expect(within(table).getByText('10.5 USDT')).toBeDefined();
  expect(within(table).getByText('1,200 NAC')).toBeDefined();
});

it('names every difference', async () => {
  const differences = [{ what: 'bonus slots', expected: '3', found: '2' }];
  run = { ...CLEAN, is_clean: false, differences };
  show();
  expect(await screen.findByText('Ledger and chain don’t match at block 1,234')).toBeDefined();
  expect(screen.getByText('bonus slots').parentElement?.textContent).toBe('bonus slots: expected 3, found 2');
});

it('accepts the hash of a refund on Ethereum, and rejects an invalid one', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Record refund' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(
    `First send exactly 10.5 USDT from the Ethereum treasury to ${DUE.wallet_address}`,
  );
  const field = within(dialog).getByLabelText('Transaction hash on Ethereum');
  fireEvent.change(field, { target: { value: '0x12' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Look up' }));
  expect(
    await within(dialog).findByText('Enter a transaction hash: 0x followed by 64 hex characters.'),
  ).toBeDefined();
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  fireEvent.change(field, { target: { value: ` ${HASH} ` } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Look up' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.find(({ method }) => method === 'POST')).toEqual({
    url: `/api/v1/admin/presale/purchases/${DUE.id}/refund`,
    method: 'POST',
    body: { transaction_hash: HASH },
  });
});

it('says why a refund is rejected', async () => {
  refusal = 'refund_under_way';
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Record refund' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('Transaction hash on Ethereum'), {
    target: { value: HASH },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Look up' }));
  expect(await within(dialog).findByText(/Another transfer is already being confirmed/)).toBeDefined();
});

it('shows the state of a reported refund, and asks for none for a card', async () => {
  due = [
    { ...DUE, refund: { transaction_hash: HASH, status: 'rejected', reason: 'wrong_amount' } },
    { ...DUE, id: `0x${'56'.repeat(32)}`, method: 'card', reason: 'refund_failed' },
  ];
  show();
  const table = await screen.findByRole('table', { name: 'Refunds due' });
  expect(await within(table).findByText('Not a match')).toBeDefined();
  expect(within(table).getByText('by card')).toBeDefined();
  expect(within(table).getByText('Refund returned')).toBeDefined();
  expect(within(table).getAllByRole('button', { name: 'Record refund' })).toHaveLength(1);
});
