import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ApiContext } from '../../http/api-context.ts';
import { createAddressCounter } from '../../http/limits/address-counter.ts';
import type { ClientAddressReader } from '../../http/limits/client-address.ts';
import { RATE_RULES, consumeRate } from '../../http/limits/rate-limit.ts';
import { createGateway, RPC_BODY_MAX_BYTES } from './gateway.ts';
import { createNodeSubscriptions } from './node-subscriptions.ts';
import { GOODBYE_MS, serveSocket } from './serve-socket.ts';

/** Maximum number of WebSockets per client address. */
export const SOCKETS_PER_ADDRESS_MAX = 32;
const SOCKETS_MAX = 2_000;
/** Milliseconds between pings; a client that has not answered before the next ping is disconnected. */
export const PING_MS = 30_000;

/** JSON-RPC over WebSocket at `/rpc`. */
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
  const nodeSubscriptions = createNodeSubscriptions(context);
  const services = { context, gateway: createGateway(context), nodeSubscriptions };
  const isThere = new WeakSet<WebSocket>();
  const places = createAddressCounter(SOCKETS_PER_ADDRESS_MAX);
  const showCount = () => context.metrics.rpcSockets.set(sockets.clients.size);

  const onUpgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (!/^\/rpc\/?$/.test(new URL(request.url ?? '/', 'http://localhost').pathname))
      return refuse(socket, '404 Not Found');
    const forwarded = request.headers['x-forwarded-for'];
    const address = readClientAddress(request.socket.remoteAddress, forwarded?.toString());
    const isAllowed = await consumeRate(context, RATE_RULES.streams, address).then(
      () => sockets.clients.size < SOCKETS_MAX,
      () => false,
    );
    const release = isAllowed ? places.take(address) : null;
    if (release === null) return refuse(socket, '429 Too Many Requests');
    socket.once('close', release);
    sockets.handleUpgrade(request, socket, head, (client) => {
      showCount();
      client.once('close', showCount);
      isThere.add(client);
      client.on('pong', () => isThere.add(client));
      serveSocket(client, services, address);
    });
  };
  const listener = (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    void onUpgrade(request, socket, head);
  server.on('upgrade', listener);
  const ping = setInterval(() => {
    for (const client of sockets.clients) {
      if (isThere.delete(client)) client.ping();
      else client.terminate();
    }
  }, context.config.socketPingMs).unref();
  return {
    close() {
      clearInterval(ping);
      server.off('upgrade', listener);
      for (const client of sockets.clients)
        client.close(1001, 'The server is shutting down. Please reconnect.');
      setTimeout(() => {
        for (const client of sockets.clients) client.terminate();
        nodeSubscriptions.close();
      }, GOODBYE_MS).unref();
      sockets.close();
    },
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
