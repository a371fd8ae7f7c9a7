import type { ImageFacts, ImageSizeFacts } from '@nova/db/schema/storage';
import { AppError } from '@nova/shared/errors';
import {
  ANIMATION_MAX_FRAMES,
  ANIMATION_MAX_PIXELS,
  IMAGE_MAX_PIXELS,
  IMAGE_SIZES,
  IMAGE_TYPES,
} from '@nova/shared/storage/constants';
import { STORAGE_ERRORS } from '@nova/shared/storage/errors';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { type EncodedFile, toFile } from './encoded-file.ts';

/** Result of encoding an image: the main file, other sizes, and its properties. */
export interface EncodedImage {
  readonly main: EncodedFile;
  readonly others: readonly EncodedFile[];
  readonly facts: ImageFacts;
}

/** Content types and the decoder's names for them. */
const FORMATS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  // An animated PNG, which decoders without support show as a still image.
  'image/apng': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
};
const CARD_AVIF = { quality: 55, effort: 2 };
const CARD_WEBP = { quality: 80, effort: 4 };

// Each image uses one core.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Decodes an image by its content and encodes it again in several sizes, so nothing else in the file (EXIF,
 * scripts, another file) remains.
 * @throws AppError `file_type_invalid`, `image_too_large`, `file_damaged`
 */
export async function encodeImage(content: Buffer): Promise<EncodedImage> {
  const type = (await fileTypeFromBuffer(content))?.mime ?? '';
  const format = FORMATS[type];
  if (format === undefined) throw wrongType();
  try {
    // Reads only the header, so an oversized image is refused before a pixel is decoded.
    const header = await sharp(content, { limitInputPixels: false }).metadata();
    if (header.format !== format) throw wrongType();
    checkSize(header);
    return await encode(content, (header.pages ?? 1) > 1);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError(STORAGE_ERRORS.fileDamaged, {
      message: "The image can't be read. Save it again, or choose another file.",
      cause,
    });
  }
}

async function encode(content: Buffer, isAnimated: boolean): Promise<EncodedImage> {
  const still = () => sharp(content, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' }).autoOrient();
  const moving = () =>
    sharp(content, { limitInputPixels: ANIMATION_MAX_PIXELS, failOn: 'error', animated: true });
  const full = (isAnimated ? moving() : still()).resize(within(IMAGE_SIZES.full));
  const quality = isAnimated ? { quality: 75, effort: 1 } : { quality: 90, effort: 4 };
  const main = await full.webp(quality).toBuffer({ resolveWithObject: true });
  const [card, thumbnail] = [
    await encodeSize(still, IMAGE_SIZES.card),
    await encodeSize(still, IMAGE_SIZES.thumbnail),
  ];
  return {
    main: toFile(main.data, 'webp'),
    others: [...card.files, ...thumbnail.files],
    facts: {
      width: main.info.width,
      height: main.info.pageHeight ?? main.info.height,
      isAnimated,
      color: await readColor(still),
      card: card.facts,
      thumbnail: thumbnail.facts,
    },
  };
}

async function encodeSize(
  open: () => Sharp,
  size: number,
): Promise<{ files: EncodedFile[]; facts: ImageSizeFacts }> {
  const { data, info } = await open()
    .resize(within(size))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const small = () => sharp(data, { raw: { width, height, channels } });
  const webp = toFile(await small().webp(CARD_WEBP).toBuffer(), 'webp');
  const avif = toFile(await small().avif(CARD_AVIF).toBuffer(), 'avif');
  return { files: [webp, avif], facts: { webp: webp.key, avif: avif.key, width, height } };
}

/** Returns the dominant color of the image, with transparent parts on white. */
async function readColor(open: () => Sharp): Promise<string> {
  const { data, info } = await open()
    .resize(within(64))
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const { dominant } = await sharp(data, { raw: { width, height, channels } }).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const within = (size: number) =>
  ({ width: size, height: size, fit: 'inside', withoutEnlargement: true }) as const;

function checkSize({ width, height, pages = 1, pageHeight }: Metadata): void {
  const pixels = width * (pageHeight ?? height);
  const limits = {
    maxPixels: IMAGE_MAX_PIXELS,
    maxFrames: ANIMATION_MAX_FRAMES,
    maxAnimationPixels: ANIMATION_MAX_PIXELS,
  };
  if (pixels <= IMAGE_MAX_PIXELS && pages <= ANIMATION_MAX_FRAMES && pixels * pages <= ANIMATION_MAX_PIXELS)
    return;
  throw new AppError(STORAGE_ERRORS.imageTooLarge, {
    message:
      pages > 1
        ? `The animation is too large: use at most ${ANIMATION_MAX_FRAMES} frames and ${ANIMATION_MAX_PIXELS / 1e6} megapixels in total.`
        : `The image is too large: use at most ${IMAGE_MAX_PIXELS / 1e6} megapixels.`,
    details: limits,
  });
}

function wrongType(): AppError {
  const message = 'Unsupported image type. Use PNG, JPG, WebP or GIF.';
  return new AppError(STORAGE_ERRORS.fileTypeInvalid, { message, details: { types: [...IMAGE_TYPES] } });
}
