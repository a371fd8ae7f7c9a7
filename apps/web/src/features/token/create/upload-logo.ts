import type { ErrorBody } from '@nova/shared/errors';
import type { Upload } from '@nova/shared/storage/schemas';
import { ApiError } from '../../../lib/api/http.ts';
import { ensureFreshSession } from '../../../lib/session/refresh-session.ts';

/** Uploads a logo, which the server re-encodes. @returns the ID of the upload. @throws ApiError */
export async function uploadLogo(file: File): Promise<string> {
  const session = await ensureFreshSession();
  const headers = new Headers({ 'content-type': 'application/octet-stream' });
  if (session) headers.set('authorization', `Bearer ${session.tokens.access_token}`);
  let response: Response;
  try {
    response = await fetch('/storage/v1/files?kind=logo', { method: 'POST', headers, body: file });
  } catch {
    throw new ApiError('unreachable', 0, 'The server did not answer.');
  }
  const body = (await response.json().catch(() => null)) as (Upload & Partial<ErrorBody>) | null;
  if (response.ok && body) return body.id;
  throw new ApiError(body?.error?.code ?? 'unavailable', response.status, body?.error?.message ?? '');
}
