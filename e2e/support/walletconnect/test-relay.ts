import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** Close code of the vendor's relay for a project ID that it does not know. */
const UNAUTHORIZED = 3000;

interface RelayRequest {
  readonly id: number;
  readonly method?: string;
  readonly params: {
    readonly topic: string;
    readonly topics: readonly string[];
    readonly message: string;
    readonly tag: number;
    readonly ttl: number;
  };
}
interface Letter {
  readonly topic: string;
  readonly message: string;
  readonly tag: number;
  readonly publishedAt: number;
  /** Client that published it, which does not receive it. */
  readonly from: string;
}
interface Client {
  readonly id: string;
  readonly socket: WebSocket;
  readonly topics: Set<string>;
  /** Delivered messages that it has not confirmed yet, by ID. */
  readonly unconfirmed: Map<number, Letter>;
}

/** A relay for tests with the protocol of WalletConnect's: it forwards encrypted messages by topic. */
export interface TestRelay {
  readonly url: string;
  readonly projectId: string;
  /** Number of messages that it has received. */
  readonly published: number;
  /** Closes all connections and accepts no new ones. */
  interrupt(): Promise<void>;
  /** Accepts connections on the same port again. */
  resume(): Promise<void>;
  close(): Promise<void>;
}

/** Returns the issuer of the token with which a client connects, its public key. */
function clientOf({ url }: IncomingMessage): { id: string; projectId: string | null } {
  const query = new URL(url!, 'http://relay').searchParams;
  const [, payload = ''] = (query.get('auth') ?? '').split('.');
  const { iss } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { iss: string };
  return { id: iss, projectId: query.get('projectId') };
}

/** Messages by topic; those for a client that is away wait for it. */
class Exchange {
  readonly clients = new Set<Client>();
  published = 0;
  #waiting: Letter[] = [];
  #nextId = 1;

  /** Keeps what a client did not confirm for its next connection. */
  remove(client: Client): void {
    this.clients.delete(client);
    this.#waiting.push(...client.unconfirmed.values());
  }

  answer(client: Client, { method, params }: RelayRequest): unknown {
    switch (method) {
      case 'irn_publish':
        this.#publish({ ...params, publishedAt: Date.now(), from: client.id });
        return true;
      case 'irn_subscribe':
        return this.#subscribe(client, [params.topic])[0];
      case 'irn_batchSubscribe':
        return this.#subscribe(client, params.topics);
      case 'irn_unsubscribe':
        return client.topics.delete(params.topic);
      case 'irn_batchFetchMessages':
        return { messages: [], hasMore: false };
      default:
        throw new Error(`The test relay does not know ${method}.`);
    }
  }

  #publish(letter: Letter): void {
    this.published += 1;
    const readers = [...this.clients].filter(
      ({ id, topics }) => id !== letter.from && topics.has(letter.topic),
    );
    if (readers.length === 0) this.#waiting.push(letter);
    for (const reader of readers) this.#deliver(reader, letter);
  }

  #subscribe(client: Client, topics: readonly string[]): string[] {
    for (const topic of topics) client.topics.add(topic);
    const isForClient = ({ topic, from }: Letter) => from !== client.id && topics.includes(topic);
    const letters = this.#waiting.filter(isForClient);
    this.#waiting = this.#waiting.filter((letter) => !isForClient(letter));
    // The client first needs the response to its subscription.
    setImmediate(() => letters.forEach((letter) => this.#deliver(client, letter)));
    return topics.map((topic) => `${client.id}:${topic}`);
  }

  #deliver({ id, socket, unconfirmed }: Client, letter: Letter): void {
    const messageId = this.#nextId++;
    unconfirmed.set(messageId, letter);
    const { from: _from, ...data } = letter;
    const params = { id: `${id}:${letter.topic}`, data };
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: messageId, method: 'irn_subscription', params }));
  }
}

function accept(socket: WebSocket, request: IncomingMessage, exchange: Exchange, projectId: string): void {
  const { id, projectId: wanted } = clientOf(request);
  if (wanted !== projectId) return socket.close(UNAUTHORIZED, 'Unauthorized: invalid key');
  const client: Client = { id, socket, topics: new Set(), unconfirmed: new Map() };
  exchange.clients.add(client);
  socket.on('close', () => exchange.remove(client));
  socket.on('message', (bytes: Buffer) => {
    const message = JSON.parse(bytes.toString()) as RelayRequest;
    // A response confirms a delivery.
    if (message.method === undefined) client.unconfirmed.delete(message.id);
    else
      socket.send(
        JSON.stringify({ jsonrpc: '2.0', id: message.id, result: exchange.answer(client, message) }),
      );
  });
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Starts a relay on a free port. */
export async function startTestRelay(): Promise<TestRelay> {
  const projectId = 'nova-test-project';
  const exchange = new Exchange();
  const sockets = new WebSocketServer({ noServer: true });
  const open = () =>
    createServer().on('upgrade', (request, socket, head) =>
      sockets.handleUpgrade(request, socket, head, (each) => accept(each, request, exchange, projectId)),
    );
  let server = open();
  const port = await listen(server, 0);
  const interrupt = async () => {
    for (const { socket } of exchange.clients) socket.terminate();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  return {
    url: `ws://127.0.0.1:${port}`,
    projectId,
    get published() {
      return exchange.published;
    },
    interrupt,
    resume: async () => {
      server = open();
      await listen(server, port);
    },
    close: interrupt,
  };
}
