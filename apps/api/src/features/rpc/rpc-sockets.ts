import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { ApiContext } from '../../http/api-context.ts';
import { toRateLimitKey, type ClientAddressReader } from '../../http/client-address.ts';
import { RATE_RULES, takeRate } from '../../http/rate-limit.ts';
import { bridgeSocket, GOODBYE_MS } from './bridge-socket.ts';
import { RPC_BODY_MAX_BYTES } from './gateway.ts';

/** WebSockets of one client address. */
export const SOCKETS_PER_ADDRESS_MAX = 32;
const SOCKETS_MAX = 2_000;
const PING_MS = 30_000;

/** JSON-RPC over WebSocket at `/rpc`. Each client gets its own connection to the node, so subscriptions never mix. */
export interface RpcSockets {
  close(): void;
}

export function attachRpcSockets(
  server: Server,
  context: ApiContext,
  readClientAddress: ClientAddressReader,
): RpcSockets {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: RPC_BODY_MAX_BYTES,
    perMessageDeflate: false,
  });
  const countByAddress = new Map<string, number>();

  const accept = (client: WebSocket, address: string) => {
    const key = toRateLimitKey(address);
    countByAddress.set(key, (countByAddress.get(key) ?? 0) + 1);
    context.metrics.rpcSockets.set(sockets.clients.size);
    client.once('close', () => {
      const left = (countByAddress.get(key) ?? 1) - 1;
      if (left === 0) countByAddress.delete(key);
      else countByAddress.set(key, left);
      context.metrics.rpcSockets.set(sockets.clients.size);
    });
    bridgeSocket(client, context, address);
  };
  const onUpgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (new URL(request.url ?? '/', 'http://localhost').pathname !== '/rpc')
      return refuse(socket, '404 Not Found');
    const forwarded = request.headers['x-forwarded-for'];
    const address = readClientAddress(request.socket.remoteAddress, forwarded?.toString());
    const isMany = (countByAddress.get(toRateLimitKey(address)) ?? 0) >= SOCKETS_PER_ADDRESS_MAX;
    if (isMany || sockets.clients.size >= SOCKETS_MAX) return refuse(socket, '429 Too Many Requests');
    try {
      await takeRate(context, RATE_RULES.streams, address);
    } catch {
      return refuse(socket, '429 Too Many Requests');
    }
    sockets.handleUpgrade(request, socket, head, (client) => accept(client, address));
  };
  const listener = (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    void onUpgrade(request, socket, head);
  server.on('upgrade', listener);
  const ping = setInterval(() => {
    for (const client of sockets.clients) client.ping();
  }, PING_MS).unref();
  return {
    close() {
      clearInterval(ping);
      server.off('upgrade', listener);
      for (const client of sockets.clients) client.close(1001, 'The server is going away.');
      setTimeout(() => {
        for (const client of sockets.clients) client.terminate();
      }, GOODBYE_MS).unref();
      sockets.close();
    },
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
