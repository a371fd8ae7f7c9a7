import type { FileStore } from '@nova/storage/file-store';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { ApiContext } from '../../http/api-context.ts';
import { createWorkGate, type WorkGate } from './work-gate.ts';

/** What every upload needs: the store, and a turn for heavy work. */
export interface StorageContext extends ApiContext {
  readonly store: FileStore;
  readonly gate: WorkGate;
}

/** Images and models that are looked at at the same time, and that may wait for their turn. */
const RUNNING_MAX = 2;
const WAITING_MAX = 20;

const gates = new WeakMap<ApiContext, WorkGate>();

/** @throws AppError `unavailable` where no storage is configured */
export function requireStorage(context: ApiContext): StorageContext {
  const { files: store } = context;
  if (store === null) {
    throw new AppError(COMMON_ERRORS.unavailable, { message: 'Uploads are switched off on this server.' });
  }
  const gate = gates.get(context) ?? createWorkGate(RUNNING_MAX, WAITING_MAX);
  gates.set(context, gate);
  return { ...context, store, gate };
}
