import type { ConversionCondition } from '@nova/shared/energy/conversion-schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientTexts, loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../lib/i18n/text-context.ts';
import { saveSession } from '../../lib/session/session-store.ts';
import { toastQueue } from '../../ui/feedback/show-toast.ts';
import { EnergyBalance } from './energy-balance.tsx';

const ADDRESS = '0xde6b34a0a6baa8b8b90896c7015da6f177345d98';

/** The API's response; the rest of the panel is not tested here. */
let points = { energy_points: 0, earned: 0, total_actions: 0 };
let conversion: { conditions: readonly ConversionCondition[] } | null = null;

async function serve(url: string | URL | Request): Promise<Response> {
  const path = typeof url === 'string' ? url : '';
  if (path.startsWith('/functions/v1/energy-points')) return Response.json(points);
  if (path.startsWith('/api/v1/energy/rank')) return Response.json({ rank: null, of: 3, as_of_block: 9 });
  if (path.startsWith('/api/v1/energy/conversion?') && conversion) return Response.json(conversion);
  return Response.json({ error: { code: 'unavailable', message: 'Not asked for here.' } }, { status: 503 });
}

function renderPanel(path: string, client: QueryClient) {
  return render(
    <TextContext value={{ source: clientTexts, isFallback: false }}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[path]}>
          <EnergyBalance address={ADDRESS} />
        </MemoryRouter>
      </QueryClientProvider>
    </TextContext>,
  );
}
const createClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Renders the panel in a language and waits for the balance. */
async function readPanel(path: string): Promise<{ stat: string; text: string }> {
  const client = createClient();
  const { container } = renderPanel(path, client);
  await waitFor(() => expect(container.querySelector('.energy-worth')).not.toBeNull());
  const read = {
    stat: container.querySelector('.big-figure')!.textContent,
    text: container.textContent,
  };
  cleanup();
  client.clear();
  return read;
}

beforeEach(async () => {
  await loadCatalogues('en', ['site', 'energy']);
  await loadCatalogues('de', ['site', 'energy']);
  vi.stubGlobal('fetch', serve);
  const tokens = { access_token: 'a1', refresh_token: 'r1', expires_at: '2099-01-01T00:00:00.000Z' };
  saveSession({ userId: 'u1', address: ADDRESS, tokens });
});
afterEach(() => {
  cleanup();
  conversion = null;
  vi.unstubAllGlobals();
});

it('shows a load error inline, without a toast and without a false zero', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: { code: 'forbidden', message: 'No.' } }, { status: 403 }),
  );
  toastQueue.set([]);
  const { container } = renderPanel('/energy-dashboard', createClient());
  await waitFor(() => expect(container.querySelector('[role=alert]')).not.toBeNull());
  expect(container.querySelector('[role=alert]')!.textContent).toContain('Try again');
  expect(container.textContent).not.toMatch(/\d/);
  expect(toastQueue.get()).toEqual([]);
});

it('formats thousands and coins for the language', async () => {
  points = { energy_points: 1_234_567, earned: 1_300_000, total_actions: 1 };
  const english = await readPanel('/energy-dashboard');
  expect(english.stat).toBe('1,234,567EP');
  expect(english.text).toContain('up to 12,345.67 NAC');
  expect(english.text).toContain('1,300,000 EP earned in total from 1 action.');
  const german = await readPanel('/de/energy-dashboard');
  expect(german.stat).toBe('1.234.567EP');
  expect(german.text).toContain('bis zu 12.345,67 NAC');
  expect(german.text).toContain('1.300.000 EP insgesamt verdient, mit 1 Aktion.');
});

it('shows next to the balance the current active day, and leads to what is needed to convert', async () => {
  conversion = { conditions: [{ name: 'active_days', is_met: false, have: 1, need: 7 }] };
  const { container } = renderPanel('/energy-dashboard', createClient());
  await waitFor(() => expect(container.textContent).toContain('Day 1 of 7'));
  expect(container.querySelector('a[href="#convert"]')!.textContent).toBe('What you need to convert');
  cleanup();
  const german = renderPanel('/de/energy-dashboard', createClient());
  await waitFor(() => expect(german.container.textContent).toContain('Tag 1 von 7'));
  expect(german.container.querySelector('a[href="#convert"]')!.textContent).toBe(
    'Was du zum Umtauschen brauchst',
  );
});

it('says nothing about the value of a demo’s points, because they never convert', async () => {
  points = { energy_points: 1_240, earned: 1_240, total_actions: 4 };
  conversion = {
    conditions: [
      { name: 'active_days', is_met: false, have: 1, need: 7 },
      { name: 'no_demo', is_met: false, have: null, need: null },
    ],
  };
  const { container } = renderPanel('/energy-dashboard', createClient());
  await waitFor(() => expect(container.textContent).toContain('Points of a demo can’t be converted.'));
  expect(container.textContent).not.toContain('NAC');
  expect(container.textContent).not.toContain('Day 1');
  await waitFor(() => expect(container.textContent).toContain('A demo account has no rank.'));
  expect(container.textContent).not.toContain('will appear');
});

it('shows the exact balance of credits, revocations and spending', async () => {
  const amounts = fc.record({
    credited: fc.integer({ min: 0, max: 2_000_000_000 }),
    revokedShare: fc.integer({ min: 0, max: 100 }),
    spentShare: fc.integer({ min: 0, max: 100 }),
    path: fc.constantFrom('/energy-dashboard', '/de/energy-dashboard'),
  });
  await fc.assert(
    fc.asyncProperty(amounts, async ({ credited, revokedShare, spentShare, path }) => {
      const earned = credited - Math.floor((credited * revokedShare) / 100);
      const balance = earned - Math.floor((earned * spentShare) / 100);
      points = { energy_points: balance, earned, total_actions: 3 };
      const { stat, text } = await readPanel(path);
      expect(Number(stat.replace(/[^\d]/g, ''))).toBe(balance);
      const stats = text.replace(/[.,](?=\d{3}(\D|$|[.,]))/g, '');
      expect(stats).toContain(`${earned} EP`);
    }),
    { numRuns: 12 },
  );
}, 60_000);
