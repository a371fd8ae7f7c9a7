import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import type { SpeedReport } from '@nova/shared/status/page-speed';
import { afterEach, beforeEach, expect, test } from 'vitest';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const REPORT: SpeedReport = {
  page: 'explorer',
  device: 'phone',
  metrics: [
    { name: 'LCP', value: 1_300 },
    { name: 'INP', value: 80 },
    { name: 'CLS', value: 0.02 },
  ],
};
const report = (body: unknown, headers = {}) =>
  callApi(api.url, '/api/v1/page-speed', { method: 'POST', body, headers });

async function readSeries(): Promise<string[]> {
  const text = await fetch(`${api.url}/metrics`).then((response) => response.text());
  return text.split('\n').filter((line) => line.startsWith('nova_page_'));
}

test('adds the measurements of a browser to the histograms of its page and device', async () => {
  expect((await report(REPORT)).status).toBe(204);
  expect((await report({ ...REPORT, metrics: [{ name: 'LCP', value: 200 }] })).status).toBe(204);
  const series = await readSeries();
  expect(series).toContain('nova_page_speed_seconds_sum{metric="LCP",page="explorer",device="phone"} 1.5');
  expect(series).toContain('nova_page_speed_seconds_count{metric="LCP",page="explorer",device="phone"} 2');
  expect(series).toContain('nova_page_speed_seconds_sum{metric="INP",page="explorer",device="phone"} 0.08');
  expect(series).toContain('nova_page_layout_shift_sum{metric="CLS",page="explorer",device="phone"} 0.02');
});

test.each([
  ['an unknown page', { ...REPORT, page: '/explorer/address/0x1' }],
  ['an unknown device', { ...REPORT, device: 'Anna’s phone' }],
  ['an unknown metric', { ...REPORT, metrics: [{ name: 'FID', value: 1 }] }],
  ['a negative time', { ...REPORT, metrics: [{ name: 'LCP', value: -1 }] }],
  ['a time beyond ten minutes', { ...REPORT, metrics: [{ name: 'LCP', value: 600_001 }] }],
  ['a metric twice', { ...REPORT, metrics: [REPORT.metrics[0], REPORT.metrics[0]] }],
  ['no metric', { ...REPORT, metrics: [] }],
  ['a name of the visitor', { ...REPORT, wallet: '0x1' }],
])('refuses %s and counts nothing', async (_, body) => {
  expect(await report(body)).toMatchObject({ status: 400, code: 'invalid_input' });
  expect((await readSeries()).filter((line) => /_count/.test(line))).toEqual([]);
});
