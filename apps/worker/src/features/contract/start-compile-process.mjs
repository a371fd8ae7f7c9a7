// A process without a loader for TypeScript: it only holds the thread that compiles. Memory that a compiler took
// goes back to the machine with the process, and never counts as the worker's.
import os from 'node:os';
import { Worker } from 'node:worker_threads';

// Threads take over the priority of who starts them: the chain and its readers come first.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
// Nobody waits for the answer any more. A compiler cannot be relied on to let go of its thread.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// It listens on after its only task: an answer could get lost if it ended by itself.
process.on('message', ({ task, resourceLimits }) => {
  const answer = (value) => process.send(value);
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
  // After an answer nobody hears this one.
  thread.once('exit', () => answer({ error: 'crash', text: 'its thread ended without an answer' }));
});
