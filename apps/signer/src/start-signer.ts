import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Logger } from '@nova/runtime/logger';
import { SIGNER_PATHS, type SignerKey } from '@nova/shared/signer/protocol';
import type { Hex } from 'viem';
import { ZodError } from 'zod';
import { DayUse } from './day-use.ts';
import type { Policy } from './policy.ts';
import { type Answer, SignRequests } from './sign-requests.ts';

/** A transaction of the server has a few hundred bytes; a token's description half a kilobyte. */
const BODY_MAX_BYTES = 256 * 1024;
const USE_FILE = 'use.json';

export interface SignerProcessOptions {
  readonly host: string;
  /** 0 for any free one. */
  readonly port: number;
  /** Token that authenticates the only client. */
  readonly token: string;
  readonly keys: Readonly<Partial<Record<SignerKey, Hex | undefined>>>;
  readonly policy: Policy;
  /** Folder where it is written down what was signed. */
  readonly stateDir: string;
  readonly clock?: () => number;
  readonly logger: Logger;
}

/** Holds keys and signs what the policy allows. It knows no database and no chain: nothing there can talk it round. */
export async function startSigner(
  options: SignerProcessOptions,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const { host, port, token, stateDir, logger, clock = Date.now } = options;
  mkdirSync(stateDir, { recursive: true, mode: 0o700 });
  const requests = new SignRequests(
    options.keys,
    options.policy,
    new DayUse(path.join(stateDir, USE_FILE), clock),
  );
  const isKnown = (request: IncomingMessage) =>
    timingSafeEqual(hash(request.headers.authorization ?? ''), hash(`Bearer ${token}`));
  const answer = async (request: IncomingMessage): Promise<[status: number, body: object]> => {
    if (!isKnown(request)) return [401, { error: { reason: 'unknown client', is_for_now: false } }];
    if (request.url === SIGNER_PATHS.keys) return [200, { keys: requests.listKeys() }];
    if (request.url === SIGNER_PATHS.transaction) {
      return report(logger, await requests.signTransaction(await readBody(request)));
    }
    if (request.url === SIGNER_PATHS.typedData) {
      return report(logger, await requests.signTypedData(await readBody(request)));
    }
    return [404, {}];
  };
  const server = createServer((request, response) => {
    answer(request)
      .catch((error: unknown): [number, object] => {
        const isShape = error instanceof ZodError || error instanceof SyntaxError;
        if (!isShape) logger.error({ err: error }, 'a request failed');
        return [isShape ? 400 : 500, {}];
      })
      .then(([status, body]) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      )
      .catch((error: unknown) => logger.error({ err: error }, 'a response could not be sent'));
  });
  server.listen(port, host);
  await once(server, 'listening');
  const { port: ownPort } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${ownPort}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function report(logger: Logger, answer: Answer): [number, object] {
  if (answer.kind === 'signed') return [200, { signed: answer.signed }];
  const { reason, isForNow } = answer;
  logger.error({ reason, isForNow }, 'a signing request was rejected');
  return [403, { error: { reason, is_for_now: isForNow } }];
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_MAX_BYTES) throw new SyntaxError('the body is too long');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString());
}

const hash = (text: string) => createHash('sha256').update(text).digest();
