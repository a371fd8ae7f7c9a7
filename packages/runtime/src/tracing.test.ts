import { startTraceCollector, type TraceCollector } from '@nova/testing/trace-collector';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTracer } from './operation-tracer.ts';

const OPERATION = `0x${'1a'.repeat(16)}${'2b'.repeat(8)}${'3c'.repeat(8)}` as const;
let collector: TraceCollector;
beforeEach(async () => {
  collector = await startTraceCollector();
});
afterEach(() => collector.close());

test('sections of an operation in several processes form one trace under one root', async () => {
  const api = await startTracer('nova-api', collector.endpoint);
  const worker = await startTracer('nova-worker', collector.endpoint);
  const attributes = { 'nova.lane': 'actions' };
  api.recordPart(OPERATION, { name: 'request', startedAt: 1_000, endedAt: 1_040, attributes });
  worker.recordRoot(OPERATION, { name: 'record action', startedAt: 1_005, endedAt: 1_030, attributes });
  worker.recordPart(OPERATION, { name: 'seal', startedAt: 1_010, endedAt: 1_030, attributes });
  await Promise.all([api.close(), worker.close()]);

  const received = collector.spans;
  expect(new Set(received.map(({ service }) => service))).toEqual(new Set(['nova-api', 'nova-worker']));
  expect(new Set(received.map(({ traceId }) => traceId))).toEqual(new Set(['1a'.repeat(16)]));
  const root = received.find(({ name }) => name === 'record action')!;
  expect(root.spanId).toBe('2b'.repeat(8));
  expect(root.parentSpanId ?? '').toBe('');
  const parts = received.filter((span) => span !== root);
  expect(parts.map(({ name }) => name).sort()).toEqual(['request', 'seal']);
  expect(parts.every(({ parentSpanId }) => parentSpanId === root.spanId)).toBe(true);
  expect(new Set(received.map(({ spanId }) => spanId)).size).toBe(3);
  expect([root.startTimeUnixNano, root.endTimeUnixNano]).toEqual(['1005000000', '1030000000']);
  expect(root.attributes).toEqual([{ key: 'nova.lane', value: { stringValue: 'actions' } }]);
});

test('nothing is sent without an endpoint, and an unavailable collector blocks nothing', async () => {
  const part = { name: 'seal', startedAt: 1, endedAt: 2, attributes: {} };
  const off = await startTracer('nova-api', undefined);
  off.recordRoot(OPERATION, part);
  await off.close();
  expect(collector.spans).toEqual([]);
  const away = await startTracer('nova-api', 'http://127.0.0.1:9');
  away.recordRoot(OPERATION, part);
  await expect(away.close()).resolves.toBeUndefined();
});
