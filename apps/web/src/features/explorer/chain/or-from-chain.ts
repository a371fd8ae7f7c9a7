import { ApiError } from '../../../lib/api/http.ts';
import { isPassing } from '../../../lib/api/is-passing.ts';

/** A response with its source. */
export type Answered<Full, Bare = Full> =
  | { readonly source: 'index'; readonly data: Full }
  /** `reason`: the API is unavailable, or its index is behind the chain. */
  | { readonly source: 'chain'; readonly data: Bare; readonly reason: 'away' | 'behind' };

/** Milliseconds between two API requests while the chain is the fallback. */
export const AGAIN_EVERY_MS = 10_000;

/** Milliseconds after which the chain is also queried, because a hanging database never responds. */
export const TIMEOUT_MS = 5_000;

/**
 * Queries the API, and the chain if the API is unavailable, hangs or does not know the subject yet.
 * @throws the API's error if the chain is unavailable or does not know the subject either
 */
export async function orFromChain<Full, Bare>(
  fetchFromApi: () => Promise<Full>,
  callNode: () => Promise<Bare | null>,
): Promise<Answered<Full, Bare>> {
  let pendingRead: Promise<Bare | null> | undefined;
  // An error of the node is ignored, because the page shows the API's error instead.
  const readChain = () => (pendingRead ??= callNode().catch(() => null));
  const answer = fetchFromApi().then(
    (data): Answered<Full, Bare> => ({ source: 'index', data }),
    async (error: unknown): Promise<Answered<Full, Bare>> => {
      const isMissing = error instanceof ApiError && error.status === 404;
      if (!isMissing && !isPassing(error)) throw error;
      const data = await readChain();
      if (data === null) throw error;
      return { source: 'chain', data, reason: isMissing ? 'behind' : 'away' };
    },
  );
  return Promise.race([answer, standInLate(answer, readChain)]);
}

/** Returns the chain's response after the API timeout. If the chain has none, waits for the API's result. */
async function standInLate<Full, Bare>(
  answer: Promise<Answered<Full, Bare>>,
  readChain: () => Promise<Bare | null>,
): Promise<Answered<Full, Bare>> {
  const isLate = await Promise.race([answer.then(isOver, isOver), waitForTimeout()]);
  const data = isLate ? await readChain() : null;
  return data === null ? answer : { source: 'chain', data, reason: 'away' };
}

const isOver = () => false;

function waitForTimeout(): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT_MS, true);
  });
}

/**
 * Returns the polling interval while the chain is the fallback, because the API's response is more complete.
 */
export function againWhileFromChain(answer: Answered<unknown, unknown> | undefined): number | false {
  return answer?.source === 'chain' ? AGAIN_EVERY_MS : false;
}
