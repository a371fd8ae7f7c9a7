import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { hashSchema } from '@nova/shared/hex';
import { z } from 'zod';
import { tryJson } from '@nova/runtime/try-json';

export const GENESIS_FILE = 'genesis.json';
export const DEPLOYMENT_FILE = 'deployment.json';
const MANIFEST_FILE = 'manifest.json';
const FORMAT = 'nova-move-1';

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** Time in ISO 8601. */
  madeAt: z.string(),
  /** Version of Nova that exported. */
  version: z.string(),
  chainId: z.int(),
  /** Hash of the old chain's block 0. */
  genesisHash: hashSchema,
  /** Last block of the old chain. */
  block: z.object({
    number: z.int().nonnegative(),
    hash: hashSchema,
    stateRoot: hashSchema,
    /** Seconds since 1970. */
    timestamp: z.int().nonnegative(),
  }),
  accounts: z.int(),
  /** Accounts with code. */
  contracts: z.int(),
  /** Storage slots of all contracts that are not zero. */
  slots: z.int(),
});

/** What an exported chain ends with. Written last, so that a folder without it is not an export. */
export type MoveManifest = z.output<typeof manifestSchema>;

/**
 * Creates the folder of an export.
 * @throws ConfigurationError if it is not empty
 */
export async function createMoveFolder(folder: string): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new ConfigurationError(`${folder} is not empty; name a new folder for the export.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

export async function writeMoveManifest(
  folder: string,
  content: Omit<MoveManifest, 'format'>,
): Promise<void> {
  const manifest: MoveManifest = { format: FORMAT, ...content };
  await writeFile(path.join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @throws ConfigurationError if the folder contains no complete export */
export async function readMoveManifest(folder: string): Promise<MoveManifest> {
  const file = path.join(folder, MANIFEST_FILE);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ConfigurationError(
      `There is no complete export in ${folder}: ${MANIFEST_FILE} is missing. Make it with npm run chain:export -- <folder>.`,
    );
  });
  const manifest = manifestSchema.safeParse(tryJson(text));
  if (!manifest.success) throw new ConfigurationError(`${file} is not the manifest of an exported chain.`);
  return manifest.data;
}
