import { ApiError } from '../../../lib/api/http.ts';

/**
 * The server's time by the `Date` of an answer, in milliseconds since 1970: what is signed with the time of a clock that
 * is wrong would be refused.
 * @throws ApiError `unreachable`
 */
export async function readServerTime(): Promise<number> {
  let answer: Response;
  try {
    // Any answer will do, also one that says that the chain is away; none that was kept.
    answer = await fetch('/api/v1/presale', { method: 'HEAD', cache: 'no-store' });
  } catch {
    throw new ApiError('unreachable', 0, 'The server did not answer.');
  }
  const time = Date.parse(answer.headers.get('date') ?? '');
  return Number.isNaN(time) ? Date.now() : time;
}
