import { createServer } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';

export interface HeadProxy {
  readonly url: string;
  /** Returns how often a message of the node is forwarded: 0 drops it, 2 duplicates it. */
  repeat: () => number;
  close(): Promise<void>;
}

/**
 * Proxies the node's WebSocket to the worker, so that a test can drop or duplicate announcements or
 * disconnect.
 */
export async function startHeadProxy(targetUrl: string): Promise<HeadProxy> {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  const proxy: HeadProxy = { url: '', repeat: () => 1, close: () => Promise.resolve() };
  sockets.on('connection', (socket) => {
    const node = new WebSocket(targetUrl);
    const early: string[] = [];
    socket.on('message', (data: Buffer) => {
      if (node.readyState === WebSocket.OPEN) node.send(data.toString());
      else early.push(data.toString());
    });
    node.on('open', () => early.forEach((text) => node.send(text)));
    node.on('message', (data: Buffer) => {
      for (let left = proxy.repeat(); left > 0; left--) socket.send(data.toString());
    });
    for (const end of [socket, node]) {
      end.on('error', () => {});
      end.on('close', () => {
        socket.terminate();
        node.terminate();
      });
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return Object.assign(proxy, {
    url: `ws://127.0.0.1:${port}`,
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
