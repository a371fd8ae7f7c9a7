import http from 'node:http';
import https from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal, Stopped, Unreachable } from './endings.ts';

const TIMEOUT_MS = 60_000;
/** Milliseconds during which a request is retried over broken connections and restarts. */
const DEADLINE_MS = 120_000;
const PAUSE_MS = 300;
/** Seconds; a rate limit that ends later makes the request fail. */
const LONGEST_REST_SECONDS = 90;

export interface Question {
  readonly method?: string;
  /** Sent as JSON; bytes are sent unchanged. */
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}

/** Client of a running Nova's public API for one user, from an IP address of their own if possible. */
export class ApiClient {
  readonly origin: string;
  readonly signal: AbortSignal;
  readonly #url: URL;
  readonly #agent: http.Agent;

  /** @param localAddress the user's source address, if Nova runs on this machine */
  constructor(origin: string, signal: AbortSignal, localAddress?: string) {
    this.origin = origin;
    this.signal = signal;
    this.#url = new URL(origin);
    const Agent = this.#url.protocol === 'https:' ? https.Agent : http.Agent;
    this.#agent = new Agent({ keepAlive: true, maxSockets: 4, ...(localAddress && { localAddress }) });
  }

  /**
   * Sends a request and parses the JSON response. Retries after rate limits and lost connections, so each
   * request must be safe to repeat.
   * @throws Refusal, Unreachable, Stopped
   */
  async request<T>(path: string, question: Question = {}): Promise<T> {
    const { text } = await this.read(path, question);
    return parse(text) as T;
  }

  /** Like `ask`, but returns the response unparsed. */
  async read(path: string, question: Question = {}): Promise<Answer> {
    let deadline = Date.now() + DEADLINE_MS;
    for (;;) {
      if (this.signal.aborted) throw new Stopped();
      const answer = await this.#send(path, question).catch((error: unknown) => String(error));
      if (typeof answer === 'object') {
        if (answer.status < 400) return answer;
        const rest = restOf(answer);
        if (answer.status < 500 && rest === null) throw toRefusal(answer);
        if (rest !== null) {
          await this.rest(rest * 1000);
          deadline = Date.now() + DEADLINE_MS;
          continue;
        }
      }
      if (Date.now() > deadline) {
        const what = typeof answer === 'string' ? answer : `${answer.status} ${answer.text.slice(0, 200)}`;
        throw new Unreachable(`${path} returned no valid response for two minutes (${what}).`);
      }
      await this.rest(PAUSE_MS);
    }
  }

  async rest(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: this.signal }).catch(() => {
      throw new Stopped();
    });
  }

  close(): void {
    this.#agent.destroy();
  }

  #send(path: string, { method, body, token, headers }: Question): Promise<Answer> {
    const isBytes = body instanceof Uint8Array;
    const content = body === undefined ? null : isBytes ? body : JSON.stringify(body);
    const type = isBytes ? 'application/octet-stream' : 'application/json';
    const url = new URL(path, this.#url);
    return new Promise((resolve, reject) => {
      const request = (url.protocol === 'https:' ? https : http).request(
        {
          agent: this.#agent,
          // The system may resolve `localhost` to IPv6 only, where Nova does not listen.
          host: url.hostname === 'localhost' ? '127.0.0.1' : url.hostname,
          port: url.port,
          path: url.pathname + url.search,
          method: method ?? (content === null ? 'GET' : 'POST'),
          headers: {
            host: url.host,
            ...(content !== null && {
              'content-type': type,
              'content-length': String(Buffer.byteLength(content)),
            }),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...headers,
          },
          timeout: TIMEOUT_MS,
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () => {
            const { statusCode: status = 0, headers } = response;
            resolve({ status, headers, text: Buffer.concat(parts).toString('utf8') });
          });
        },
      );
      request.on('timeout', () => request.destroy(new Error('the request timed out')));
      request.on('error', reject);
      request.end(content ?? undefined);
    });
  }
}

/** Returns the seconds until the request may be repeated; null if a retry is pointless. */
function restOf({ status, headers }: Answer): number | null {
  if (status !== 429) return null;
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  return seconds >= 0 && seconds <= LONGEST_REST_SECONDS ? Math.max(seconds, 1) : null;
}

function toRefusal({ status, text }: Answer): Refusal {
  const { error } = parse(text) as { error?: { code?: string; message?: string } };
  return new Refusal(status, error?.code ?? `status_${status}`, error?.message ?? text.slice(0, 200));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
