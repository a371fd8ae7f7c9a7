import type { SpeedPage } from '@nova/shared/status/page-speed';
import { SPEED_PAGES } from '@nova/shared/status/page-speed';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Metric } from 'web-vitals';
import { PAGES } from '../site/page-registry.ts';
import { measureSpeed } from './measure-speed.ts';
import { setSpeedConsent } from './speed-consent.ts';

/** The browser of the tests reports no paints, so the library's callbacks are called by hand. */
const callbacks = vi.hoisted(() => new Map<string, (metric: Metric) => void>());
vi.mock('web-vitals', () => {
  const on = (name: string) => (callback: (metric: Metric) => void) => void callbacks.set(name, callback);
  return { onCLS: on('CLS'), onFCP: on('FCP'), onINP: on('INP'), onLCP: on('LCP'), onTTFB: on('TTFB') };
});

/** Pages by the time at which they were opened. */
let visits: [since: number, page: SpeedPage][] = [[0, 'home']];
const sent: { url: string; body: unknown }[] = [];

function measure(
  name: string,
  value: number,
  { id = name, at = 0, ...rest }: Partial<Metric> & { at?: number } = {},
) {
  const entries = [{ startTime: at }];
  callbacks.get(name)!({ name, value, id, entries, ...rest } as Metric);
}

function hide(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    sent.push({ url, body: JSON.parse(body) });
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  measureSpeed((time) => visits.findLast(([since]) => since <= time)![1]);
});
afterEach(() => {
  setSpeedConsent(false);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('sends nothing without an agreement', () => {
  measure('LCP', 900, { id: 'before the agreement' });
  hide();
  expect(sent).toEqual([]);
});

test('sends each value once, with the page on which it was measured, when the tab is hidden', () => {
  setSpeedConsent(true);
  visits = [
    [0, 'home'],
    [1, 'explorer'],
    [2, 'faq'],
  ];
  measure('LCP', 1_200);
  measure('INP', 40, { id: 'inputs', at: 0.5 });
  measure('INP', 96, { id: 'inputs', at: 1.5 });
  expect(sent).toEqual([]);
  measure('TTFB', 12, { navigationType: 'back-forward-cache' });
  hide();
  const url = '/api/v1/page-speed';
  expect(sent).toEqual([
    { url, body: { page: 'home', device: 'phone', metrics: [{ name: 'LCP', value: 1_200 }] } },
    { url, body: { page: 'faq', device: 'phone', metrics: [{ name: 'TTFB', value: 12 }] } },
    { url, body: { page: 'explorer', device: 'phone', metrics: [{ name: 'INP', value: 96 }] } },
  ]);
  hide();
  expect(sent).toHaveLength(3);
});

test('sends nothing after the agreement was withdrawn', () => {
  setSpeedConsent(true);
  measure('CLS', 0.1, { id: 'after the withdrawal' });
  setSpeedConsent(false);
  hide();
  expect(sent).toEqual([]);
});

test('knows every page of the site', () => {
  expect(SPEED_PAGES).toEqual([...PAGES.map(({ id }) => id), 'other']);
});
