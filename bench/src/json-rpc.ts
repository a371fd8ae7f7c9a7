import http from 'node:http';

/** A JSON-RPC client with minimal overhead, so that the engine is measured rather than the client. */
export class JsonRpc {
  readonly #url: URL;
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 128 });
  #id = 0;

  constructor(url: string) {
    this.#url = new URL(url);
  }

  call<T>(method: string, params: unknown[]): Promise<T> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: ++this.#id, method, params });
    return new Promise((resolve, reject) => {
      const request = http.request(
        {
          agent: this.#agent,
          hostname: this.#url.hostname,
          port: this.#url.port,
          path: '/',
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => (text += chunk));
          response.on('end', () => {
            const answer = JSON.parse(text) as { result?: T; error?: { message: string } };
            if (answer.error) reject(new Error(answer.error.message));
            else resolve(answer.result as T);
          });
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
