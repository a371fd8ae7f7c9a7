import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Answer to one call: a result or an error. */
export type FakeAnswer = { readonly result: unknown } | { readonly error: { code: number; message: string } };

export interface FakeNode {
  readonly url: string;
  close(): Promise<void>;
}

interface Call {
  readonly id: unknown;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** Starts a node that answers calls, single or in batches, as the test specifies. */
export async function startFakeNode(
  answer: (method: string, params: readonly unknown[]) => FakeAnswer,
): Promise<FakeNode> {
  const toAnswer = ({ id, method, params }: Call) => ({ jsonrpc: '2.0', id, ...answer(method, params) });
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.parse(await text(request)) as Call | Call[];
    response.end(JSON.stringify(Array.isArray(body) ? body.map(toAnswer) : toAnswer(body)));
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
