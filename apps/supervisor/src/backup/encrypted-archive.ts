import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { Decrypter, Encrypter } from 'age-encryption';
import * as tar from 'tar';

/** Suffix of an incomplete file. */
export const PARTIAL_SUFFIX = '.partial';

/**
 * Packs a folder into one file (a tar archive in the age format) that only the recipients' secret keys
 * open. The file gets its final name once it is complete. The `age` program opens it as well.
 * @param recipients Public keys, `age1…`.
 */
export async function packEncrypted(
  folder: string,
  file: string,
  recipients: readonly string[],
): Promise<void> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const partial = `${file}${PARTIAL_SUFFIX}`;
  try {
    const archive = Readable.from(tar.create({ cwd: folder, portable: true }, ['.']));
    const encrypted = await encrypter.encrypt(Readable.toWeb(archive) as ReadableStream<Uint8Array>);
    await pipeline(encrypted, createWriteStream(partial, { flags: 'wx', mode: 0o600 }));
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/**
 * Unpacks a file of `packEncrypted` into a new folder.
 * @param identities Secret keys, `AGE-SECRET-KEY-1…`.
 * @throws ConfigurationError if no key opens the file or the file is damaged.
 */
export async function unpackEncrypted(
  file: string,
  folder: string,
  identities: readonly string[],
): Promise<void> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const source = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
    // A Node.js stream yields Buffers, which the archive reader requires.
    const archive = Readable.fromWeb((await decrypter.decrypt(source)) as NodeReadableStream);
    await pipeline(archive, tar.extract({ cwd: folder, strict: true }) as unknown as Writable);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new ConfigurationError(explain(file, error), { cause: error });
  }
}

function explain(file: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  if (/no identity matched/i.test(reason))
    return `None of the given keys opens ${file}. Name the file with its secret key with --identity.`;
  return `${file} cannot be opened: it is damaged or not a backup (${reason}).`;
}
