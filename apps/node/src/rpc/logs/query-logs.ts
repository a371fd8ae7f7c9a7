import type { Chain } from '../../chain/chain.ts';
import { SECTION_BLOCKS } from '../../chain/logs/log-section.ts';
import { limitExceeded } from '../errors.ts';
import { MAX_LOG_CANDIDATES, MAX_LOG_RANGE, MAX_LOGS } from '../limits.ts';
import type { LogCriteria } from './log-filter.ts';
import { LogMatcher } from './log-matcher.ts';

/** Blocks read before yielding, which takes a few milliseconds. */
const CANDIDATES_PER_TURN = 200;

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Splits a range at the section boundaries of the index. */
function* sectionsOf(from: number, to: number): Iterable<[number, number]> {
  for (let start = from; start <= to;) {
    const end = Math.min(to, start - (start % SECTION_BLOCKS) + SECTION_BLOCKS - 1);
    yield [start, end];
    start = end + 1;
  }
}

/**
 * Returns the matching logs from block `from` to `to` in chain order.
 * @throws RpcError if a limit is exceeded
 */
export async function queryLogs(
  chain: Chain,
  criteria: LogCriteria,
  from: number,
  to: number,
): Promise<Record<string, unknown>[]> {
  const matcher = new LogMatcher(criteria);
  if (matcher.items.length === 0 && to - from >= MAX_LOG_RANGE) {
    throw limitExceeded(`block range too wide: at most ${MAX_LOG_RANGE} blocks without an address or topic`);
  }
  const last = Math.min(to, chain.head.header.number);
  const found: Record<string, unknown>[] = [];
  let candidates = 0;
  for (const [start, end] of sectionsOf(from, last)) {
    for (const number of chain.blocks.logs.search(matcher.items, start, end)) {
      if (++candidates > MAX_LOG_CANDIDATES) {
        throw limitExceeded(`query matches more than ${MAX_LOG_CANDIDATES} blocks; narrow the range`);
      }
      found.push(...matcher.find(chain.blocks.logsOf(number)));
      if (found.length > MAX_LOGS) throw limitExceeded(`query returned more than ${MAX_LOGS} results`);
      // A long search yields to the sealer and other requests.
      if (candidates % CANDIDATES_PER_TURN === 0) await nextTurn();
    }
    await nextTurn();
  }
  return found;
}
