import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { createDispatch, type Dispatch } from './dispatch.ts';
import { RPC_CODE } from './errors.ts';
import { LAST_ANSWER_MS, MAX_BODY_BYTES } from './limits.ts';
import type { RpcMethods } from './method.ts';
import { clientOf } from './rpc-client.ts';
import { attachWebSocket } from './websocket.ts';

const REQUEST_TIMEOUT_MS = 30_000;
/**
 * Longer than the idle times of the api and the worker, so that they rarely reuse a connection that was just
 * closed.
 */
const KEEP_ALIVE_MS = 65_000;

export interface RpcServer {
  host: string;
  port: number;
  close: () => Promise<void>;
}

interface RpcServerOptions {
  host: string;
  port: number;
  methods: RpcMethods;
  logger: Logger;
}

/** Returns the whole body, or undefined if it exceeds the limit. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function sendJson(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

function refusal(message: string): string {
  return JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: RPC_CODE.invalidRequest, message } });
}

/** Returns a signal that aborts when the client disconnects before the answer is complete. */
function abortedWith(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableEnded) controller.abort();
  });
  return controller.signal;
}

async function serve(request: IncomingMessage, response: ServerResponse, dispatch: Dispatch): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('allow', 'POST');
    sendJson(response, 405, refusal('send JSON-RPC by POST or over a WebSocket'));
    return;
  }
  const body = await readBody(request);
  if (body === undefined) {
    response.setHeader('connection', 'close');
    sendJson(response, 413, refusal(`request too large: at most ${MAX_BODY_BYTES} bytes`));
    return;
  }
  const answer = await dispatch(body, { client: clientOf(request), signal: abortedWith(response) });
  if (answer === undefined) response.writeHead(204).end();
  else sendJson(response, 200, answer);
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Serves JSON-RPC over HTTP and WebSocket on one port. Throws if the port is unavailable. */
export async function startRpcServer(options: RpcServerOptions): Promise<RpcServer> {
  const { host, port, methods, logger } = options;
  const dispatch = createDispatch(methods, logger);
  const server = createServer((request, response) => {
    serve(request, response, dispatch).catch((error: unknown) => {
      // The client disconnected during its request or the answer.
      logger.debug({ err: error }, 'a request was aborted');
      response.destroy();
    });
  });
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('error', (error) => logger.error({ err: error }, 'the server failed'));
  const closeWebSockets = attachWebSocket(server, dispatch, logger);
  await listen(server, host, port);
  return {
    host,
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        closeWebSockets();
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), LAST_ANSWER_MS).unref();
      }),
  };
}
