import type { FileStore } from '@nova/storage/file-store';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { UPLOAD_BYTES_AT_ONCE } from '@nova/shared/storage/constants';
import type { ApiContext } from '../../http/api-context.ts';
import { type BodyBudget, createBodyBudget } from './body-budget.ts';
import { createFileProcesses, type FileProcesses } from './files/file-processes.ts';
import { createConcurrencyLimiter, type ConcurrencyLimiter } from './concurrency-limiter.ts';

/** Context of an upload: the store and the queue of the decoding processes. */
export interface StorageContext extends ApiContext {
  readonly store: FileStore;
  readonly gate: ConcurrencyLimiter;
  readonly processes: FileProcesses;
  readonly budget: BodyBudget;
}

/** Maximum number of files decoded at once, and of waiting ones. */
const GATE_LIMITS = { running: 2, waiting: 20, waitingPerOwner: 4 };

const parts = new WeakMap<ApiContext, Pick<StorageContext, 'gate' | 'processes' | 'budget'>>();

/** Returns the storage. @throws AppError `unavailable` if no storage is configured */
export function requireStorage(context: ApiContext): StorageContext {
  const { files: store } = context;
  if (store === null) {
    throw new AppError(COMMON_ERRORS.unavailable, { message: 'Uploads are disabled on this server.' });
  }
  const own = parts.get(context) ?? createParts();
  parts.set(context, own);
  return { ...context, store, ...own };
}

const createParts = () => ({
  gate: createConcurrencyLimiter(GATE_LIMITS),
  processes: createFileProcesses(),
  budget: createBodyBudget(UPLOAD_BYTES_AT_ONCE.all),
});
