// Kills its process above a limit of resident memory. A thread, because a decoder may keep the main thread busy, and
// because no option of Node bounds what native code allocates.
import { workerData as maxBytes } from 'node:worker_threads';

const INTERVAL_MS = 20;
setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL');
}, INTERVAL_MS);
