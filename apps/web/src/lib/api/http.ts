import type { ErrorBody } from '@nova/shared/errors';

/** A refused or failed request. `code` is the server's, or `unreachable` when no answer came. */
export class ApiError extends Error {
  readonly code: string;
  /** HTTP status, 0 when the server was not reached. */
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

/** No answer came. */
export const unreachable = (): ApiError => new ApiError('unreachable', 0, 'The server did not answer.');

export interface HttpRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Beside what every request carries. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly token?: string | null;
  /** `no-cache` for whoever has just changed what others may keep for a while. */
  readonly cache?: RequestCache;
  readonly signal?: AbortSignal | undefined;
}

/**
 * One JSON request to our own origin. The answer's type is the caller's word for the shared schema: server and
 * page are built from the same commit, so the page does not check it again (and does not carry zod).
 *
 * @throws ApiError for every answer outside 2xx, and when there is none
 */
export async function requestJson<T>(path: string, options: HttpRequest = {}): Promise<T> {
  const { body, token, signal } = options;
  const headers = new Headers({ accept: 'application/json', ...options.headers });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (token) headers.set('authorization', `Bearer ${token}`);
  const init: RequestInit = { method: options.method ?? (body === undefined ? 'GET' : 'POST'), headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  if (signal) init.signal = signal;
  if (options.cache) init.cache = options.cache;

  let response: Response;
  try {
    response = await fetch(path, init);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unreachable();
  }
  if (!response.ok) throw await readError(response);
  // Taken or done (202, 204) may say nothing more.
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

async function readError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  const error = body?.error;
  if (!error) return new ApiError('unavailable', response.status, `The server answered ${response.status}.`);
  return new ApiError(error.code, response.status, error.message, error.details);
}
