import { Agent, request } from 'node:http';
import { latencyOf, quantile } from '../statistics.ts';

/** Requests paths; any status other than 200 ends the measurement. */
export class HttpClients {
  readonly #agent: Agent;
  readonly #origin: URL;
  readonly #count: number;
  readonly #headers: Readonly<Record<string, string>>;

  /** @param headers Sent with every request. */
  constructor(url: string, count: number, headers: Readonly<Record<string, string>> = {}) {
    this.#origin = new URL(url);
    this.#count = count;
    this.#headers = headers;
    this.#agent = new Agent({ keepAlive: true, maxSockets: count });
  }

  /**
   * @returns The milliseconds of each request. Every client requests the next path as soon as it has a
   * response.
   */
  async measure(paths: readonly string[]): Promise<number[]> {
    const timesMs: number[] = [];
    let next = 0;
    const run = async () => {
      for (let path = paths[next++]; path !== undefined; path = paths[next++]) {
        const startedAt = performance.now();
        await this.read(path);
        timesMs.push(performance.now() - startedAt);
      }
    };
    await Promise.all(Array.from({ length: this.#count }, run));
    return timesMs;
  }

  async read(path: string): Promise<string> {
    const { hostname, port } = this.#origin;
    return new Promise((resolve, reject) => {
      const sent = request(
        { hostname, port, path, agent: this.#agent, headers: this.#headers },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8');
            if (response.statusCode === 200) resolve(text);
            else reject(new Error(`${path} returned ${response.statusCode}: ${text.slice(0, 200)}`));
          });
        },
      );
      sent.on('error', reject);
      sent.end();
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Compares two kinds of requests in alternation, so that a slow moment affects both. */
export async function compare(
  clients: HttpClients,
  [first, second]: readonly [readonly string[], readonly string[]],
  turns: number,
): Promise<{ first: number; second: number; ratio: number }> {
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns; turn++) {
    times[0].push(...(await clients.measure(first)));
    times[1].push(...(await clients.measure(second)));
  }
  const [a, b] = times.map((list) => quantile(list, 0.5)) as [number, number];
  return { first: latencyOf(times[0]).p50Ms, second: latencyOf(times[1]).p50Ms, ratio: b / a };
}
