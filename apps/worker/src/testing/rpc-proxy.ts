import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Answers returned without forwarding the call to the node. */
const MADE_UP_ANSWERS = {
  refuse: { error: { code: -32_005, message: 'limit exceeded' } },
  know_no_method: { error: { code: -32_601, message: 'method not found' } },
  find_nothing: { result: null },
  never_take: { error: { code: -32_000, message: 'exceeds block gas limit' } },
} as const;
type MadeUpFate = keyof typeof MADE_UP_ANSWERS;

/**
 * Result for a call before it reaches the node: forward it, drop the request or the answer, never answer,
 * or fake one.
 */
export type Fate = 'pass' | 'lose_request' | 'lose_answer' | 'hang' | MadeUpFate;

export interface RpcProxy {
  readonly url: string;
  /** Called for every call with its method; may wait arbitrarily long. */
  decide: (method: string, params: readonly unknown[]) => Fate | Promise<Fate>;
  /**
   * Returns a replacement for the node's answer to one call, single or in a batch; undefined keeps the
   * answer.
   */
  replace: (method: string, params: readonly unknown[]) => object | undefined;
  close(): Promise<void>;
}

/** Proxies the node to the worker, so that a test can intervene between two steps. */
export async function startRpcProxy(targetUrl: string): Promise<RpcProxy> {
  const proxy: RpcProxy = {
    url: '',
    decide: () => 'pass',
    replace: () => undefined,
    close: () => Promise.resolve(),
  };
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

interface Message {
  readonly id?: unknown;
  readonly method?: string;
  readonly params?: unknown[];
}

/** Returns the first result other than `pass` in a batch, which applies to the whole batch. */
async function decideAll(proxy: RpcProxy, messages: Message | Message[]): Promise<Fate> {
  for (const { method, params } of [messages].flat()) {
    const fate = method ? await proxy.decide(method, params ?? []) : 'pass';
    if (fate !== 'pass') return fate;
  }
  return 'pass';
}

/** Replaces some of the node's answers. */
function replaceSome(proxy: RpcProxy, body: string, answers: string): string {
  const byId = new Map<unknown, object>();
  for (const { id, method, params } of [JSON.parse(body) as Message | Message[]].flat()) {
    const other = method && proxy.replace(method, params ?? []);
    if (other) byId.set(id, { jsonrpc: '2.0', id, ...other });
  }
  if (byId.size === 0) return answers;
  const replies = JSON.parse(answers) as Message | Message[];
  const choose = (answer: Message) => byId.get(answer.id) ?? answer;
  return JSON.stringify(Array.isArray(replies) ? replies.map(choose) : choose(replies));
}

/** Answers every call without contacting the node. */
function answerAll(body: string, fate: MadeUpFate): unknown {
  const messages = JSON.parse(body) as { id?: unknown } | { id?: unknown }[];
  const answer = ({ id }: { id?: unknown }) => Object.assign({ jsonrpc: '2.0', id }, MADE_UP_ANSWERS[fate]);
  return Array.isArray(messages) ? messages.map(answer) : answer(messages);
}

async function handle(
  proxy: RpcProxy,
  targetUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const fate = await decideAll(proxy, JSON.parse(body) as Message | Message[]);
  if (fate === 'lose_request') return void response.destroy();
  if (fate === 'hang') return;
  const headers = { 'content-type': 'application/json' };
  if (fate !== 'pass' && fate !== 'lose_answer') {
    response.writeHead(200, headers).end(JSON.stringify(answerAll(body, fate)));
    return;
  }
  try {
    const answer = await fetch(targetUrl, { method: 'POST', headers, body });
    const text = await answer.text();
    if (fate === 'lose_answer') response.destroy();
    else response.writeHead(200, headers).end(replaceSome(proxy, body, text));
  } catch {
    response.destroy();
  }
}
