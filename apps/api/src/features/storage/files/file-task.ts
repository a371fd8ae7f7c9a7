import type { ModelFacts } from '@nova/db/schema/storage';
import type { EncodedImage } from './encode-image.ts';

/** Tasks of a file process; each gets the file's content. */
export interface FileTask {
  readonly kind: keyof FileTaskResults;
  readonly content: Buffer;
}

/** Result of each kind of task. */
export interface FileTaskResults {
  readonly image: EncodedImage;
  readonly logo: EncodedImage;
  readonly model: ModelFacts;
  /** The GLB that shows a stored image on a slab. */
  readonly slab: Buffer;
}

/** An `AppError` sent between processes. */
export interface FileTaskError {
  readonly code: string;
  readonly message: string;
  readonly details: Record<string, unknown> | undefined;
}

export type FileTaskAnswer = { readonly result: unknown } | { readonly error: FileTaskError };
