import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/http.ts';
import { renderUi } from '../render-ui.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

afterEach(cleanup);

let calls = 0;
let answer: () => Promise<void> = () => Promise.resolve();
beforeEach(() => {
  calls = 0;
  answer = () => Promise.resolve();
});

function Advance({ typedWord }: { typedWord?: string }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      title="Advance to phase 2?"
      consequence="One way."
      changes={[
        { name: 'Price', now: '0.01 USDT', after: '0.02 USDT' },
        { name: 'Sold', now: '6,412,880 NAC' },
      ]}
      effects={['Everyone sees the new price.']}
      cancelLabel="Keep phase 1"
      confirmLabel="Advance"
      pendingLabel="Advancing"
      isDanger
      {...(typedWord ? { typedWord } : {})}
      onConfirm={() => {
        calls += 1;
        return answer();
      }}
    />
  );
}

it('shows current and future values, and marks unchanged ones', async () => {
  await renderUi(<Advance />);
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Field', 'Now', '', 'After'],
    ['Price', '0.01 USDT', '→', '0.02 USDT'],
    ['Sold', '6,412,880 NAC', '', 'unchanged'],
  ]);
});

it('focuses the safe answer, which does nothing', async () => {
  const user = userEvent.setup();
  await renderUi(<Advance />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep phase 1' }));
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls).toBe(0);
});

it('waits for the typed word before confirming by button or by Enter', async () => {
  const user = userEvent.setup();
  await renderUi(<Advance typedWord="phase 2" />);
  const field = screen.getByLabelText('Type phase 2 to confirm');
  expect(document.activeElement).toBe(field);
  await user.keyboard('phase{Enter}');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Advance' }).disabled).toBe(true);
  expect(calls).toBe(0);
  await user.keyboard(' 2{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls).toBe(1);
});

it('cannot be confirmed twice or closed while the action is running', async () => {
  const user = userEvent.setup();
  let finish: () => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  await renderUi(<Advance />);
  await user.click(screen.getByRole('button', { name: 'Advance' }));
  await user.click(screen.getByRole('button', { name: 'Advancing' }));
  expect(calls).toBe(1);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Keep phase 1' }).disabled).toBe(true);
  finish();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('stays open after an error and shows it', async () => {
  const user = userEvent.setup();
  answer = () => Promise.reject(new ApiError('unauthorized', 401, ''));
  await renderUi(<Advance />);
  await user.click(screen.getByRole('button', { name: 'Advance' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Login required');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Advance' }).disabled).toBe(false);
});
