import type { RewardResult } from '@nova/shared/energy/schemas';
import type { Upload } from '@nova/shared/storage/schemas';
import { openStream } from '@nova/testing/read-stream';
import { BROWSER_KEYS } from '@nova/shared/energy/browser-keys';
import { TestUser } from '@nova/testing/test-user';
import { makePng } from '../pages/make-png.ts';

const WRITERS = 3;
const READERS = 3;
const STREAMS = 4;
/** Between two requests of a client: what is shown is that nothing is lost, not how much there can be. */
const PAUSE_MS = 100;
/** As patient as a browser: that a busy machine takes its time is no fault. */
const TIMEOUT_MS = 60_000;
const RETRY_MS = 200;
/** So long a client repeats what failed before it gives up. */
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

/** One request, answered or not. */
export interface MadeRequest {
  readonly kind: RequestKind;
  readonly phase: string;
  readonly ms: number;
  /** Why it counts as failed; null for an answer of success. */
  readonly error: string | null;
}

/** What the site has said yes to. */
export interface AcknowledgedAction {
  readonly actionId: string;
  readonly account: string;
  readonly points: number;
}

/** What one client has heard on the event stream, over all its connections. */
export interface HeardStream {
  readonly ids: number[];
  connections: number;
}

/**
 * People who read, sign in, act, upload a picture and listen, without end, through one origin. What fails is noted and
 * repeated as the website does: an action under the request id it had.
 */
export class ClusterLoad {
  readonly #url: string;
  readonly #stop = new AbortController();
  readonly #running: Promise<void>[] = [];
  readonly requests: MadeRequest[] = [];
  readonly acknowledged: AcknowledgedAction[] = [];
  readonly streams: HeardStream[] = [];
  /** Actions that were sent again after no answer, or none of success. */
  repeated = 0;
  pictures = 0;
  /** What goes on meanwhile. A request belongs to what goes on when it ends: a kill ends those that were sent before it. */
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
    // Seen to at the end: the others go on meanwhile.
    for (const client of clients) client.catch(() => undefined);
    this.#running.push(...clients);
  }

  /** Lets everybody finish what they have begun. @throws Error when somebody had to give up */
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

  /** A picture that nobody has uploaded before is taken by one copy and read back, perhaps from another. */
  async #upload(user: TestUser): Promise<void> {
    const headers = { authorization: `Bearer ${user.accessToken}`, 'content-type': 'image/png' };
    const body = makePng((this.pictures += 1));
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
    const heard: HeardStream = { ids: [], connections: 0 };
    this.streams.push(heard);
    let lastEventId: number | undefined;
    while (!this.#isOver) {
      const stream = await this.#attempt('stream', async () => {
        const opened = await openStream(
          this.#url,
          'blocks',
          lastEventId === undefined ? {} : { lastEventId },
        );
        if (!opened.response.ok) throw new Error(`the stream answered ${opened.response.status}`);
        return opened;
      }).catch(() => null);
      if (stream !== null) {
        heard.connections += 1;
        const close = () => stream.close();
        this.#stop.signal.addEventListener('abort', close, { once: true });
        await stream.ended;
        this.#stop.signal.removeEventListener('abort', close);
        const blocks = stream.messages.filter(({ data }) => data['type'] === 'block');
        heard.ids.push(...blocks.map(({ id }) => id));
        lastEventId = stream.messages.at(-1)?.id ?? lastEventId;
      }
      await pause(RETRY_MS);
    }
  }

  /** @throws Error for any answer but one of success, and for none */
  async #fetch(path: string, init: RequestInit = {}): Promise<string> {
    const response = await fetch(this.#url + path, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 120)}`);
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
