import type { IncomingMessage } from 'node:http';

/** Names the client that a request is for: `internal`, `internal/<name>` or `public/<key>`. */
export const CLIENT_HEADER = 'x-nova-client';

/** Who asks. Calls of the product itself and those of the public do not wait for each other. */
export interface RpcClient {
  lane: 'internal' | 'public';
  /** Those of one key share what a client may have at once. */
  key: string;
}

const PATTERN = /^(internal|public)(?:\/([A-Za-z0-9._:-]{1,64}))?$/;

/**
 * The header is believed: the node listens where only the product's own processes reach it, and the gateway sets it
 * itself. Without one the address of the connection counts.
 */
export function clientOf({ headers, socket }: IncomingMessage): RpcClient {
  const [, lane, name] = PATTERN.exec(headers[CLIENT_HEADER]?.toString() ?? '') ?? [];
  if (lane === 'internal') return { lane, key: name ?? 'internal' };
  return { lane: 'public', key: name ?? socket.remoteAddress ?? 'unknown' };
}
