import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseFreePort, requireFreePort } from './ports.ts';

const server = createServer();
let taken: number;
beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  taken = (server.address() as AddressInfo).port;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

test('rejects a taken port with advice', async () => {
  await expect(requireFreePort('127.0.0.1', taken)).rejects.toThrow(
    `Port ${taken} on 127.0.0.1 is taken by another program. Stop it, or choose another with PORT=${taken + 10} npm start.`,
  );
});

test('skips a taken port if any port will do', async () => {
  expect(await chooseFreePort('127.0.0.1', taken)).not.toBe(taken);
});
