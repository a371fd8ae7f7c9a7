// Loaded before a node's program; announces every pruning step to the parent process while the step is
// running.
import { ClassicLevel } from 'classic-level';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than the node runs until it is killed. */
const HOLD_MS = 60_000;
const AGAIN_MS = 50;
const { batch } = ClassicLevel.prototype;
/** If loaded as `…?early`, pauses the step before its write, otherwise after it. */
const isEarly = new URL(import.meta.url).search === '?early';

ClassicLevel.prototype.batch = function announcedBatch(...operations) {
  const made = batch.apply(this, operations);
  if (operations.length > 0) return made;
  const write = made.write.bind(made);
  made.write = async (options) => {
    if (options?.sync === true) return write(options);
    setInterval(() => process.send?.({ type: 'pruning' }), AGAIN_MS);
    if (isEarly) await sleep(HOLD_MS);
    const written = write(options);
    await sleep(HOLD_MS);
    return written;
  };
  return made;
};
