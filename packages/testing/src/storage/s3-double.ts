import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A test double of an S3 store that keeps objects in memory. It checks only that requests are signed, not
 * the signature.
 */
export interface S3Double {
  readonly url: string;
  readonly objects: Map<string, { content: Buffer; contentType: string }>;
  close(): Promise<void>;
}

const NOT_FOUND = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>no such key</Message></Error>';

/** Supports PUT, GET, HEAD and DELETE of objects, by paths of the form `/bucket/key`. */
export async function startS3Double(): Promise<S3Double> {
  const objects: S3Double['objects'] = new Map();
  const server = createServer((request, response) => {
    answer(objects, request, response).catch(() => response.writeHead(500).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(
  objects: S3Double['objects'],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) {
    response.writeHead(403).end();
    return;
  }
  const key = decodeURIComponent(new URL(request.url!, 'http://s3').pathname.slice(1));
  if (request.method === 'PUT') {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    objects.set(key, { content: Buffer.concat(pieces), contentType: request.headers['content-type'] ?? '' });
    response.writeHead(200, { etag: '"x"' }).end();
    return;
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
    return;
  }
  const found = objects.get(key);
  if (!found) {
    response.writeHead(404, { 'content-type': 'application/xml' }).end(NOT_FOUND);
    return;
  }
  const { content, contentType } = found;
  response.writeHead(200, {
    'content-type': contentType,
    'content-length': content.length,
    'last-modified': new Date(0).toUTCString(),
    etag: '"x"',
  });
  response.end(request.method === 'HEAD' ? undefined : content);
}
