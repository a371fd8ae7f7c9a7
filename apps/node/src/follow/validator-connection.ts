import { WebSocket } from 'ws';

const ANSWER_TIMEOUT_MS = 30_000;
const LARGEST_MESSAGE = 64 * 1024 * 1024;

/** The remote node answered with an error. */
export class RemoteError extends Error {
  override name = 'RemoteError';
  readonly code: number;
  readonly data: string | undefined;

  constructor(code: number, message: string, data?: string) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

interface Message {
  id?: number;
  result?: unknown;
  error?: { code: number; message: string; data?: string };
  method?: string;
  params?: { subscription: string; result: unknown };
}

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** JSON-RPC over one WebSocket. A closed connection cannot be reused. */
export class ValidatorConnection {
  readonly closed: Promise<void>;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onNotification: (result: unknown) => void;
  #nextId = 1;

  /** Opens a connection. Throws if that fails. */
  static async open(url: string, onNotification: (result: unknown) => void): Promise<ValidatorConnection> {
    const socket = new WebSocket(url, { maxPayload: LARGEST_MESSAGE, handshakeTimeout: 10_000 });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    return new ValidatorConnection(socket, onNotification);
  }

  private constructor(socket: WebSocket, onNotification: (result: unknown) => void) {
    this.#socket = socket;
    this.#onNotification = onNotification;
    socket.on('error', () => socket.terminate());
    socket.on('message', (data) => this.#receive((data as Buffer).toString('utf8')));
    this.closed = new Promise((resolve) => {
      socket.once('close', () => {
        for (const { reject, timer } of this.#waiting.values()) {
          clearTimeout(timer);
          reject(new Error('the connection closed'));
        }
        this.#waiting.clear();
        resolve();
      });
    });
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  call(method: string, params: unknown[] = []): Promise<unknown> {
    if (!this.isOpen) return Promise.reject(new Error('the connection closed'));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        reject(new Error(`${method} was not answered in time`));
        this.#socket.terminate();
      }, ANSWER_TIMEOUT_MS);
      this.#waiting.set(id, { resolve, reject, timer });
      this.#socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    });
  }

  close(): void {
    this.#socket.terminate();
  }

  #receive(text: string): void {
    let message: Message;
    try {
      message = JSON.parse(text) as Message;
    } catch {
      this.#socket.terminate();
      return;
    }
    if (message.method === 'eth_subscription') {
      this.#onNotification(message.params?.result);
      return;
    }
    const waiting = message.id === undefined ? undefined : this.#waiting.get(message.id);
    if (waiting === undefined) return;
    this.#waiting.delete(message.id!);
    clearTimeout(waiting.timer);
    if (message.error === undefined) waiting.resolve(message.result);
    else waiting.reject(new RemoteError(message.error.code, message.error.message, message.error.data));
  }
}
