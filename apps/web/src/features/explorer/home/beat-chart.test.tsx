import type { Block } from '@nova/shared/explorer/schemas';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { renderUi } from '../../../ui/render-ui.tsx';
import { BeatChart } from './beat-chart.tsx';

const MINUTE = 60_000;
/** Blocks with one action each, a second apart, newest first. */
const blocksOf = (count: number, newestAt: number) =>
  Array.from({ length: count }, (_, index) => ({
    number: count - index,
    hash: `0x${String(index).padStart(64, '0')}`,
    timestamp: new Date(newestAt - index * 1_000).toISOString(),
    action: { action_key: 'page_visit', points: 5, is_revoked: false, account: `0x${'ab'.repeat(20)}` },
  })) as unknown as Block[];

async function show(blocks: readonly Block[]): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json({ items: blocks, next: null, prev: null }));
  await renderUi(<BeatChart />);
}

beforeEach(() => loadCatalogues('en', ['explorer']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('lists a few actions with their age instead of an almost empty chart', async () => {
  await show(blocksOf(3, Date.now() - 21 * MINUTE));
  const links = await screen.findAllByRole('link', { name: /^Page visited/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/explorer/block/3',
    '/explorer/block/2',
    '/explorer/block/1',
  ]);
  expect(links[0]!.textContent).toContain('21 min ago');
  expect(screen.queryByRole('img', { name: /^Actions in the last/ })).toBeNull();
});

it('says how old the newest action of a chart is once nothing has happened for a while', async () => {
  await show(blocksOf(30, Date.now() - 21 * MINUTE));
  expect(await screen.findByRole('img', { name: /^Actions in the last 30 blocks/ })).toBeTruthy();
  expect(screen.getByText(/^Nothing new since the last action/).textContent).toContain('21 min ago');
});

it('says nothing about the age of live actions', async () => {
  await show(blocksOf(30, Date.now()));
  expect(await screen.findByRole('img', { name: /^Actions in the last 30 blocks/ })).toBeTruthy();
  expect(screen.queryByText(/^Nothing new/)).toBeNull();
});
