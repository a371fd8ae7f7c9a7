/** Image types that may be uploaded (requirement 163); told by their content, never by their name. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
/** Types of a token's logo (requirement 164). An SVG is drawn once and kept as a picture. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/svg+xml'] as const;
/** The largest SVG. A drawing can cost far more time than its bytes suggest. */
export const SVG_MAX_BYTES = 64 * 1024;
/** The most that drawing an SVG may cost, in plain shapes; a shape counts again for each reference to it. */
export const SVG_MAX_COST = 10_000;
/** The most elements of an SVG within each other, and references that lead to references. */
export const SVG_MAX_DEPTH = 64;
export const SVG_MAX_REFERENCE_DEPTH = 8;
/** Longest side of the picture that is made of an SVG, in pixels. */
export const LOGO_SVG_PIXELS = 512;
/** The largest image (requirements 163 and 272: 10 MB). */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
/** The most pixels of one picture: 8,000 × 6,250. A file of a few kilobytes may claim to be far more. */
export const IMAGE_MAX_PIXELS = 50_000_000;
/** The most pictures in an animation, and pixels in all of them. */
export const ANIMATION_MAX_FRAMES = 300;
export const ANIMATION_MAX_PIXELS = 100_000_000;

/** The one type of a 3D model: glTF 2.0 in one binary file. */
export const MODEL_TYPE = 'model/gltf-binary';
/** The largest 3D model. */
export const MODEL_MAX_BYTES = 20 * 1024 * 1024;
/** The most triangles that a model draws, which a phone still shows smoothly. */
export const MODEL_MAX_TRIANGLES = 1_000_000;
/** The most vertices that a model draws; a mesh counts once for each node that shows it. */
export const MODEL_MAX_VERTICES = 3_000_000;
/** The most bytes that the accessors of a model become in the memory of a viewer. */
export const MODEL_MAX_DECODED_BYTES = 192 * 1024 * 1024;
/** The most pixels of all textures of a model together. */
export const MODEL_MAX_TEXTURE_PIXELS = 64_000_000;

/** Longest side of what is made of an image, in pixels; smaller images are not blown up. */
export const IMAGE_SIZES = { thumbnail: 160, card: 640, full: 2_048 } as const;

/** What is sent at a time of an upload in parts; one part more or less may be lost with a connection. */
export const UPLOAD_PART_BYTES = 1024 * 1024;
/** The most that one part may have. */
export const UPLOAD_PART_MAX_BYTES = 4 * 1024 * 1024;
/** How long an unfinished upload can be resumed, and an unused file waits to be used. */
export const UPLOAD_TTL_HOURS = 24;
/** Unfinished uploads of an account at a time. */
export const UPLOADS_OPEN_MAX = 5;
/** Uploads of an account in 24 hours, and their bytes. Canceled and refused ones count. */
export const UPLOADS_PER_DAY = 100;
export const UPLOAD_BYTES_PER_DAY = 300 * 1024 * 1024;
/** Bytes of uploads that are in memory at once: of an account, of a network, of an IPv6 /48, and of all together in one process. */
export const UPLOAD_BYTES_AT_ONCE = {
  account: 24 * 1024 * 1024,
  network: 48 * 1024 * 1024,
  wideNetwork: 96 * 1024 * 1024,
  all: 160 * 1024 * 1024,
} as const;
/** Metadata documents that an account stores in a UTC day, and their bytes. */
export const METADATA_PER_DAY = 200;
export const METADATA_BYTES_PER_DAY = 2 * 1024 * 1024;
