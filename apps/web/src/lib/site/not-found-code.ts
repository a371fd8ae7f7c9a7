import { crc32 } from '../page/crc32.ts';

/**
 * Returns the error code of an unknown path: `NAC-404-` and
 * the path's CRC-32 as eight hex digits (requirement 325).
 */
export function notFoundCode(pathname: string): string {
  return `NAC-404-${crc32(pathname).toString(16).padStart(8, '0').toUpperCase()}`;
}
