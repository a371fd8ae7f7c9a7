// A process without a TypeScript loader that only hosts the compiling thread. When it exits, the operating
// system reclaims the compiler's memory, which never counts toward the worker's.
import os from 'node:os';
import { Worker } from 'node:worker_threads';

// Threads inherit the priority of the process. The chain and its readers must take precedence.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
// Nobody is waiting for the answer any longer, and a compiler may keep its thread busy indefinitely.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

/** Interval between two readings of the memory of this process. */
const READ_EVERY_MS = 100;
/** What Node.js itself and the program of a compiler take. */
const OWN_BYTES = 400 * 2 ** 20;

// The listener keeps the process alive after its only task, because exiting by itself could lose the
// answer.
process.on('message', ({ task, resourceLimits }) => {
  const answer = (value) => process.send(value);
  // The limits within the thread cover what a compiler allocates; this one covers everything else.
  const maxBytes = OWN_BYTES + task.memoryMaxBytes + resourceLimits.maxOldGenerationSizeMb * 2 ** 20;
  setInterval(() => {
    if (process.memoryUsage.rss() > maxBytes) answer({ error: 'memory', grantedBytes: null });
  }, READ_EVERY_MS);
  const thread = new Worker(new URL('./start-compile-thread.mjs', import.meta.url), {
    workerData: task,
    stdout: true,
    stderr: true,
    resourceLimits,
  });
  thread.once('message', answer);
  thread.once('error', (error) =>
    answer(
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? { error: 'memory', grantedBytes: null }
        : { error: 'crash', text: error.message },
    ),
  );
  // Ignored by the parent if an answer was already sent.
  thread.once('exit', () => answer({ error: 'crash', text: 'its thread ended without an answer' }));
});
