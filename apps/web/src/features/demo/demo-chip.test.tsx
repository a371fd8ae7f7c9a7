import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { renderUi } from '../../ui/render-ui.tsx';
import { DemoChip } from './demo-chip.tsx';
import { removeDemoKey, storeDemoKey, demoStore } from './demo-session.ts';

const KEY = `0x${'ab'.repeat(32)}` as const;
const HOUR_MS = 3_600_000;
const end = vi.fn<() => Promise<void>>(async () => undefined);

beforeEach(async () => {
  end.mockClear();
  await loadCatalogues('en', ['demo']);
  storeDemoKey(KEY);
  demoStore.set({ expiresAt: new Date(Date.now() + 2 * HOUR_MS).toISOString(), demoType: 'explore' });
});
afterEach(() => {
  cleanup();
  demoStore.set(null);
  removeDemoKey();
});

async function openDialog() {
  const user = userEvent.setup();
  await renderUi(<DemoChip onEnd={end} onKept={async () => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Demo, 2 h 0 min left' }));
  return user;
}

it('asks before it ends the demo, and goes on when told to', async () => {
  const user = await openDialog();
  expect(screen.getByRole('dialog', { name: 'End the demo?' })).toBeTruthy();
  expect(end).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Continue demo' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(end).not.toHaveBeenCalled();
});

it('ends the demo after the second click', async () => {
  const user = await openDialog();
  await user.click(screen.getByRole('button', { name: 'End demo' }));
  expect(end).toHaveBeenCalledTimes(1);
});

it('offers the key of the demo wallet, so that its NFTs and tokens can be kept', async () => {
  const user = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Copy the key' }));
  expect(await navigator.clipboard.readText()).toBe(KEY);
});
