import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';
import { renderUi } from './render-ui.tsx';
import { toastQueue } from './feedback/show-toast.ts';

beforeEach(() => toastQueue.set([]));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('copies and reports the success', async () => {
  const person = userEvent.setup();
  await renderUi(<CopyButton text="0xab" label="Copy hash" done="Hash copied" />);
  await person.click(screen.getByRole('button', { name: 'Copy hash' }));
  expect(await navigator.clipboard.readText()).toBe('0xab');
  expect(toastQueue.get()).toEqual([{ title: 'Hash copied', tone: 'done' }]);
});

it('reports that copying failed if the browser does not allow it', async () => {
  const person = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await renderUi(<CopyButton text="0xab" label="Copy hash" done="Hash copied" />);
  await person.click(screen.getByRole('button', { name: 'Copy hash' }));
  await vi.waitFor(() =>
    expect(toastQueue.get()).toEqual([
      { title: 'Could not copy', text: 'Could not copy to clipboard.', tone: 'error' },
    ]),
  );
});
