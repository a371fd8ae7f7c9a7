import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Forwards connections to a server, and holds everything back while it is told to. */
export async function startHangingProxy(target: URL) {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isHanging = false;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const pair = [client, upstream] as const;
    pairs.add(pair);
    for (const socket of pair) socket.on('error', () => undefined);
    client.on('close', () => pairs.delete(pair) && upstream.destroy());
    client.pipe(upstream).pipe(client);
    if (isHanging) upstream.pause();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    hang: (hangs: boolean) => {
      isHanging = hangs;
      for (const [, upstream] of pairs) upstream[hangs ? 'pause' : 'resume']();
    },
    close: () => {
      for (const [client] of pairs) client.destroy();
      server.close();
    },
  };
}
