import { ConfigurationError } from '@nova/runtime/parse-env';
import { EXIT_CONFIGURATION } from '@nova/runtime/run-service';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Progress } from '../console/progress.ts';
import { readEnv } from '../env.ts';
import { backUp } from './back-up.ts';
import type { Manifest } from './manifest.ts';
import { restore } from './restore.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** `npm run backup -- <folder>` and `npm run restore -- <folder>`. @returns the exit code */
export async function runBackupCommand(name: 'backup' | 'restore', args: readonly string[]): Promise<number> {
  const progress = new Progress();
  const [given, ...more] = args;
  try {
    if (given === undefined || more.length > 0)
      throw new ConfigurationError(`Say which folder: npm run ${name} -- <folder>.`);
    const folder = path.resolve(given);
    const options = { root: ROOT, env: readEnv(), progress };
    const manifest = await (name === 'backup' ? backUp : restore)(folder, options);
    progress.say(
      `\n${name === 'backup' ? sayKept(folder, manifest) : sayRestored(options.env.NOVA_DATA_DIR)}`,
    );
    for (const sentence of manifest.leftOut) progress.say(`  ! Not in it: ${sentence}`);
    return 0;
  } catch (error) {
    const isExpected = error instanceof ConfigurationError;
    const text =
      error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : String(error);
    progress.say(`\n${text}\n`);
    return isExpected ? EXIT_CONFIGURATION : 1;
  }
}

function sayKept(folder: string, { files }: Manifest): string {
  const megabytes = files.reduce((total, { bytes }) => total + bytes, 0) / 1_000_000;
  return `  Backup       ${folder}, ${files.length} files, ${megabytes.toFixed(1)} MB
  It holds the keys of this Nova: keep it where you would keep those.`;
}

const sayRestored = (dataDir: string) => `  Restored into ${dataDir}. Start it with npm start.
  Start it only where the old one no longer runs: two of them seal two chains.`;
