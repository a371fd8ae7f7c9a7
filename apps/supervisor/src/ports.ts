import { findFreePort } from '@nova/db/embedded/free-port';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { createServer } from 'node:net';

/** @throws ConfigurationError if another program listens there. */
export async function requireFreePort(host: string, port: number): Promise<void> {
  try {
    await tryPort(host, port);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const why = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${code})`;
    throw new ConfigurationError(
      `Port ${port} on ${host} ${why}. Stop it, or choose another with PORT=${port + 10} npm start.`,
    );
  }
}

/** Returns the preferred port if it is free, otherwise any free one. */
export async function chooseFreePort(host: string, wished: number): Promise<number> {
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
