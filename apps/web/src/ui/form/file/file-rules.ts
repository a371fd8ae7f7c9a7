/** Accepted files of a form. The server decides by content; this only gives earlier feedback. */
export interface FileRules {
  /** Media type with its extensions; the first is its name in texts. */
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

/** Returns why a file is rejected before its upload; null if it is accepted. An empty file has no type. */
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

/** Returns the value of `accept` for the browser's file picker. */
export function toAcceptList({ types }: FileRules): string {
  const endings = Object.values(types).flatMap((type) => type.endings);
  return Object.keys(types).concat(endings).join(',');
}

const BYTES_PER_MB = 1_000_000;

/** Returns millions of bytes for a text; a small file has at least one tenth. */
export function toMegabytes(bytes: number): number {
  return bytes === 0 ? 0 : Math.max(0.1, Math.round((bytes / BYTES_PER_MB) * 10) / 10);
}
