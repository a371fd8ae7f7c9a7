import type { StatusSummary } from '@nova/shared/status/schemas';
import { STATUS_SERVICES } from '@nova/shared/status/services';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientTexts, loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../lib/i18n/text-context.ts';
import { StatusPage } from './status-page.tsx';

const TEXTS = { en: 'Points are slow', de: 'Punkte sind langsam' };
const INCIDENT = {
  id: 7,
  title: TEXTS,
  services: ['energy_points' as const],
  status: 'identified' as const,
  started_at: '2026-11-22T11:00:00.000Z',
  resolved_at: null,
  updates: [
    {
      at: '2026-11-22T11:05:00.000Z',
      status: 'identified' as const,
      text: { en: 'A full disk.', de: 'Eine volle Platte.' },
    },
    {
      at: '2026-11-22T11:00:00.000Z',
      status: 'investigating' as const,
      text: { en: 'We look.', de: 'Wir sehen nach.' },
    },
  ],
};
const SUMMARY: StatusSummary = {
  health: 'degraded',
  percent: 75,
  checked_at: '2026-11-22T11:59:30.000Z',
  chain: { state: 'running', stopped_since: null, waiting_actions: 0, shares_blocks: false },
  services: STATUS_SERVICES.map((service) => ({
    service,
    is_answered: true,
    latency_ms: 9,
    uptime: 0.9991,
    recent: [],
    days: [],
  })),
  incidents: [INCIDENT],
  maintenances: [
    {
      id: 1,
      title: { en: 'New disk', de: 'Neue Platte' },
      text: { en: 'Ten minutes.', de: 'Zehn Minuten.' },
      services: [],
      starts_at: '2026-11-23T10:00:00.000Z',
      ends_at: '2026-11-23T11:00:00.000Z',
      is_under_way: false,
    },
  ],
};

const sentRequests: string[] = [];
/** Paths that respond with an error. */
let away: readonly string[] = [];
let chain: StatusSummary['chain'] = SUMMARY.chain;
async function answer(url: string, init?: { method?: string; body?: string }) {
  sentRequests.push(`${init?.method ?? 'GET'} ${url} ${init?.body ?? ''}`.trim());
  if (away.some((path) => url.startsWith(path))) return new Response('{}', { status: 503 });
  if (url === '/api/v1/status') return new Response(JSON.stringify({ ...SUMMARY, chain }));
  if (url.startsWith('/api/v1/status/incidents'))
    return new Response(JSON.stringify({ items: [], next: null, prev: null }));
  return new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, result: '0x17ac9' }));
}

beforeEach(async () => {
  await Promise.all([loadCatalogues('en', ['site', 'status']), loadCatalogues('de', ['site', 'status'])]);
  sentRequests.length = 0;
  away = [];
  chain = SUMMARY.chain;
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(path = '/system-status') {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <TextContext value={{ source: clientTexts, isFallback: false }}>
          <StatusPage />
        </TextContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const probes = () => sentRequests.filter((each) => !each.includes('/api/v1/status')).toSorted();

it('checks the four services of the specification and is healthy if all respond', async () => {
  show();
  expect(await screen.findByText('Healthy, 100 %')).toBeDefined();
  expect(screen.getByText('4 of 4 services are up')).toBeDefined();
  expect(probes()).toEqual([
    'GET /rest/v1/presale_phases?select=id&limit=1',
    'HEAD /robots.txt',
    'POST /functions/v1/energy-points {"action":"get_action_types"}',
    'POST /functions/v1/nova-rpc {"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}',
  ]);
});

it('is degraded below a hundred percent, and names the service that does not respond', async () => {
  away = ['/functions/v1/energy-points'];
  show();
  expect(await screen.findByText('Degraded, 75 %')).toBeDefined();
  expect(screen.getAllByText('Up')).toHaveLength(3);
  expect(screen.getByText('No response')).toBeDefined();
});

it('is critical below fifty percent, in German too', async () => {
  away = ['/functions/v1/', '/rest/v1/'];
  show('/de/system-status');
  expect(await screen.findByText('Kritisch, 25 %')).toBeDefined();
  expect(screen.getByText('1 von 4 Diensten antwortet')).toBeDefined();
});

it('shows incidents and announced maintenance', async () => {
  show();
  expect(await screen.findByText('A full disk.')).toBeDefined();
  expect(screen.getByText('Affects: Energy Points')).toBeDefined();
  expect(screen.getByText('Planned maintenance: New disk.')).toBeDefined();
  expect(screen.getAllByText('99.91 % over 90 days')).toHaveLength(4);
});

it('says that the chain has stopped and how many actions wait', async () => {
  chain = {
    state: 'stopped',
    stopped_since: '2026-11-22T11:58:00.000Z',
    waiting_actions: 3,
    shares_blocks: false,
  };
  show();
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^No blocks since .*11:58:00.*\. 3 actions are waiting\. Everything is saved/,
  );
  expect(await screen.findByText('The chain has stopped')).toBeDefined();
  expect(screen.queryByText('Healthy, 100 %')).toBeNull();
});

it('shows the browser’s own checks if the history is unavailable', async () => {
  away = ['/api/v1/status'];
  show();
  expect(await screen.findByText('Healthy, 100 %')).toBeDefined();
  expect(
    await screen.findByText(
      'The history isn’t available right now. You can still see your browser’s own checks.',
    ),
  ).toBeDefined();
});

it('checks again every 30 seconds, but not in a hidden tab', async () => {
  vi.useFakeTimers();
  show();
  await act(() => vi.advanceTimersByTimeAsync(29_999));
  expect(probes()).toHaveLength(4);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(probes()).toHaveLength(8);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(probes()).toHaveLength(8);
  hidden.mockRestore();
});
