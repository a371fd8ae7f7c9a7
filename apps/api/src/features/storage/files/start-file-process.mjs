// Prepares the process before any decoder is loaded, because a new process starts without the TypeScript
// loader.
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { importSource } from '@nova/runtime/import-source.mjs';

// The API and the chain take precedence.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
// Without the API the result has no receiver, and a decoder may never return.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
new Worker(new URL('./watch-memory.mjs', import.meta.url), { workerData: Number(process.argv[2]) }).unref();
await importSource(new URL('./file-process', import.meta.url));
