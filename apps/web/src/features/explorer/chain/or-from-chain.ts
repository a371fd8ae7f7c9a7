import { ApiError } from '../../../lib/api/http.ts';
import { isPassing } from '../../../lib/api/is-passing.ts';

/** An answer and who gave it. */
export type Answered<Full, Bare = Full> =
  | { readonly source: 'index'; readonly data: Full }
  /** `reason`: the api is away, or its index has not come as far as the chain. */
  | { readonly source: 'chain'; readonly data: Bare; readonly reason: 'away' | 'behind' };

/** How often the api is asked again while the chain stands in for it. */
export const AGAIN_EVERY_MS = 10_000;

/** Time after which the chain is read as well: a database that hangs gives no answer at all. */
export const TIMEOUT_MS = 5_000;

/**
 * Asks the api, and where it is away, hangs, or does not know the subject yet, the chain itself. What both do not know
 * is missing in the api's words; what only the chain could tell and it is away too, is the api's fault.
 */
export async function orFromChain<Full, Bare>(
  askApi: () => Promise<Full>,
  callNode: () => Promise<Bare | null>,
): Promise<Answered<Full, Bare>> {
  let told: Promise<Bare | null> | undefined;
  // What keeps the node from answering is not what the page is about.
  const readChain = () => (told ??= callNode().catch(() => null));
  const answer = askApi().then(
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

/** The chain's answer once the api was waited for; where it has none, whatever the api comes to. */
async function standInLate<Full, Bare>(
  answer: Promise<Answered<Full, Bare>>,
  readChain: () => Promise<Bare | null>,
): Promise<Answered<Full, Bare>> {
  const isLate = await Promise.race([answer.then(isOver, isOver), waitWithBackoff()]);
  const data = isLate ? await readChain() : null;
  return data === null ? answer : { source: 'chain', data, reason: 'away' };
}

const isOver = () => false;

function waitWithBackoff(): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT_MS, true);
  });
}

/** While the chain stands in, the api is asked again and again; its answer has more in it. */
export function againWhileFromChain(answer: Answered<unknown, unknown> | undefined): number | false {
  return answer?.source === 'chain' ? AGAIN_EVERY_MS : false;
}
