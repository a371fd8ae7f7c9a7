import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Decides about one call before it reaches the node: let it pass, lose the request, or lose the answer. */
export type Fate = 'pass' | 'lose_request' | 'lose_answer';

export interface RpcProxy {
  readonly url: string;
  /** Called for every call with its method; may wait as long as it likes. */
  decide: (method: string, params: readonly unknown[]) => Fate | Promise<Fate>;
  close(): Promise<void>;
}

/** Stands between worker and node, so that a test can stop the world between two steps. */
export async function startRpcProxy(targetUrl: string): Promise<RpcProxy> {
  const proxy: RpcProxy = { url: '', decide: () => 'pass', close: () => Promise.resolve() };
  const server = createServer((request, response) => void handle(proxy, targetUrl, request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return Object.assign(proxy, {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

async function handle(
  proxy: RpcProxy,
  targetUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const message = JSON.parse(body) as { method?: string; params?: unknown[] };
  const fate = message.method ? await proxy.decide(message.method, message.params ?? []) : 'pass';
  if (fate === 'lose_request') return void response.destroy();
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(targetUrl, { method: 'POST', headers, body });
    const text = await answer.text();
    if (fate === 'lose_answer') response.destroy();
    else response.writeHead(200, headers).end(text);
  } catch {
    response.destroy();
  }
}
