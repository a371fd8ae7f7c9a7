import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';
import type { WorkerStatus } from './start-worker.ts';

/** Serves `/healthz` (503 while a job is halted) and `/metrics` for operators, and nothing else. */
export async function startHealthServer(
  port: number,
  host: string,
  registry: Registry,
  readStatus: () => WorkerStatus,
): Promise<Server> {
  const server = createServer((request, response) => {
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'content-type': type }).end(body);
    if (request.url === '/healthz') {
      const status = readStatus();
      send(status.isHealthy ? 200 : 503, 'application/json', JSON.stringify(status));
    } else if (request.url === '/metrics') {
      registry.metrics().then(
        (text) => send(200, registry.contentType, text),
        () => send(503, 'text/plain', 'The metrics cannot be read. Check the database and try again.\n'),
      );
    } else send(404, 'text/plain', 'not found\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
