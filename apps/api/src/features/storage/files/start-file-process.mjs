// Prepares the process before any decoder is loaded: a new process begins without the loader for TypeScript.
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { importSource } from '@nova/runtime/import-source.mjs';

// The API and the chain come first.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
// The API is gone, so the result has no receiver. A decoder cannot be relied on to return.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
new Worker(new URL('./watch-memory.mjs', import.meta.url), { workerData: Number(process.argv[2]) }).unref();
await importSource(new URL('./file-process', import.meta.url));
