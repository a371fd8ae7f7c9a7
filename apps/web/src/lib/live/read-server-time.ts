import { ApiError } from '../api/http.ts';

/**
 * Returns the server's time from the `Date` header in milliseconds since 1970: a signature or an age with the
 * time of a wrong local clock would be wrong.
 * @throws ApiError `unreachable`
 */
export async function readServerTime(): Promise<number> {
  let answer: Response;
  try {
    // Any response works, including an error, as long as it is not cached.
    answer = await fetch('/api/v1/presale', { method: 'HEAD', cache: 'no-store' });
  } catch {
    throw new ApiError('unreachable', 0, 'The server did not answer.');
  }
  const time = Date.parse(answer.headers.get('date') ?? '');
  return Number.isNaN(time) ? Date.now() : time;
}
