import { findFreePort } from '@nova/db/embedded/free-port';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { createServer } from 'node:net';
import type { ConfiguredPort } from './settings/configured-ports.ts';

/**
 * Checks all ports that the environment assigns, before anything is started.
 * @throws ConfigurationError that names the variable to change
 */
export async function requireFreePorts(ports: readonly ConfiguredPort[]): Promise<void> {
  for (const port of ports) await requireFreePort(port);
}

/** @throws ConfigurationError if another program listens there, or this process may not or cannot. */
export async function requireFreePort({ variable, port, host, hostVariable }: ConfiguredPort): Promise<void> {
  try {
    await tryPort(host, port);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    if (code === 'EADDRINUSE') {
      const other = port > 65_525 ? port - 10 : port + 10;
      throw new ConfigurationError(
        `Port ${port} on ${host} is taken by another program. Stop it, or choose another with ${variable}=${other} npm start.`,
      );
    }
    if (code === 'EACCES')
      throw new ConfigurationError(
        `This user may not listen on port ${port}. Set ${variable} to a port above 1023, and let a proxy listen on ${port}.`,
      );
    throw new ConfigurationError(
      `This machine cannot listen on ${host} (${code}).${hostVariable ? ` Set ${hostVariable} to 127.0.0.1, 0.0.0.0 or another address of this machine.` : ''}`,
    );
  }
}

/**
 * Returns the preferred port if it is free, otherwise any free one.
 * @param assigned Ports of other processes, some of which are not running yet.
 */
export async function chooseFreePort(
  host: string,
  wished: number,
  assigned: readonly ConfiguredPort[] = [],
): Promise<number> {
  if (assigned.some(({ port }) => port === wished)) return findFreePort();
  return tryPort(host, wished).then(
    () => wished,
    () => findFreePort(),
  );
}

async function tryPort(host: string, port: number): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, resolve);
  });
  await new Promise((resolve) => server.close(resolve));
}
