import type { RewardResult } from '@nova/shared/energy/schemas';
import type { Upload } from '@nova/shared/storage/schemas';
import { openStream } from '@nova/testing/read-stream';
import { BROWSER_KEYS } from '@nova/shared/energy/browser-keys';
import { TestUser } from '@nova/testing/test-user';
import { createPng } from '../pages/create-png.ts';

const WRITERS = 3;
const READERS = 3;
const STREAMS = 4;
/**
 * Milliseconds between two requests of a client, because the test shows that nothing is lost, not the
 * capacity.
 */
const PAUSE_MS = 100;
/** As long as a browser's timeout, because a slow response of a busy machine is not an error. */
const TIMEOUT_MS = 60_000;
const RETRY_MS = 200;
/** Milliseconds for which a client retries before it gives up. */
const DEADLINE_MS = 180_000;

const READS = [
  '/',
  '/de/explorer',
  '/api/v1/blocks?limit=25',
  '/api/v1/transactions?limit=25',
  '/api/v1/actions?limit=25',
  '/api/v1/stats',
  '/api/v1/presale',
  '/api/v1/market/nfts?limit=12',
] as const;

export type RequestKind = 'read' | 'write' | 'stream';

/** One request and its result. */
export interface MadeRequest {
  readonly kind: RequestKind;
  readonly phase: string;
  readonly ms: number;
  /** Reason why the request failed; null for a success response. */
  readonly error: string | null;
}

/** An action that the site has acknowledged. */
export interface AcknowledgedAction {
  readonly actionId: string;
  readonly account: string;
  readonly points: number;
}

/** Events that one client received on the event stream, over all its connections. */
export interface ReceivedStream {
  readonly ids: number[];
  connections: number;
}

/**
 * Users who continuously read, log in, act, upload images and listen through one origin. Failures are
 * recorded and retried as the website does: an action keeps its request ID.
 */
export class ClusterLoad {
  readonly #url: string;
  readonly #stop = new AbortController();
  readonly #running: Promise<void>[] = [];
  readonly requests: MadeRequest[] = [];
  readonly acknowledged: AcknowledgedAction[] = [];
  readonly streams: ReceivedStream[] = [];
  /** Number of actions sent again after no response or an error. */
  repeated = 0;
  pictures = 0;
  /**
   * Current phase. A request belongs to the phase in which it ends, because a kill ends requests sent
   * before it.
   */
  phase = 'start';

  constructor(url: string) {
    this.#url = url;
  }

  start(): void {
    const clients = [
      ...Array.from({ length: WRITERS }, () => this.#write()),
      ...Array.from({ length: READERS }, (_, index) => this.#read(index)),
      ...Array.from({ length: STREAMS }, () => this.#listen()),
    ];
    // Errors are handled at the end; the other clients continue meanwhile.
    for (const client of clients) client.catch(() => undefined);
    this.#running.push(...clients);
  }

  /** Lets every client finish its current work. @throws Error if a client had to give up. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#running);
  }

  get #isOver(): boolean {
    return this.#stop.signal.aborted;
  }

  async #read(index: number): Promise<void> {
    for (let next = index; !this.#isOver; next += 1) {
      const path = READS[next % READS.length]!;
      await this.#attempt('read', () => this.#fetch(path)).catch(() => undefined);
      await pause(PAUSE_MS);
    }
  }

  async #write(): Promise<void> {
    while (!this.#isOver) {
      const user = new TestUser(this.#url, { timeoutMs: TIMEOUT_MS });
      await this.#withRetry(() => this.#attempt('write', () => user.signIn()));
      await this.#upload(user);
      for (const key of BROWSER_KEYS) {
        if (this.#isOver) return;
        await this.#act(user, key);
        await pause(PAUSE_MS);
      }
    }
  }

  async #act(user: TestUser, key: (typeof BROWSER_KEYS)[number]): Promise<void> {
    const requestId = `${user.address}-${key}`;
    let tries = 0;
    const result = await this.#withRetry(() => {
      tries += 1;
      return this.#attempt<RewardResult>('write', () => user.act(key, requestId));
    });
    if (tries > 1) this.repeated += 1;
    if (result.action_id === null) throw new Error(`${key} was refused: ${result.reason}`);
    const { action_id: actionId, points_awarded: points } = result;
    this.acknowledged.push({ actionId, account: user.address, points });
  }

  /** Uploads a new image to one copy and reads it back, possibly from another copy. */
  async #upload(user: TestUser): Promise<void> {
    const headers = { authorization: `Bearer ${user.accessToken}`, 'content-type': 'image/png' };
    const body = createPng((this.pictures += 1));
    const stored = await this.#withRetry(() =>
      this.#attempt('write', async () => {
        const answer = await this.#fetch('/storage/v1/files?kind=image', { method: 'POST', headers, body });
        return JSON.parse(answer) as Upload;
      }),
    );
    const file = new URL(stored.image!.url).pathname;
    await this.#withRetry(() => this.#attempt('read', () => this.#fetch(file)));
  }

  async #listen(): Promise<void> {
    const received: ReceivedStream = { ids: [], connections: 0 };
    this.streams.push(received);
    let lastEventId: number | undefined;
    while (!this.#isOver) {
      const stream = await this.#attempt('stream', async () => {
        const opened = await openStream(
          this.#url,
          'blocks',
          lastEventId === undefined ? {} : { lastEventId },
        );
        if (!opened.response.ok) throw new Error(`the event stream returned ${opened.response.status}`);
        return opened;
      }).catch(() => null);
      if (stream !== null) {
        received.connections += 1;
        const close = () => stream.close();
        this.#stop.signal.addEventListener('abort', close, { once: true });
        await stream.ended;
        this.#stop.signal.removeEventListener('abort', close);
        const blocks = stream.messages.filter(({ data }) => data['type'] === 'block');
        received.ids.push(...blocks.map(({ id }) => id));
        lastEventId = stream.messages.at(-1)?.id ?? lastEventId;
      }
      await pause(RETRY_MS);
    }
  }

  /** @throws Error for a failed request and for any response other than success. */
  async #fetch(path: string, init: RequestInit = {}): Promise<string> {
    const response = await fetch(this.#url + path, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text.slice(0, 120)}`);
    return text;
  }

  async #attempt<Result>(kind: RequestKind, send: () => Promise<Result>): Promise<Result> {
    const startedAt = performance.now();
    const note = (error: string | null) =>
      this.requests.push({ kind, phase: this.phase, ms: performance.now() - startedAt, error });
    try {
      const result = await send();
      note(null);
      return result;
    } catch (error) {
      note(describe(error));
      throw error;
    }
  }

  async #withRetry<Result>(send: () => Promise<Result>): Promise<Result> {
    const deadline = Date.now() + DEADLINE_MS;
    for (;;) {
      try {
        return await send();
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await pause(RETRY_MS);
      }
    }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function describe(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
