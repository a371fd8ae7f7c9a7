import { ApiError } from '../../lib/api/http.ts';
import { isPassing } from '../../lib/api/is-passing.ts';

/** An answer and who gave it. */
export type Answered<Full, Bare = Full> =
  | { readonly source: 'index'; readonly data: Full }
  /** `reason`: the api is away, or its index has not come as far as the chain. */
  | { readonly source: 'chain'; readonly data: Bare; readonly reason: 'away' | 'behind' };

/** How often the api is asked again while the chain stands in for it. */
export const AGAIN_EVERY_MS = 10_000;

/**
 * Asks the api, and where it is away or does not know the subject yet, the chain itself. What both do not know is
 * missing in the api's words; what only the chain could tell and it is away too, is the api's fault.
 */
export async function orFromChain<Full, Bare>(
  askApi: () => Promise<Full>,
  askNode: () => Promise<Bare | null>,
): Promise<Answered<Full, Bare>> {
  try {
    return { source: 'index', data: await askApi() };
  } catch (error) {
    const isMissing = error instanceof ApiError && error.status === 404;
    if (!isMissing && !isPassing(error)) throw error;
    const data = await askNode().catch(() => null);
    if (data === null) throw error;
    return { source: 'chain', data, reason: isMissing ? 'behind' : 'away' };
  }
}

/** While the chain stands in, the api is asked again and again; its answer has more in it. */
export function againWhileFromChain(answer: Answered<unknown, unknown> | undefined): number | false {
  return answer?.source === 'chain' ? AGAIN_EVERY_MS : false;
}
