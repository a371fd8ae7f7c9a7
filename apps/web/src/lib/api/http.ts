import type { ErrorBody } from '@nova/shared/errors';
import { POSITION_HEADER } from '@nova/shared/position-header';

/** A rejected or failed request. `code` is the server's, or `unreachable` without a response. */
export class ApiError extends Error {
  readonly code: string;
  /** HTTP status, 0 if the server could not be reached. */
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: string, status: number, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/** ID of the newest event that this page received; empty without one. */
export const lastEventId = { value: '' };
/** Position in the server's data of the newest write of this page; 0 if the server reads from no replica. */
let position = 0;

/** Creates the error for a missing response. */
export const unreachable = (): ApiError => new ApiError('unreachable', 0, 'The server did not answer.');

export interface HttpRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Headers in addition to those of every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A value that is sent as JSON, or a file or a part of one, which is sent unchanged. */
  readonly body?: unknown;
  readonly token?: string | null;
  /** `no-cache` after a change to data that may otherwise be cached. */
  readonly cache?: RequestCache;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends one request to our own origin, which answers in JSON. The caller names the response type from the
 * shared schema: server and page are built from the same commit, so the page does not validate it again (and
 * does not load zod).
 *
 * @throws ApiError for every response outside 2xx, and without a response
 */
export async function requestJson<T>(path: string, options: HttpRequest = {}): Promise<T> {
  const { body, token, signal } = options;
  const isFile = body instanceof Blob;
  const type = isFile ? 'application/octet-stream' : 'application/json';
  const headers = new Headers({
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': type }),
    ...options.headers,
  });
  if (token) headers.set('authorization', `Bearer ${token}`);
  // A server that reads from a replica then includes everything that this page knows.
  if (lastEventId.value) headers.set('last-event-id', lastEventId.value);
  if (position > 0) headers.set(POSITION_HEADER, String(position));
  const init: RequestInit = { method: options.method ?? (body === undefined ? 'GET' : 'POST'), headers };
  if (body !== undefined) init.body = isFile ? body : JSON.stringify(body);
  if (signal) init.signal = signal;
  if (options.cache) init.cache = options.cache;

  let response: Response;
  let text = '';
  try {
    response = await fetch(path, init);
    // Responses of parallel writes can arrive in another order.
    position = Math.max(position, Number(response.headers.get(POSITION_HEADER)));
    // Responses with 202 or 204 may have no body.
    if (response.ok) text = await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unreachable();
  }
  if (!response.ok) throw await readError(response);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

async function readError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  const error = body?.error;
  if (!error) return new ApiError('unavailable', response.status, `The server answered ${response.status}.`);
  return new ApiError(error.code, response.status, error.message, error.details);
}
