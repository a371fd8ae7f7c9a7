/** Image types that may be uploaded (requirement 163), detected by content and never by name. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
/** Types of a token's logo (requirement 164). An SVG is rendered once and stored as an image. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/svg+xml'] as const;
/** Maximum size of an SVG. Rendering can take far more time than its size suggests. */
export const SVG_MAX_BYTES = 64 * 1024;
/** Maximum rendering cost of an SVG in plain shapes; a shape counts again for each reference to it. */
export const SVG_MAX_COST = 10_000;
/** Maximum nesting of elements in an SVG, and of references to references. */
export const SVG_MAX_DEPTH = 64;
export const SVG_MAX_REFERENCE_DEPTH = 8;
/** Longest side of the image rendered from an SVG, in pixels. */
export const LOGO_SVG_PIXELS = 512;
/** Maximum size of an image (requirements 163 and 272: 10 MB). */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
/**
 * Maximum number of pixels of one image: 8,000 × 6,250. A file of a few kilobytes may claim to be far
 * larger.
 */
export const IMAGE_MAX_PIXELS = 50_000_000;
/** Maximum number of frames of an animation, and of pixels in all of them. */
export const ANIMATION_MAX_FRAMES = 300;
export const ANIMATION_MAX_PIXELS = 100_000_000;

/** The only type of a 3D model: glTF 2.0 in one binary file. */
export const MODEL_TYPE = 'model/gltf-binary';
/** Maximum size of a 3D model. */
export const MODEL_MAX_BYTES = 20 * 1024 * 1024;
/** Maximum number of triangles that a model draws, which a phone still shows smoothly. */
export const MODEL_MAX_TRIANGLES = 1_000_000;
/** Maximum number of vertices that a model draws; a mesh counts once for each node that shows it. */
export const MODEL_MAX_VERTICES = 3_000_000;
/** Maximum memory in bytes of a model's decoded accessors in a viewer. */
export const MODEL_MAX_DECODED_BYTES = 192 * 1024 * 1024;
/** Maximum number of pixels of all textures of a model together. */
export const MODEL_MAX_TEXTURE_PIXELS = 64_000_000;

/** Longest side of each generated image size in pixels; smaller images are not enlarged. */
export const IMAGE_SIZES = { thumbnail: 160, card: 640, full: 2_048 } as const;

/** Size of a part in an upload; losing a connection loses at most the current part. */
export const UPLOAD_PART_BYTES = 1024 * 1024;
/** Maximum size of one part. */
export const UPLOAD_PART_MAX_BYTES = 4 * 1024 * 1024;
/** Hours for which an unfinished upload can be resumed and an unused file is kept. */
export const UPLOAD_TTL_HOURS = 24;
/** Maximum number of unfinished uploads per account. */
export const UPLOADS_OPEN_MAX = 5;
/**
 * Maximum number of uploads of an account in 24 hours, and of their bytes. Canceled and refused ones count.
 */
export const UPLOADS_PER_DAY = 100;
export const UPLOAD_BYTES_PER_DAY = 300 * 1024 * 1024;
/**
 * Maximum bytes of uploads in memory: of an account, a network, an IPv6 /48, and all together in one
 * process.
 */
export const UPLOAD_BYTES_AT_ONCE = {
  account: 24 * 1024 * 1024,
  network: 48 * 1024 * 1024,
  wideNetwork: 96 * 1024 * 1024,
  all: 160 * 1024 * 1024,
} as const;
/** Maximum number of metadata documents that an account stores per UTC day, and of their bytes. */
export const METADATA_PER_DAY = 200;
export const METADATA_BYTES_PER_DAY = 2 * 1024 * 1024;
