import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Ports below those that systems give to outgoing connections (from 32,768 on Linux, from 49,152 elsewhere). While a
 * server restarts, an outgoing connection could otherwise take its port.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_767;
const MAX_ATTEMPTS = 1_000;

/**
 * Returns the first of this number of consecutive ports that are currently free on this machine.
 * @throws Error if none are found
 */
export async function findFreePort(count = 1): Promise<number> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const first = randomInt(FIRST_PORT, LAST_PORT - count + 2);
    const ports = Array.from({ length: count }, (_, index) => first + index);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return first;
  }
  throw new Error(`No free port was found between ${FIRST_PORT} and ${LAST_PORT} on 127.0.0.1.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen({ host: '127.0.0.1', port, exclusive: true });
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
