// Kills its process above a limit of resident memory. Runs as a thread, because a decoder may block the main
// thread, and because no Node option limits the memory of native code.
import { workerData as maxBytes } from 'node:worker_threads';

const INTERVAL_MS = 20;
setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL');
}, INTERVAL_MS);
