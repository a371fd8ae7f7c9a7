/**
 * Runs tasks one after the other in the order in which they are added; a failed task does not stop the
 * others.
 */
export type OneAtATime = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createOneAtATime(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work, work);
    last = done;
    return done;
  };
}
