import { createServer, type AddressInfo } from 'node:net';
import { findFreePort } from '@nova/db/embedded/free-port';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseFreePort, requireFreePort, requireFreePorts } from './ports.ts';

const server = createServer();
let taken: number;
beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  taken = (server.address() as AddressInfo).port;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const portAt = (host: string, port: number) =>
  ({ variable: 'PORT', port, host, hostVariable: 'HOST' }) as const;

test('rejects a taken port with the variable to change', async () => {
  await expect(requireFreePort(portAt('127.0.0.1', taken))).rejects.toThrow(
    `Port ${taken} on 127.0.0.1 is taken by another program. Stop it, or choose another with PORT=${taken > 65_525 ? taken - 10 : taken + 10} npm start.`,
  );
  const health = { variable: 'WORKER_HEALTH_PORT', port: taken, host: '127.0.0.1' };
  await expect(requireFreePorts([health])).rejects.toThrow(/choose another with WORKER_HEALTH_PORT=\d+ npm/);
});

test('a host that this machine does not have is not blamed on the port', async () => {
  await expect(requireFreePort(portAt('203.0.113.9', 4000))).rejects.toThrow(
    'This machine cannot listen on 203.0.113.9 (EADDRNOTAVAIL). Set HOST to 127.0.0.1, 0.0.0.0 or another address of this machine.',
  );
});

test('skips a taken port if any port will do', async () => {
  expect(await chooseFreePort('127.0.0.1', taken)).not.toBe(taken);
});

test('leaves a port that a variable assigns to another process', async () => {
  const free = await findFreePort();
  expect(await chooseFreePort('127.0.0.1', free)).toBe(free);
  expect(await chooseFreePort('127.0.0.1', free, [portAt('127.0.0.1', free)])).not.toBe(free);
});
