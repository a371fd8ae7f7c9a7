/** A command cannot do what it was asked; the message is one sentence for the operator. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Where a command tells how far it is. */
export type Report = (line: string) => void;

/** Says the progress of long work about once a second. */
export function createProgress(report: Report, verb: string, last: number): (number: number) => void {
  const startedAt = performance.now();
  let toldAt = startedAt;
  let done = 0;
  return (number) => {
    done += 1;
    const now = performance.now();
    if (now - toldAt < 1_000 && number !== last) return;
    toldAt = now;
    const speed = Math.round((done * 1000) / Math.max(1, now - startedAt));
    report(`${verb} block ${number} of ${last}, ${speed} blocks/s`);
  };
}
