/** Runs pieces of work one after the other, in the order in which they are given; one that fails stops no other. */
export type OneAtATime = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createOneAtATime(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work, work);
    last = done;
    return done;
  };
}
