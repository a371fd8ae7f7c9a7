import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { findFreePort } from './free-port.ts';

test('returns a port that outgoing connections do not use', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => findFreePort()));
  expect(Math.min(...ports)).toBeGreaterThanOrEqual(20_000);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

test('returns a port at which a server can listen', async () => {
  const server = createServer().listen(await findFreePort(), '127.0.0.1');
  await once(server, 'listening');
  expect(server.listening).toBe(true);
  server.close();
  await once(server, 'close');
});

test('looks for consecutive ports below the limit', async () => {
  expect(await findFreePort(500)).toBeLessThanOrEqual(32_767 - 499);
});
