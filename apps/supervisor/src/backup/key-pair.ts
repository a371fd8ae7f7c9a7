import { ConfigurationError } from '@nova/runtime/parse-env';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { readFile, writeFile } from 'node:fs/promises';

/**
 * Writes a new secret key in the format of `age-keygen`, readable only by its owner.
 * @returns The public key.
 * @throws ConfigurationError if the file exists.
 */
export async function writeKeyPair(file: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  try {
    await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code === 'EEXIST' ? 'it exists' : String(error);
    throw new ConfigurationError(`${file} cannot be written (${reason}); name a new file.`, { cause: error });
  }
  return recipient;
}

/**
 * Reads the secret keys of a file, one per line; lines that begin with # are comments.
 * @throws ConfigurationError if there are none.
 */
export async function readIdentities(file: string): Promise<readonly string[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new ConfigurationError(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  });
  const lines = text.split('\n').map((line) => line.trim());
  const identities = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const isKeyFile = identities.length > 0 && identities.every((each) => each.startsWith('AGE-SECRET-KEY-'));
  if (!isKeyFile)
    throw new ConfigurationError(`${file} contains no age secret key (a line AGE-SECRET-KEY-1…).`);
  return identities;
}
