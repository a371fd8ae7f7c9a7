import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createJsonPoster } from './post-json.ts';

/** Accepts requests and sends one byte of a response at intervals, forever. */
let server: Server;
let url: string;
beforeEach(async () => {
  server = createServer((_request, response) => {
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Resolves when the connection ends, also by a reset, which `once` would report as an error. */
const untilClosed = ({ socket }: IncomingMessage) =>
  new Promise<void>((resolve) => socket.on('error', () => undefined).once('close', () => resolve()));

test('aborts a slow response at the timeout and closes its connection', async () => {
  const incoming = once(server, 'request') as Promise<[IncomingMessage]>;
  const answer = createJsonPoster(url).post({}, { timeoutMs: 2_000 });
  const [request] = await incoming;
  const closed = untilClosed(request);
  await expect(answer).rejects.toThrow('no response within 2000 ms');
  await closed;
});

test('aborting a request closes its connection', async () => {
  const incoming = once(server, 'request') as Promise<[IncomingMessage]>;
  const caller = new AbortController();
  const answer = createJsonPoster(url).post({}, { timeoutMs: 60_000, signal: caller.signal });
  const [request] = await incoming;
  const closed = untilClosed(request);
  caller.abort();
  await expect(answer).rejects.toThrow('aborted');
  await closed;
});

test('sends the headers with every request', async () => {
  const incoming = once(server, 'request') as Promise<[IncomingMessage]>;
  const answer = createJsonPoster(url, { 'x-nova-client': 'internal/worker' }).post({}, { timeoutMs: 2_000 });
  const [request] = await incoming;
  expect(request.headers['x-nova-client']).toBe('internal/worker');
  await expect(answer).rejects.toThrow('no response within 2000 ms');
});
