import { AppError } from '@nova/shared/errors';
import { LOGO_SVG_PIXELS, LOGO_TYPES } from '@nova/shared/storage/constants';
import { STORAGE_ERRORS } from '@nova/shared/storage/errors';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { checkSvg } from './check-svg.ts';
import { type EncodedImage, encodeImage } from './encode-image.ts';

const TYPE = '<!DOCTYPE';
/** Prologs that may precede the drawing, with their ends. */
const BEFORE: readonly (readonly [start: string, end: string])[] = [
  ['<?', '?>'],
  ['<!--', '-->'],
  [TYPE, '>'],
];
/** Default density in dots per inch, at which one SVG unit is one pixel. */
const SVG_DENSITY = 72;
const MAX_DENSITY = 2_400;

/**
 * Encodes a token's logo. An SVG is rasterized, so nothing else in it (scripts, links, other files, which the
 * library does not load) remains.
 * @throws AppError `file_type_invalid`, `file_too_large`, `image_too_large`, `svg_unsupported`,
 * `file_damaged`
 */
export async function encodeLogo(content: Buffer): Promise<EncodedImage> {
  if (isSvg(content)) {
    checkSvg(content);
    return encodeImage(await drawSvg(content));
  }
  const type = (await fileTypeFromBuffer(content))?.mime ?? '';
  if (type === 'image/png' || type === 'image/apng' || type === 'image/jpeg') return encodeImage(content);
  throw new AppError(STORAGE_ERRORS.fileTypeInvalid, {
    message: "The file isn't a PNG, JPG or SVG image. Choose another file.",
    details: { types: [...LOGO_TYPES] },
  });
}

/**
 * Returns whether the content is an SVG, optionally after a declaration, comments and a document type. The
 * text is scanned once, so the time is linear.
 * @throws AppError `file_damaged` for a document type with its own declarations, which could expand a few
 * bytes without limit
 */
function isSvg(content: Buffer): boolean {
  const text = content.toString('utf8');
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  for (;;) {
    while (at < text.length && ' \t\r\n'.includes(text[at]!)) at += 1;
    const before = findBefore(text, at);
    if (!before) return text.startsWith('<svg', at);
    const [start, end] = before;
    const last = text.indexOf(end, at + start.length);
    if (last === -1) return false;
    if (start === TYPE && text.slice(at, last).includes('[')) throw damaged();
    at = last + end.length;
  }
}

function findBefore(text: string, at: number): readonly [start: string, end: string] | undefined {
  return BEFORE.find(([start]) => text.startsWith(start, at));
}

async function drawSvg(content: Buffer): Promise<Buffer> {
  try {
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    const wanted = (SVG_DENSITY * LOGO_SVG_PIXELS) / Math.max(width, height);
    const density = Math.min(MAX_DENSITY, Math.max(1, wanted));
    return await sharp(content, { density, limitInputPixels: LOGO_SVG_PIXELS ** 2 * 4 })
      .resize({ width: LOGO_SVG_PIXELS, height: LOGO_SVG_PIXELS, fit: 'inside' })
      .png()
      .toBuffer();
  } catch (cause) {
    throw damaged(cause);
  }
}

function damaged(cause?: unknown): AppError {
  return new AppError(STORAGE_ERRORS.fileDamaged, {
    message: "The image can't be read. Save it again, or choose another file.",
    cause,
  });
}
