import type { ScheduledPage, ScheduledStep } from '@nova/shared/treasury/scheduled';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { renderUi } from '../../ui/render-ui.tsx';
import { ScheduledSteps } from './scheduled-steps.tsx';

const STEP: ScheduledStep = {
  id: `0x${'11'.repeat(32)}`,
  state: 'waiting',
  target: `0x${'22'.repeat(20)}`,
  target_name: 'Presale',
  call: 'endPhase(1)',
  data: '0xab5161a1',
  scheduled_at: '2026-11-24T10:00:00.000Z',
  ready_at: '2026-11-26T10:00:00.000Z',
  transaction_hash: `0x${'33'.repeat(32)}`,
  scheduled_by: `0x${'44'.repeat(20)}`,
};
let answer: () => Promise<Response>;
const page = (items: ScheduledStep[]) => async () =>
  Response.json({ items, next: null, prev: null } satisfies ScheduledPage);

beforeEach(async () => {
  vi.stubGlobal('fetch', () => answer());
  await loadCatalogues('en', ['transparency']);
  await loadCatalogues('de', ['transparency']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the pending call, its contract and when the Safe may execute it', async () => {
  answer = page([STEP]);
  await renderUi(<ScheduledSteps />);
  expect(await screen.findByText('endPhase(1)')).toBeTruthy();
  expect(screen.getByText('waiting')).toBeTruthy();
  expect(screen.getByText(/Presale/)).toBeTruthy();
  expect(screen.getByText(/^26 Nov 2026, 10:00/)).toBeTruthy();
});

it('says that nothing is scheduled, in both languages', async () => {
  answer = page([]);
  await renderUi(<ScheduledSteps />);
  expect(await screen.findByText('Nothing is scheduled, and nothing ever has been.')).toBeTruthy();
  cleanup();
  await renderUi(<ScheduledSteps />, 'de');
  expect(
    await screen.findByText('Nichts ist angekündigt, und bisher war nie etwas angekündigt.'),
  ).toBeTruthy();
});

it('shows no old list after a load error, and retries on request', async () => {
  answer = async () => new Response(null, { status: 400 });
  await renderUi(<ScheduledSteps />);
  const again = await screen.findByRole('button', { name: 'Read again' });
  answer = page([STEP]);
  fireEvent.click(again);
  expect(await screen.findByText('endPhase(1)')).toBeTruthy();
});
