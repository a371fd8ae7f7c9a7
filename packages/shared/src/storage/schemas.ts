import { z } from 'zod';
import { timeSchema } from '../hex.ts';

/** What may be uploaded: an image, a 3D model as GLB, or the logo of a token, which becomes an image. */
export const UPLOAD_KINDS = ['image', 'model', 'logo'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];
/** What is stored. */
export type FileKind = Exclude<UploadKind, 'logo'>;

const pixels = z.number().int().positive();
const url = z.string();

/** One size of an image in both encodings; a browser takes the first it knows. */
const imageSizeSchema = z.object({ avif: url, webp: url, width: pixels, height: pixels });

/**
 * An image that is stored here, encoded anew: nothing of the file that came is left but its picture. All addresses are
 * for ever, because they name their content.
 */
export const storedImageSchema = z.object({
  /** WebP, at most 2048 pixels a side; moves if the image does. This address goes into metadata. */
  url,
  width: pixels,
  height: pixels,
  bytes: z.number().int().positive(),
  isAnimated: z.boolean(),
  /** At most 640 pixels a side, standing still. */
  card: imageSizeSchema,
  /** At most 160 pixels a side, standing still. */
  thumbnail: imageSizeSchema,
  /** Its dominant colour as `#rrggbb`, to be shown until the picture is there. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
});
export type StoredImage = z.infer<typeof storedImageSchema>;

/** A 3D model that is stored here: glTF 2.0 without faults, in one file that needs no other. The address ends in `.glb`. */
export const storedModelSchema = z.object({
  url,
  bytes: z.number().int().positive(),
  triangles: z.number().int().nonnegative(),
});
export type StoredModel = z.infer<typeof storedModelSchema>;

/** `POST /storage/v1/uploads`: begins an upload in parts of a file with so many bytes. */
export const newUploadSchema = z
  .object({ kind: z.enum(UPLOAD_KINDS), size: z.number().int().positive() })
  .strict();
export type NewUpload = z.infer<typeof newUploadSchema>;

/**
 * An upload. `open`: bytes are missing, the next one is `offset`. `done`: `image` or `model` is there. `refused`: what
 * came is not taken, for the reason in `refusal` (an error's code and sentence).
 */
export const uploadSchema = z.object({
  id: z.uuid(),
  kind: z.enum(UPLOAD_KINDS),
  state: z.enum(['open', 'done', 'refused']),
  size: z.number().int(),
  offset: z.number().int(),
  /** Until then it can be resumed, and a finished file waits to be used. */
  expiresAt: timeSchema,
  image: storedImageSchema.nullable(),
  model: storedModelSchema.nullable(),
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type Upload = z.infer<typeof uploadSchema>;

/** Header that says where a part begins, as in the tus protocol; answers carry where the next one does. */
export const UPLOAD_OFFSET_HEADER = 'upload-offset';
