import { ConfigurationError } from '@nova/runtime/parse-env';
import { createServer, type AddressInfo } from 'node:net';

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
  return tryPort(host, wished).catch(() => tryPort(host, 0));
}

async function tryPort(host: string, port: number): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, resolve);
  });
  const found = (server.address() as AddressInfo).port;
  await new Promise((resolve) => server.close(resolve));
  return found;
}
