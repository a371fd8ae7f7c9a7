import { ConfigurationError } from '@nova/runtime/parse-env';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { tryJson } from '@nova/runtime/try-json';
import { UNFINISHED_FILE } from './unfinished-backup.ts';

const FORMAT = 'nova-backup-1';
const FILE_NAME = 'manifest.json';

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** Time in ISO 8601. */
  madeAt: z.string(),
  /** Whether the backup includes the chain. It does not if another engine stores it. */
  hasChain: z.boolean(),
  database: z.object({
    migrations: z.array(z.string()).readonly(),
    tables: z
      .array(
        z.object({
          file: z.string(),
          schema: z.string(),
          table: z.string(),
          columns: z.array(z.string()).readonly(),
        }),
      )
      .readonly(),
    sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })).readonly(),
  }),
  /** One sentence for each part that is stored elsewhere and not included. */
  leftOut: z.array(z.string()),
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
});

/** Contents of a backup. Written last, so a folder without it is not a backup. */
export type Manifest = z.output<typeof manifestSchema>;

/** Records the folder's contents, each file with its size and SHA-256. */
export async function writeManifest(
  folder: string,
  content: Omit<Manifest, 'format' | 'files'>,
): Promise<Manifest> {
  const manifest: Manifest = { format: FORMAT, ...content, files: await describeFiles(folder) };
  await writeFile(path.join(folder, FILE_NAME), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}

/**
 * Reads the manifest and verifies every file against it.
 * @throws ConfigurationError naming the missing or damaged files.
 */
export async function readBackup(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, FILE_NAME), 'utf8').catch(() => {
    throw new ConfigurationError(`There is no complete backup in ${folder}: ${FILE_NAME} is missing.`);
  });
  const manifest = manifestSchema.safeParse(tryJson(text));
  if (!manifest.success)
    throw new ConfigurationError(`${path.join(folder, FILE_NAME)} is not a backup manifest.`);
  const found = new Map((await describeFiles(folder)).map((file) => [file.path, file]));
  for (const file of manifest.data.files) {
    const has = found.get(file.path);
    if (!has) throw new ConfigurationError(`The backup in ${folder} is damaged: ${file.path} is missing.`);
    if (has.sha256 !== file.sha256)
      throw new ConfigurationError(
        `The backup in ${folder} is damaged: ${file.path} does not match its checksum.`,
      );
  }
  return manifest.data;
}

async function describeFiles(folder: string): Promise<Manifest['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => file !== FILE_NAME && file !== UNFINISHED_FILE)
    .sort();
  const described: Manifest['files'] = [];
  for (const file of files) {
    const absolute = path.join(folder, file);
    const { size } = await stat(absolute);
    described.push({ path: file.split(path.sep).join('/'), bytes: size, sha256: await hashOf(absolute) });
  }
  return described;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
