import { AppError } from '@nova/shared/errors';
import { LOGO_SVG_PIXELS, LOGO_TYPES } from '@nova/shared/storage/constants';
import { STORAGE_ERRORS } from '@nova/shared/storage/errors';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { type EncodedImage, encodeImage } from './encode-image.ts';

/** What stands before the drawing itself: a declaration, comments, and a type without rules of its own. */
const SVG = /^\uFEFF?\s*(?:<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE\s+svg[^>[]*>|\s)*<svg[\s>]/i;
/** Rules of its own could make a few bytes endless, or name files. */
const OWN_RULES = /<!ENTITY|<!DOCTYPE[^>]*\[/i;
/** Where the drawing is read for what it is. */
const HEAD_BYTES = 64 * 1024;
/** Pixels that one unit of an SVG has where nothing else is said. */
const SVG_DENSITY = 72;
const MAX_DENSITY = 2_400;
const TIMEOUT_SECONDS = 10;

/**
 * Makes a picture of a token's logo. An SVG is drawn once, and only what was drawn is kept: whatever else was in it
 * (scripts, links, other files, which the drawing library does not load) is gone.
 * @throws AppError `file_type_invalid`, `image_too_large`, `file_damaged`
 */
export async function encodeLogo(content: Buffer): Promise<EncodedImage> {
  if (isSvg(content)) return encodeImage(await drawSvg(content));
  const type = (await fileTypeFromBuffer(content))?.mime ?? '';
  if (type === 'image/png' || type === 'image/apng' || type === 'image/jpeg') return encodeImage(content);
  throw new AppError(STORAGE_ERRORS.fileTypeInvalid, {
    message: 'The file is no image of the types PNG, JPG and SVG.',
    details: { types: [...LOGO_TYPES] },
  });
}

function isSvg(content: Buffer): boolean {
  return SVG.test(content.subarray(0, HEAD_BYTES).toString('utf8'));
}

async function drawSvg(content: Buffer): Promise<Buffer> {
  if (OWN_RULES.test(content.toString('utf8'))) throw damaged();
  try {
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    const wanted = (SVG_DENSITY * LOGO_SVG_PIXELS) / Math.max(width, height);
    const density = Math.min(MAX_DENSITY, Math.max(1, wanted));
    return await sharp(content, { density, limitInputPixels: LOGO_SVG_PIXELS ** 2 * 4 })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .resize({ width: LOGO_SVG_PIXELS, height: LOGO_SVG_PIXELS, fit: 'inside' })
      .png()
      .toBuffer();
  } catch (cause) {
    throw damaged(cause);
  }
}

function damaged(cause?: unknown): AppError {
  return new AppError(STORAGE_ERRORS.fileDamaged, { message: 'The image cannot be read.', cause });
}
