import { Agent, request } from 'node:http';

/** An HTTP client with minimal overhead, because the clients of a benchmark share its machine. */
export class PostClient {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 256 });
  readonly #origin: URL;

  constructor(url: string) {
    this.#origin = new URL(url);
  }

  /** @throws Error for any status other than 200. */
  post<T>(path: string, body: unknown, token: string): Promise<T> {
    return this.#send<T>('POST', path, token, JSON.stringify(body));
  }

  get<T>(path: string, token: string): Promise<T> {
    return this.#send<T>('GET', path, token);
  }

  close(): void {
    this.#agent.destroy();
  }

  #send<T>(method: string, path: string, token: string, text?: string): Promise<T> {
    const { hostname, port } = this.#origin;
    const body =
      text === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const headers = { authorization: `Bearer ${token}`, ...body };
    return new Promise((resolve, reject) => {
      const sent = request({ hostname, port, path, method, agent: this.#agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const answer = Buffer.concat(chunks).toString('utf8');
          if (response.statusCode === 200) resolve(JSON.parse(answer) as T);
          else reject(new Error(`${path} returned ${response.statusCode}: ${answer.slice(0, 200)}`));
        });
      });
      sent.on('error', reject);
      sent.end(text);
    });
  }
}
