/** What a form takes as a file. The server decides by the content; this spares people the way there. */
export interface FileRules {
  /** Media type and the endings it has, the first one being its name in a sentence. */
  readonly types: Readonly<Record<string, { readonly name: string; readonly endings: readonly string[] }>>;
  readonly maxBytes: number;
}

/** Images of an NFT (requirement 163). */
export const NFT_IMAGE_RULES: FileRules = {
  types: {
    'image/png': { name: 'PNG', endings: ['.png'] },
    'image/jpeg': { name: 'JPG', endings: ['.jpg', '.jpeg'] },
    'image/webp': { name: 'WebP', endings: ['.webp'] },
    'image/gif': { name: 'GIF', endings: ['.gif'] },
  },
  maxBytes: 10_000_000,
};

/** Logo of a token (requirement 164). */
export const TOKEN_LOGO_RULES: FileRules = {
  types: {
    'image/png': { name: 'PNG', endings: ['.png'] },
    'image/jpeg': { name: 'JPG', endings: ['.jpg', '.jpeg'] },
    'image/svg+xml': { name: 'SVG', endings: ['.svg'] },
  },
  maxBytes: 5_000_000,
};

export type FileError = 'tooLarge' | 'wrongType';

/** Why a file is refused before it is sent; null when it is not. An empty file is of no type. */
export function findFileError(file: File, { types, maxBytes }: FileRules): FileError | null {
  const name = file.name.toLowerCase();
  const type = types[file.type];
  const isOfType = type?.endings.some((ending) => name.endsWith(ending)) ?? false;
  if (!isOfType || file.size === 0) return 'wrongType';
  return file.size > maxBytes ? 'tooLarge' : null;
}

/** "PNG, JPG, WebP, GIF" */
export function nameFormats({ types }: FileRules): string {
  return Object.values(types)
    .map(({ name }) => name)
    .join(', ');
}

/** What the browser's picker offers. */
export function toAcceptList({ types }: FileRules): string {
  const endings = Object.values(types).flatMap((type) => type.endings);
  return Object.keys(types).concat(endings).join(',');
}

const BYTES_PER_MB = 1_000_000;

/** Millions of bytes, for a sentence; a small file still has a tenth. */
export function toMegabytes(bytes: number): number {
  return bytes === 0 ? 0 : Math.max(0.1, Math.round((bytes / BYTES_PER_MB) * 10) / 10);
}
