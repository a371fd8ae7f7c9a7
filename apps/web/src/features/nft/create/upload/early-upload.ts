import type { Upload } from '@nova/shared/storage/schemas';
import { useEffect, useRef } from 'react';
import { isPassing } from '../../../../lib/api/is-passing.ts';
import { createStore, useStore, type Store } from '../../../../lib/store/create-store.ts';
import { cancelUpload, UploadDropped, uploadFile } from './upload-file.ts';

/** A file that is uploaded while the form is being filled in. */
export interface EarlyUpload {
  readonly id: string | null;
  readonly doneBytes: number;
  readonly totalBytes: number;
  readonly isDone: boolean;
  /** Reason of the failure. */
  readonly error: unknown;
}

interface Running {
  readonly store: Store<EarlyUpload>;
  /** The uploaded file; null after a failure. */
  readonly promise: Promise<Upload | null>;
  isWanted: boolean;
}

const NONE = createStore<EarlyUpload>({ id: null, doneBytes: 0, totalBytes: 0, isDone: false, error: null });
const running = new WeakMap<File, Running>();
/** Counter that notifies the components of a file when its upload starts. */
const starts = createStore(0);

export function findEarlyUpload(file: File): Pick<Running, 'store' | 'promise'> | undefined {
  return running.get(file);
}

/** Starts to upload an image before it is needed, once per file. */
export function startEarlyUpload(file: File): Store<EarlyUpload> {
  const known = running.get(file);
  if (known) return known.store;
  const store = createStore<EarlyUpload>({ ...NONE.get(), totalBytes: file.size });
  const change = (next: Partial<EarlyUpload>) => store.set({ ...store.get(), ...next });
  const send = async (): Promise<Upload | null> => {
    try {
      const upload = await uploadFile(file, 'image', null, {
        onBegin: (id) => change({ id }),
        onProgress: (doneBytes, totalBytes) => change({ doneBytes, totalBytes }),
        isWanted: () => entry.isWanted,
      });
      change({ isDone: true });
      return upload;
    } catch (error) {
      if (error instanceof UploadDropped) await cancelUpload(error.id).catch(() => undefined);
      else change({ error });
      return null;
    }
  };
  const entry: Running = { store, isWanted: true, promise: Promise.resolve().then(send) };
  running.set(file, entry);
  starts.set(starts.get() + 1);
  return store;
}

/** Cancels the upload of a file that is no longer needed. */
export function dropEarlyUpload(file: File): void {
  const entry = running.get(file);
  if (entry) entry.isWanted = false;
  running.delete(file);
}

/**
 * Uploads an image as soon as it is chosen and a user is logged in.
 * @param isSignedIn required to upload
 * @param onRefused called for a permanent rejection; temporary failures are retried
 */
export function useEarlyUpload(
  file: File | null,
  isSignedIn: boolean,
  onRefused: (error: unknown) => void,
): EarlyUpload {
  useStore(starts, 0);
  const refused = useRef(onRefused);
  useEffect(() => {
    refused.current = onRefused;
  });
  useEffect(() => {
    if (!file || !isSignedIn) return undefined;
    const own = startEarlyUpload(file);
    return own.subscribe(() => {
      const { error } = own.get();
      if (error !== null && !isPassing(error)) refused.current(error);
    });
  }, [file, isSignedIn]);
  return useStore((file && running.get(file)?.store) ?? NONE, NONE.get());
}
