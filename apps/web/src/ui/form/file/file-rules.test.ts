import { expect, it } from 'vitest';
import {
  findFileError,
  nameFormats,
  NFT_IMAGE_RULES,
  toAcceptList,
  toMegabytes,
  TOKEN_LOGO_RULES,
} from './file-rules.ts';

function fileOf(name: string, type: string, size = 1_000): File {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

it('accepts the images of the specification up to exactly 10 MB', () => {
  expect(findFileError(fileOf('a.png', 'image/png', 10_000_000), NFT_IMAGE_RULES)).toBeNull();
  expect(findFileError(fileOf('a.JPEG', 'image/jpeg'), NFT_IMAGE_RULES)).toBeNull();
  expect(findFileError(fileOf('a.png', 'image/png', 10_000_001), NFT_IMAGE_RULES)).toBe('tooLarge');
});

it('accepts SVG as a logo but not as an NFT, and a logo up to 5 MB', () => {
  expect(findFileError(fileOf('a.svg', 'image/svg+xml'), TOKEN_LOGO_RULES)).toBeNull();
  expect(findFileError(fileOf('a.svg', 'image/svg+xml'), NFT_IMAGE_RULES)).toBe('wrongType');
  expect(findFileError(fileOf('a.png', 'image/png', 5_000_001), TOKEN_LOGO_RULES)).toBe('tooLarge');
});

it('rejects a mismatch of type and extension in either direction, and an empty file', () => {
  expect(findFileError(fileOf('a.exe', 'image/png'), NFT_IMAGE_RULES)).toBe('wrongType');
  expect(findFileError(fileOf('a.png', 'text/html'), NFT_IMAGE_RULES)).toBe('wrongType');
  expect(findFileError(fileOf('a.png', ''), NFT_IMAGE_RULES)).toBe('wrongType');
  expect(findFileError(fileOf('a.png', 'image/png', 0), NFT_IMAGE_RULES)).toBe('wrongType');
});

it('names and offers the accepted types', () => {
  expect(nameFormats(NFT_IMAGE_RULES)).toBe('PNG, JPG, WebP, GIF');
  expect(toAcceptList(TOKEN_LOGO_RULES)).toBe('image/png,image/jpeg,image/svg+xml,.png,.jpg,.jpeg,.svg');
});

it('never shows a small file as zero', () => {
  expect(toMegabytes(0)).toBe(0);
  expect(toMegabytes(1)).toBe(0.1);
  expect(toMegabytes(9_840_000)).toBe(9.8);
});
