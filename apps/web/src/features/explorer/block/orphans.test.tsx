import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientTexts, loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../../lib/i18n/text-context.ts';
import { DroppedTransactionView } from '../transaction/dropped-transaction-view.tsx';
import { OrphanedBlockView } from './orphaned-block-view.tsx';

const hash = (digit: string) => `0x${digit.repeat(64)}` as const;
const address = `0x${'a'.repeat(40)}` as const;
const time = '2026-11-20T12:00:00.000Z';
const transaction = { from: address, to: address, value: '7' };
const block = {
  status: 'orphaned' as const,
  number: 4_711,
  hash: hash('1'),
  parent_hash: hash('2'),
  timestamp: time,
  miner: address,
  orphaned_at: time,
  replaced_by: hash('3'),
  transactions: [
    { ...transaction, hash: hash('4'), block_number: 4_712 },
    { ...transaction, hash: hash('5'), block_number: null },
  ],
};
const linkTo = (path: string) => document.querySelector(`a[href="${path}"]`);

/** The pages read their location from the router. */
function show(element: ReactNode, path = '/explorer') {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  render(
    <TextContext value={{ source: clientTexts, isFallback: false }}>
      <RouterProvider router={router} />
    </TextContext>,
  );
}

beforeEach(async () => {
  await loadCatalogues('en', ['site', 'explorer']);
  await loadCatalogues('de', ['site', 'explorer']);
});
afterEach(cleanup);

it('says that a block was replaced, and links to the current one and to its transactions', () => {
  show(<OrphanedBlockView block={block} />);
  expect(screen.getByText('Orphaned: replaced by another block')).toBeTruthy();
  expect(linkTo('/explorer/block/4711')?.textContent).toBe('View block 4,711, which replaced it');
  expect(linkTo(`/explorer/block/${hash('3')}`)).not.toBeNull();
  expect(linkTo('/explorer/block/4712')).not.toBeNull();
  expect(screen.getAllByText('Dropped')).toHaveLength(1);
});

it('says so in German, and shows no link while the chain has no block at that height', () => {
  show(<OrphanedBlockView block={{ ...block, replaced_by: null, transactions: [] }} />, '/de/explorer');
  expect(screen.getByText('Auf dieser Höhe hat die Blockchain noch keinen Block.')).toBeTruthy();
  expect(linkTo('/de/explorer/block/4711')).toBeNull();
});

it('says that a transaction was dropped, and links to the block that contained it', () => {
  show(
    <DroppedTransactionView
      transaction={{
        ...transaction,
        status: 'dropped',
        hash: hash('5'),
        nonce: 3,
        block_number: 4_711,
        block_hash: hash('1'),
        timestamp: time,
        dropped_at: time,
      }}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dropped transaction');
  expect(linkTo(`/explorer/block/${hash('1')}`)).not.toBeNull();
});
