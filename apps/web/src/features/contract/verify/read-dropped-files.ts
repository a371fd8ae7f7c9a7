import type { PickedFile } from './recognize-sources.ts';

/** Maximum number of files and folders that are looked at, because someone may drop a whole disk. */
const ENTRIES_MAX = 5_000;
/** Maximum size of all files: a build info has the compiler's output too, which is many times its input. */
const READ_MAX_BYTES = 64 * 2 ** 20;
const READ = /\.(?:sol|vy|json)$/i;
/** Folders whose files are never sources of a contract by themselves. */
const SKIPPED = new Set(['.git', 'cache', 'artifacts', 'out', 'typechain-types']);

/** Reads picked files. Files from a folder have its path. */
export async function readPickedFiles(files: Iterable<File>): Promise<PickedFile[]> {
  const picked = [...files].slice(0, ENTRIES_MAX).map((file) => ({
    file,
    path: file.webkitRelativePath === '' ? file.name : file.webkitRelativePath,
  }));
  return readFiles(
    picked.filter(
      ({ path }) =>
        !path
          .split('/')
          .slice(1, -1)
          .some((part) => SKIPPED.has(part)),
    ),
  );
}

/** Reads dropped files and the files of dropped folders. Call it during the event: its data ends with it. */
export async function readDroppedFiles(data: DataTransfer): Promise<PickedFile[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return readPickedFiles(data.files);
  const found: { file: File; path: string }[] = [];
  const queue = [...entries];
  for (let seen = 0; queue.length > 0 && seen < ENTRIES_MAX; seen++) {
    const entry = queue.shift()!;
    const isNested = !entries.includes(entry);
    if (entry.isFile) {
      const file = await new Promise<File>((resolve, reject) =>
        (entry as FileSystemFileEntry).file(resolve, reject),
      );
      found.push({ file, path: entry.fullPath.replace(/^\//, '') });
    } else if (!isNested || !SKIPPED.has(entry.name)) {
      queue.push(...(await listEntries((entry as FileSystemDirectoryEntry).createReader())));
    }
  }
  return readFiles(found);
}

/** A browser returns at most a hundred entries at once. */
async function listEntries(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    all.push(...some);
    if (some.length === 0 || all.length >= ENTRIES_MAX) return all;
  }
}

async function readFiles(files: readonly { file: File; path: string }[]): Promise<PickedFile[]> {
  let bytes = 0;
  const readable = files.filter(({ file, path }) => {
    if (!READ.test(path) || bytes + file.size > READ_MAX_BYTES) return false;
    bytes += file.size;
    return true;
  });
  return Promise.all(readable.map(async ({ file, path }) => ({ path, text: await file.text() })));
}
