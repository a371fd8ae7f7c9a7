import { fileKeyOf } from '@nova/shared/storage/content-address';

/**
 * Where a stored file is on the origin of this page. Its public address may name another host, which the page's policy
 * does not let in; the name says what the content is, so it is the same file here.
 */
export function toOwnFile(url: string): string {
  const key = fileKeyOf(url);
  return key === null ? url : `/storage/v1/files/${key}`;
}
