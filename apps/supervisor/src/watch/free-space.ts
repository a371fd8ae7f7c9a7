import { statfs } from 'node:fs/promises';

const GIGABYTE = 2 ** 30;
/**
 * Below the first limit, the chain will soon be unable to write; below the second, the operator should plan
 * for more.
 */
export const SPACE_LIMITS = { errorBytes: GIGABYTE, warningBytes: 10 * GIGABYTE };

/** Returns how many bytes this user can still write to the disk of a folder. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Writes a number of bytes for people: `0.5 GB`. */
export const toGigabytes = (bytes: number): string => `${(bytes / GIGABYTE).toFixed(1)} GB`;
