import type { IncomingMessage } from 'node:http';

/** Header that identifies a request's client: `internal`, `internal/<name>` or `public/<key>`. */
export const CLIENT_HEADER = 'x-nova-client';

/** The client of a request. Calls of the product itself and of the public do not wait for each other. */
export interface RpcClient {
  lane: 'internal' | 'public';
  /** Requests with the same key share the limits of one client. */
  key: string;
}

const PATTERN = /^(internal|public)(?:\/([A-Za-z0-9._:-]{1,64}))?$/;

/**
 * Reads the client from the header. It is trusted, because only the product's own processes can reach the
 * node and the gateway sets it itself. Without the header, the client is the connection's address.
 */
export function clientOf({ headers, socket }: IncomingMessage): RpcClient {
  const [, lane, name] = PATTERN.exec(headers[CLIENT_HEADER]?.toString() ?? '') ?? [];
  if (lane === 'internal') return { lane, key: name ?? 'internal' };
  return { lane: 'public', key: name ?? socket.remoteAddress ?? 'unknown' };
}
