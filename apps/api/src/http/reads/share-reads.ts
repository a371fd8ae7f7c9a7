import { holdLimit } from '@nova/runtime/load-together';

/** The read that runs for a key, and the one that starts when it ends. */
interface Turn<Answer> {
  readonly current: Promise<Answer>;
  next: Promise<Answer> | null;
}

/**
 * Creates a function that shares reads between equal requests. While a read runs, all others with its key wait
 * for one read that starts afterwards. A popular list thus reads once at a time, and no answer is older than
 * its request, as one from a cache or from the read that is already running could be. A read that does not end,
 * because its connection to the database is dead, holds back the next one for a second only.
 */
export function shareReads<Answer>(): (key: string, read: () => Promise<Answer>) => Promise<Answer> {
  const turns = new Map<string, Turn<Answer>>();
  const start = (key: string, read: () => Promise<Answer>): Promise<Answer> => {
    const turn: Turn<Answer> = { current: read(), next: null };
    turns.set(key, turn);
    const end = () => {
      if (turn.next === null) turns.delete(key);
    };
    turn.current.then(end, end);
    return turn.current;
  };
  return (key, read) => {
    const turn = turns.get(key);
    if (!turn) return start(key, read);
    const startNext = () => start(key, read);
    turn.next ??= Promise.race([turn.current.catch(() => undefined), holdLimit()]).then(startNext);
    return turn.next;
  };
}
