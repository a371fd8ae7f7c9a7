import { dropEarlyUpload } from './early-upload.ts';

/** Files chosen in the form and not submitted yet. */
export interface KeptFiles {
  readonly image: File | null;
  readonly model: File | null;
}

const NONE: KeptFiles = { image: null, model: null };
let kept = NONE;
let uploader: string | null = null;

/**
 * Keeps the chosen files in memory, because the form is replaced while a wallet connects or a demo starts.
 * @param address the wallet whose session uploads the files; null without one
 */
export function keepFiles(files: KeptFiles, address: string | null): void {
  kept = files;
  uploader = address;
}

/**
 * Returns the chosen files of this page; they are lost in a reload. A file that another wallet has uploaded
 * is uploaded again.
 */
export function readKeptFiles(address: string | null): KeptFiles {
  if (uploader !== null && uploader !== address && kept.image) dropEarlyUpload(kept.image);
  return kept;
}

/** Forgets the files of a submitted form. */
export function forgetKeptFiles(): void {
  keepFiles(NONE, null);
}
