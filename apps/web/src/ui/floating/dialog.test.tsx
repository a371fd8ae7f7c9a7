import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderUi } from '../render-ui.tsx';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function Place({ canClose = true, isLight = true }: { canClose?: boolean; isLight?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        canClose={canClose}
        isLight={isLight}
        title="Take it off the market?"
        description="You can list it again."
      >
        <input data-autofocus="" aria-label="Inside" />
      </Dialog>
    </>
  );
}

async function open(props: Parameters<typeof Place>[0] = {}) {
  const user = userEvent.setup();
  await renderUi(<Place {...props} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: screen.getByRole('dialog') };
}

/** Simulates the browser's Escape key and back gesture. */
const cancel = (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }));

it('has a name and a description, receives focus, and returns it when it closes', async () => {
  const { user, dialog } = await open();
  expect(document.getElementById(dialog.getAttribute('aria-labelledby')!)?.textContent).toBe(
    'Take it off the market?',
  );
  expect(document.getElementById(dialog.getAttribute('aria-describedby')!)?.textContent).toBe(
    'You can list it again.',
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Inside'));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

it('closes on Escape and on a click on the backdrop, not on itself', async () => {
  const first = await open();
  fireEvent.mouseDown(screen.getByText('You can list it again.'));
  expect(screen.queryByRole('dialog')).not.toBeNull();
  cancel(first.dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
  await first.user.click(screen.getByRole('button', { name: 'Open' }));
  fireEvent.mouseDown(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays open while it must not be closed', async () => {
  const { dialog } = await open({ canClose: false });
  expect(cancel(dialog)).toBe(false);
  fireEvent.mouseDown(dialog);
  expect(screen.queryByRole('dialog')).not.toBeNull();
});
