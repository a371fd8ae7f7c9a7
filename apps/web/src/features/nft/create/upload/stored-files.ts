import { dropEarlyUpload } from './early-upload.ts';

/** Files chosen in the form and not submitted yet. */
export interface StoredFiles {
  readonly image: File | null;
  readonly model: File | null;
}

const NONE: StoredFiles = { image: null, model: null };
let storedFiles = NONE;
let uploader: string | null = null;

/**
 * Keeps the chosen files in memory, because the form is replaced while a wallet connects or a demo starts.
 * @param address the wallet whose session uploads the files; null without one
 */
export function storeFiles(files: StoredFiles, address: string | null): void {
  storedFiles = files;
  uploader = address;
}

/**
 * Returns the chosen files of this page; they are lost in a reload. A file that another wallet has uploaded
 * is uploaded again.
 */
export function readStoredFiles(address: string | null): StoredFiles {
  if (uploader !== null && uploader !== address && storedFiles.image) dropEarlyUpload(storedFiles.image);
  return storedFiles;
}

/** Forgets the files of a submitted form. */
export function deleteStoredFiles(): void {
  storeFiles(NONE, null);
}
