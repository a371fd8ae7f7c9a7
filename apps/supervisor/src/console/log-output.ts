import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';
import { Writable } from 'node:stream';

/** Size above which a file is renamed and a new one begins. */
const FILE_MAX_BYTES = 20 * 2 ** 20;

const MISSING_LINES = Buffer.from(
  `\n${JSON.stringify({ level: 40, name: 'supervisor', msg: 'lines are missing here, because the log could not be written' })}\n`,
);

/**
 * Appends to a file, readable only by this user. The file before it stays as `<file>.1`. Lines that cannot be
 * written, such as on a full disk, are lost; the next one that fits says so. A stream of Node.js would fail
 * for good instead, end the supervisor, and stop the processes whose output nobody reads any more.
 */
export function appendToFile(file: string, maxBytes = FILE_MAX_BYTES): Writable {
  let descriptor: number | undefined;
  return createOutput((chunk) => {
    if (descriptor !== undefined && fstatSync(descriptor).size > maxBytes) {
      closeSync(descriptor);
      descriptor = undefined;
      renameSync(file, `${file}.1`);
    }
    descriptor ??= openSync(file, 'a', 0o600);
    writeWhole(descriptor, chunk);
  });
}

/** Returns standard output as a destination of logs, which a full disk or a missing reader does not end. */
export function toStandardOutput(stream: typeof process.stdout = process.stdout): Writable {
  if (fstatSync(stream.fd).isFile()) return createOutput((chunk) => writeWhole(stream.fd, chunk));
  stream.on('error', () => undefined);
  return new Writable({ write: (chunk: Buffer, _encoding, done) => void stream.write(chunk, () => done()) });
}

/** @param write throws if the whole chunk could not be written */
function createOutput(write: (chunk: Buffer) => void): Writable {
  let isIncomplete = false;
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      try {
        if (isIncomplete) write(MISSING_LINES);
        isIncomplete = false;
        write(chunk);
      } catch {
        isIncomplete = true;
      }
      done();
    },
  });
}

function writeWhole(descriptor: number, chunk: Buffer): void {
  for (let written = 0; written < chunk.length;) written += writeSync(descriptor, chunk, written);
}
