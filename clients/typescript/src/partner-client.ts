import { setTimeout as wait } from 'node:timers/promises';
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.ts';

type Schemas = components['schemas'];
/** What happened: the action key, the wallet of the person, and what else you want to note. */
export type PartnerAction = Schemas['PartnerAction'];
/** The answer: `pending` with an `action_id`, or `refused` with a `reason`. */
export type PartnerActionResult = Schemas['PartnerActionResult'];
export type ReportedAction = Schemas['ReportedAction'];

/** Nova refused the request itself: a wrong key, an unknown wallet, another body under the same idempotency key. */
export class PartnerApiError extends Error {
  override readonly name = 'PartnerApiError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(`${code}: ${message}`);
    this.status = status;
    this.code = code;
  }
}

export interface PartnerClientOptions {
  /** Where Nova is reached at, such as `http://127.0.0.1:4000`. */
  readonly origin: string;
  readonly apiKey: string;
  /** How often a request is sent before its error is thrown; default 6. */
  readonly attempts?: number;
}

export interface PartnerClient {
  /**
   * Reports an action. Requests that got no answer are repeated; the idempotency key makes that safe.
   * @param idempotencyKey 8 to 100 characters, best the id of your own record
   * @throws PartnerApiError
   */
  report(action: PartnerAction, idempotencyKey: string): Promise<PartnerActionResult>;
  /** Reads an action that you reported; it has a block once it is sealed. @throws PartnerApiError */
  read(actionId: string): Promise<ReportedAction>;
}

interface Attempt<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: Response;
}

const DEFAULT_ATTEMPTS = 6;
const FIRST_PAUSE_MS = 500;

export function createPartnerClient(options: PartnerClientOptions): PartnerClient {
  const { origin, apiKey, attempts = DEFAULT_ATTEMPTS } = options;
  const client = createClient<paths>({
    baseUrl: origin,
    headers: { authorization: `Bearer ${apiKey}` },
  });
  return {
    report: (body, idempotencyKey) =>
      repeat(attempts, () =>
        client.POST('/api/v1/actions', { params: { header: { 'idempotency-key': idempotencyKey } }, body }),
      ),
    read: (id) =>
      repeat(attempts, () => client.GET('/api/v1/actions/{id}/report', { params: { path: { id } } })),
  };
}

// A lost connection, 429 and 5xx say nothing about the action: the same request is sent again, later each time.
async function repeat<T>(attempts: number, send: () => Promise<Attempt<T>>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send().catch((error: unknown) => {
      if (attempt === attempts) throw error;
      return null;
    });
    if (answer?.data !== undefined) return answer.data;
    const status = answer?.response.status;
    const isFinal = status !== undefined && status < 500 && status !== 429;
    if (answer && (isFinal || attempt === attempts)) throw toError(answer);
    const seconds = Number(answer?.response.headers.get('retry-after') ?? 0);
    await wait(Math.max(seconds * 1000, FIRST_PAUSE_MS * 2 ** (attempt - 1)));
  }
}

function toError({ error, response }: Attempt<unknown>): PartnerApiError {
  const { error: details } = (error ?? {}) as { error?: { code?: string; message?: string } };
  const { status } = response;
  return new PartnerApiError(status, details?.code ?? `status_${status}`, details?.message ?? 'No details.');
}
