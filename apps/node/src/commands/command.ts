/** A command cannot be completed; the message is one sentence for the operator. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Receives progress messages of a command. */
export type Report = (line: string) => void;

/** Returns a function that reports the progress of a long operation about once a second. */
export function createProgress(report: Report, verb: string, last: number): (number: number) => void {
  const startedAt = performance.now();
  let notifiedAt = startedAt;
  let done = 0;
  return (number) => {
    done += 1;
    const now = performance.now();
    if (now - notifiedAt < 1_000 && number !== last) return;
    notifiedAt = now;
    const speed = Math.round((done * 1000) / Math.max(1, now - startedAt));
    report(`${verb} block ${number} of ${last}, ${speed} blocks/s`);
  };
}
