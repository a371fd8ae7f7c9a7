import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientTexts, loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../lib/i18n/text-context.ts';
import { realtimeStatus } from '../../lib/realtime/realtime-events.ts';
import { NORMAL_CHAIN, reportedChain } from '../../lib/realtime/reported-chain.ts';
import { ChainNotice } from './chain-notice.tsx';
import { SharedBlocksNote } from './shared-blocks-note.tsx';

const STOPPED = { isStopped: true, sharesBlocks: false };

beforeEach(() => loadCatalogues('en', ['site']));
afterEach(() => {
  cleanup();
  reportedChain.set(NORMAL_CHAIN);
  realtimeStatus.set('connecting');
});

function show() {
  render(
    <MemoryRouter initialEntries={['/faq']}>
      <TextContext value={{ source: clientTexts, isFallback: false }}>
        <SharedBlocksNote />
        <ChainNotice />
      </TextContext>
    </MemoryRouter>,
  );
}

it('appears while the chain has stopped, with a link to the status page', async () => {
  show();
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => reportedChain.set(STOPPED));
  expect(await screen.findByText('The chain has stopped')).toBeDefined();
  expect(screen.getByRole('link', { name: 'System status' }).getAttribute('href')).toBe('/system-status');
  act(() => reportedChain.set(NORMAL_CHAIN));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('gives way to the offline notice, because the state of the chain is unknown then', async () => {
  show();
  act(() => reportedChain.set(STOPPED));
  expect(await screen.findByText('The chain has stopped')).toBeDefined();
  act(() => realtimeStatus.set('offline'));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('corrects the claim of one block per action on an engine whose blocks contain several', async () => {
  show();
  act(() => reportedChain.set({ isStopped: false, sharesBlocks: true }));
  expect(await screen.findByText(/^On this chain, one block can contain several actions/)).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('');
});
