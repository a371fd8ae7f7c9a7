import type { SpeedMetric, SpeedPage, SpeedReport } from '@nova/shared/status/page-speed';
import { type INPMetric, type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { speedConsentStore } from './speed-consent.ts';

const PATH = '/api/v1/page-speed';

interface Measured {
  readonly name: SpeedMetric;
  readonly value: number;
  /** Page on which the value was measured; a visitor may have gone on to others since the load. */
  readonly page: SpeedPage;
}

let isMeasuring = false;

/**
 * Measures the pages from now on and sends the values when the tab is hidden or closed, once for each load.
 * Sends nothing after the agreement was withdrawn.
 * @param findPage returns the page at a time in milliseconds since the load
 */
export function measureSpeed(findPage: (time: number) => SpeedPage): void {
  if (isMeasuring) return;
  isMeasuring = true;
  const measured = new Map<SpeedMetric, Measured>();
  const sent = new Set<string>();
  const note = ({ id, name, value }: Metric, page: SpeedPage) => {
    if (sent.has(id)) return;
    sent.add(id);
    measured.set(name, { name, value, page });
  };
  // The visitor may have agreed on a later page. The load is that of the first one, except for a page that the
  // browser restored.
  const findLoaded = ({ navigationType }: Metric) =>
    findPage(navigationType === 'back-forward-cache' ? performance.now() : 0);
  for (const watch of [onFCP, onLCP, onTTFB, onCLS]) watch((metric) => note(metric, findLoaded(metric)));
  const slowest = trackSlowestInput(findPage);
  // Registered after those of the library, so that its last values arrive before they are sent.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const input = slowest();
    if (input) note(input.metric, input.page);
    if (speedConsentStore.get()) for (const report of groupByPage(measured.values())) send(report);
    measured.clear();
  });
}

/** Returns a function that returns the slowest reaction to an input so far, with its page. */
function trackSlowestInput(
  findPage: (time: number) => SpeedPage,
): () => { metric: Metric; page: SpeedPage } | null {
  let slowest: { metric: Metric; page: SpeedPage } | null = null;
  // A click on a link is reported on the page to which it leads.
  const note = (metric: INPMetric) => {
    slowest = { metric, page: findPage(metric.entries[0]?.startTime ?? performance.now()) };
  };
  onINP(note, { reportAllChanges: true });
  return () => slowest;
}

/** Returns one report for each page. */
export function groupByPage(measured: Iterable<Measured>): SpeedReport[] {
  const device = matchMedia('(pointer: coarse) and (max-width: 48rem)').matches ? 'phone' : 'computer';
  const reports = new Map<SpeedPage, SpeedReport>();
  for (const { name, value, page } of measured) {
    const report = reports.get(page) ?? { page, device, metrics: [] };
    report.metrics.push({ name, value });
    reports.set(page, report);
  }
  return [...reports.values()];
}

/** `keepalive` lets the request finish after the page closes; a lost measurement is not sent again. */
function send(report: SpeedReport): void {
  const headers = { 'content-type': 'application/json' };
  fetch(PATH, { method: 'POST', keepalive: true, headers, body: JSON.stringify(report) }).catch(() => {});
}
