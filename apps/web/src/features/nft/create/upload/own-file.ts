import { fileKeyOf } from '@nova/shared/storage/content-address';

/**
 * Returns the URL of a stored file on this page's origin. Its public URL may have another host, which the
 * content security policy blocks; the name is the hash of the content, so it is the same file.
 */
export function toOwnFile(url: string): string {
  const key = fileKeyOf(url);
  return key === null ? url : `/storage/v1/files/${key}`;
}
