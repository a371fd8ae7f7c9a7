import { once } from 'node:events';
import { type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Time at which the connection to the chain is cut: after the first transaction, or before the second. */
export type Cut = 'after the first' | 'before the second' | 'never';

/** Forwards requests to a chain until the connection is cut, after which it stays cut, as after a kill. */
export class CutLine {
  readonly #chainUrl: string;
  readonly #server: Server;
  #cut: Cut = 'never';
  #sent = 0;

  private constructor(chainUrl: string) {
    this.#chainUrl = chainUrl;
    this.#server = createServer((request, response) => {
      void text(request).then((body) => this.#pass(body, response));
    });
  }

  /** Starts the line on a free port. */
  static async open(chainUrl: string): Promise<CutLine> {
    const line = new CutLine(chainUrl);
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Restores the connection, and chooses where it is cut next. */
  restore(cut: Cut): void {
    this.#cut = cut;
    this.#sent = 0;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #pass(body: string, response: ServerResponse): Promise<void> {
    const isSending = body.includes('eth_sendRawTransaction');
    if (isSending) this.#sent += 1;
    const isCut =
      this.#cut === 'before the second'
        ? this.#sent >= 2
        : this.#cut === 'after the first' && this.#sent >= 1;
    if (isCut && !(this.#cut === 'after the first' && isSending && this.#sent === 1)) {
      response.destroy();
      return;
    }
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(this.#chainUrl, { method: 'POST', headers, body });
    const answered = await answer.text();
    if (isCut) response.destroy();
    else response.writeHead(answer.status, headers).end(answered);
  }
}
