import { createHash } from 'node:crypto';

/** A file as stored: its name is derived from its content. */
export interface EncodedFile {
  readonly key: string;
  readonly content: Buffer;
  readonly contentType: string;
}

/** Returns a file named after its content. */
export function toFile(content: Buffer, ending: 'webp' | 'avif' | 'glb'): EncodedFile {
  const contentType = ending === 'glb' ? 'model/gltf-binary' : `image/${ending}`;
  return { key: `${createHash('sha256').update(content).digest('hex')}.${ending}`, content, contentType };
}
