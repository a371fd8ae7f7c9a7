import { readFreeBytes, SPACE_LIMITS, toGigabytes } from './free-space.ts';

const CHECK_EVERY_MS = 60_000;

/**
 * Reports a disk that is nearly full while there is still time to free some space, and when there is enough
 * again. Each is reported once.
 */
export function watchSpace(
  folders: readonly string[],
  report: (sentence: string) => void,
  { everyMs = CHECK_EVERY_MS, readFree = readFreeBytes } = {},
): { stop(): void } {
  const short = new Set<string>();
  const check = async (folder: string) => {
    const free = await readFree(folder).catch(() => null);
    if (free === null) return;
    const isShort = free < SPACE_LIMITS.errorBytes;
    if (isShort === short.has(folder)) return;
    if (isShort) short.add(folder);
    else short.delete(folder);
    const space = `${toGigabytes(free)} are free on the disk of ${folder}`;
    report(
      isShort
        ? `Only ${space}. Free some space: a full disk stops chain, database, uploads and backups until there is some.`
        : `${space} again.`,
    );
  };
  const checkAll = () => folders.forEach((folder) => void check(folder));
  checkAll();
  const timer = setInterval(checkAll, everyMs).unref();
  return { stop: () => clearInterval(timer) };
}
