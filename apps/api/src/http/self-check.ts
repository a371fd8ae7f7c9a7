import { once } from 'node:events';
import { get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const TIMEOUT_MS = 10_000;

/**
 * Returns a check that fails if a listening server accepts no connections, as without free file descriptors, or
 * answers nobody. A busy server that keeps the check waiting while it answers others is fine, and so is one whose
 * address this machine itself cannot reach, because of a firewall.
 */
export async function createSelfCheck(server: Server, timeoutMs = TIMEOUT_MS): Promise<() => Promise<void>> {
  let answers = 0;
  server.on('request', (_request, response) => response.once('finish', () => answers++));
  const url = `${toLocalUrl(server.address() as AddressInfo)}/healthz`;
  const isReachable = await request(url, timeoutMs).then(
    () => true,
    () => false,
  );
  if (!isReachable) return () => Promise.resolve();
  return async () => {
    const before = answers;
    try {
      await request(url, timeoutMs);
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'AbortError';
      if (!isLate || answers === before) throw error;
    }
  };
}

/** Sends a request over a new connection, as a new client does. */
async function request(url: string, timeoutMs: number): Promise<void> {
  const sent = get(url, { agent: false, signal: AbortSignal.timeout(timeoutMs) });
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  if (response.statusCode !== 200)
    throw new Error(`The server answered its own check with ${response.statusCode}.`);
}

// A wildcard address receives connections but is not a destination.
function toLocalUrl({ address, port }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return `http://localhost:${port}`;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}
