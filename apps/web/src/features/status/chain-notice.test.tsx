import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientTexts, loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../lib/i18n/text-context.ts';
import { isChainStopped, realtimeStatus } from '../../lib/realtime/realtime-events.ts';
import { ChainNotice } from './chain-notice.tsx';

beforeEach(() => loadCatalogues('en', ['site']));
afterEach(() => {
  cleanup();
  isChainStopped.set(false);
  realtimeStatus.set('connecting');
});

function show() {
  render(
    <MemoryRouter initialEntries={['/faq']}>
      <TextContext value={{ source: clientTexts, isFallback: false }}>
        <ChainNotice />
      </TextContext>
    </MemoryRouter>,
  );
}

it('appears while the chain has stopped, with a link to the status page', async () => {
  show();
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => isChainStopped.set(true));
  expect(await screen.findByText('The chain has stopped')).toBeDefined();
  expect(screen.getByRole('link', { name: 'System status' }).getAttribute('href')).toBe('/system-status');
  act(() => isChainStopped.set(false));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('gives way to the offline notice, because the state of the chain is unknown then', async () => {
  show();
  act(() => isChainStopped.set(true));
  expect(await screen.findByText('The chain has stopped')).toBeDefined();
  act(() => realtimeStatus.set('offline'));
  expect(screen.getByRole('status').textContent).toBe('');
});
