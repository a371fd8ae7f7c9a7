import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { toast as sonner } from 'sonner';
import { afterEach, expect, it, vi } from 'vitest';
import { useStore } from '../../lib/store/create-store.ts';
import { renderUi } from '../render-ui.tsx';
import { showToast, toastQueue, type ToastContent } from './show-toast.ts';
import Toaster from './toaster.tsx';

const NONE: readonly ToastContent[] = [];
const nothing = () => undefined;

function Place() {
  return <Toaster queue={useStore(toastQueue, NONE)} />;
}

async function show(isPhone: boolean): Promise<void> {
  const list = { matches: isPhone, addEventListener: nothing, removeEventListener: nothing };
  vi.stubGlobal('matchMedia', () => list);
  await renderUi(<Place />);
  act(() => {
    for (const title of ['Welcome bonus', 'Wallet connected'])
      showToast({ tone: 'done', title, action: { label: `Close ${title}`, onClick: nothing } });
  });
  await screen.findByText('Welcome bonus');
}

afterEach(() => {
  act(() => void sonner.dismiss());
  cleanup();
  toastQueue.set([]);
  vi.unstubAllGlobals();
});

it('shows one toast at a time on a phone, at the top, and the next one once it is closed', async () => {
  await show(true);
  expect(screen.queryByText('Wallet connected')).toBeNull();
  expect(document.querySelector('[data-sonner-toaster]')!.getAttribute('data-y-position')).toBe('top');
  await userEvent.click(screen.getByRole('button', { name: 'Close Welcome bonus' }));
  await screen.findByText('Wallet connected');
  await waitFor(() => expect(screen.queryByText('Welcome bonus')).toBeNull());
});

it('shows all toasts at the bottom of a wide screen, away from the panels on the right', async () => {
  await show(false);
  expect(screen.getByText('Wallet connected')).toBeTruthy();
  const toaster = document.querySelector('[data-sonner-toaster]')!;
  expect(toaster.getAttribute('data-y-position')).toBe('bottom');
  expect(toaster.getAttribute('data-x-position')).toBe('left');
});

it('shows a toast that was added between the render and the effects of the one before', async () => {
  const earlier: ToastContent = { tone: 'done', title: 'Welcome bonus' };
  const later: ToastContent = { tone: 'done', title: 'Wallet connected' };
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
  toastQueue.set([earlier]);
  function AddLater() {
    useLayoutEffect(() => showToast(later), []);
    return null;
  }
  await renderUi(
    <>
      <Place />
      <AddLater />
    </>,
  );
  await screen.findByText('Welcome bonus');
  expect(await screen.findByText('Wallet connected')).toBeTruthy();
});

it('replaces a toast about the same subject on a phone at once, before others that wait', async () => {
  const list = { matches: true, addEventListener: nothing, removeEventListener: nothing };
  vi.stubGlobal('matchMedia', () => list);
  await renderUi(<Place />);
  act(() => showToast({ subject: 'collect', tone: 'error', title: 'Not collected', durationMs: 60_000 }));
  await screen.findByText('Not collected');
  act(() => {
    showToast({ tone: 'done', title: 'Wallet connected' });
    showToast({ subject: 'collect', tone: 'done', title: 'Collected', durationMs: 60_000 });
  });
  await screen.findByText('Collected');
  await waitFor(() => expect(screen.queryByText('Not collected')).toBeNull());
  expect(screen.queryByText('Wallet connected')).toBeNull();
  expect(toastQueue.get().map(({ title }) => title)).toEqual(['Wallet connected']);
});
