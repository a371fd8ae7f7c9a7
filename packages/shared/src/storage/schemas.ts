import { z } from 'zod';
import { timeSchema } from '../hex.ts';

/** Kinds of uploads: an image, a 3D model as GLB, or the logo of a token, which becomes an image. */
export const UPLOAD_KINDS = ['image', 'model', 'logo'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];
/** Kinds of stored files. */
export type FileKind = Exclude<UploadKind, 'logo'>;

const pixels = z.number().int().positive();
const url = z.string();

/** One size of an image in both encodings; a browser uses the first one it supports. */
const imageSizeSchema = z.object({ avif: url, webp: url, width: pixels, height: pixels });

/**
 * A stored image, re-encoded: only the pixels of the uploaded file remain. All addresses are permanent,
 * because they identify the content.
 */
export const storedImageSchema = z.object({
  /** WebP, at most 2048 pixels per side; animated if the image is. This address is used in metadata. */
  url,
  width: pixels,
  height: pixels,
  bytes: z.number().int().positive(),
  is_animated: z.boolean(),
  /** At most 640 pixels per side, not animated. */
  card: imageSizeSchema,
  /** At most 160 pixels per side, not animated. */
  thumbnail: imageSizeSchema,
  /** Its dominant color as `#rrggbb`, shown until the image is loaded. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
});
export type StoredImage = z.infer<typeof storedImageSchema>;

/**
 * A stored 3D model: valid glTF 2.0 in a single file without external resources. The address ends in `.glb`.
 */
export const storedModelSchema = z.object({
  url,
  bytes: z.number().int().positive(),
  triangles: z.number().int().nonnegative(),
});
export type StoredModel = z.infer<typeof storedModelSchema>;

/** `POST /storage/v1/uploads`: starts an upload in parts of a file of this size. */
export const newUploadSchema = z
  .object({ kind: z.enum(UPLOAD_KINDS), size: z.number().int().positive() })
  .strict();
export type NewUpload = z.infer<typeof newUploadSchema>;

/**
 * An upload. `open`: bytes are missing, the next one is `offset`. `done`: `image` or `model` is set.
 * `refused`: the file is rejected for the reason in `refusal` (an error code and a sentence).
 */
export const uploadSchema = z.object({
  id: z.uuid(),
  kind: z.enum(UPLOAD_KINDS),
  state: z.enum(['open', 'done', 'refused']),
  size: z.number().int(),
  offset: z.number().int(),
  /** Until then it can be resumed, and a finished file is kept for use. */
  expiresAt: timeSchema,
  image: storedImageSchema.nullable(),
  model: storedModelSchema.nullable(),
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type Upload = z.infer<typeof uploadSchema>;

/** Header with the offset of a part, as in the tus protocol; responses contain the next offset. */
export const UPLOAD_OFFSET_HEADER = 'upload-offset';
