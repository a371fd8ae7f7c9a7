import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTracer } from './operation-tracer.ts';

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue: string } }[];
}

const OPERATION = `0x${'1a'.repeat(16)}${'2b'.repeat(8)}${'3c'.repeat(8)}` as const;
let collector: Server;
let received: SentSpan[];
let services: string[];
beforeEach(async () => {
  [received, services] = [[], []];
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(body) as {
        resourceSpans: {
          resource: { attributes: SentSpan['attributes'] };
          scopeSpans: { spans: SentSpan[] }[];
        }[];
      };
      for (const { resource, scopeSpans } of resourceSpans) {
        services.push(resource.attributes.find(({ key }) => key === 'service.name')!.value.stringValue);
        received.push(...scopeSpans.flatMap(({ spans }) => spans));
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
afterEach(() => collector.close());
const endpoint = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;

test('parts of an operation by several processes are one trace under one root', async () => {
  const api = await startTracer('nova-api', endpoint());
  const worker = await startTracer('nova-worker', endpoint());
  const attributes = { 'nova.lane': 'actions' };
  api.recordPart(OPERATION, { name: 'request', startedAt: 1_000, endedAt: 1_040, attributes });
  worker.recordRoot(OPERATION, { name: 'record action', startedAt: 1_005, endedAt: 1_030, attributes });
  worker.recordPart(OPERATION, { name: 'seal', startedAt: 1_010, endedAt: 1_030, attributes });
  await Promise.all([api.close(), worker.close()]);

  expect(services.sort()).toEqual(['nova-api', 'nova-worker']);
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

test('nothing is sent without an address, and a collector that is away stops nobody', async () => {
  const part = { name: 'seal', startedAt: 1, endedAt: 2, attributes: {} };
  const off = await startTracer('nova-api', undefined);
  off.recordRoot(OPERATION, part);
  await off.close();
  expect(received).toEqual([]);
  const away = await startTracer('nova-api', 'http://127.0.0.1:9');
  away.recordRoot(OPERATION, part);
  await expect(away.close()).resolves.toBeUndefined();
});
