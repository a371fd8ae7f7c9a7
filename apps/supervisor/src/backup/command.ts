import { ConfigurationError } from '@nova/runtime/parse-env';
import { EXIT_CONFIGURATION } from '@nova/runtime/run-service';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Progress } from '../console/progress.ts';
import { readEnv } from '../env.ts';
import { type BackupCommand, parseBackupArguments, type RestoreCommand } from './arguments.ts';
import { backUp, type BackupOptions } from './back-up.ts';
import { backUpInto } from './back-up-into.ts';
import { writeKeyPair } from './key-pair.ts';
import type { Manifest } from './manifest.ts';
import { restore } from './restore.ts';
import { restoreEncrypted } from './restore-encrypted.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * Runs `npm run backup` and `npm run restore`; `parseBackupArguments` lists their forms. @returns The exit
 * code.
 */
export async function runBackupCommand(name: 'backup' | 'restore', args: readonly string[]): Promise<number> {
  const progress = new Progress();
  try {
    const command = parseBackupArguments(name, args);
    const options = { root: ROOT, env: readEnv(), progress };
    const { text, leftOut } = await run(command, options);
    progress.reportProgress(`\n${text}`);
    for (const sentence of leftOut) progress.reportProgress(`  ! Not included: ${sentence}`);
    return 0;
  } catch (error) {
    const isExpected = error instanceof ConfigurationError;
    const text =
      error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : String(error);
    progress.reportProgress(`\n${text}\n`);
    return isExpected ? EXIT_CONFIGURATION : 1;
  }
}

interface Outcome {
  readonly text: string;
  readonly leftOut: readonly string[];
}

async function run(command: BackupCommand | RestoreCommand, options: BackupOptions): Promise<Outcome> {
  if (command.kind === 'new key') {
    const recipient = await writeKeyPair(command.file);
    return { text: describeKeyPair(command.file, recipient), leftOut: [] };
  }
  if (command.kind === 'one backup') {
    const manifest = await backUp(command.folder, options);
    return { text: describeBackup(command.folder, manifest, true), leftOut: manifest.leftOut };
  }
  if (command.kind === 'into') {
    const { location, manifest, removed } = await backUpInto(command.plan, options);
    const isPlain = command.plan.recipients.length === 0;
    const disconnected = removed.map((name) => `\n  Removed      ${name}`).join('');
    return { text: describeBackup(location, manifest, isPlain) + disconnected, leftOut: manifest.leftOut };
  }
  const { source, identities } = command;
  const manifest = await (identities === null
    ? restore(source, options)
    : restoreEncrypted(source, identities, options));
  return { text: describeRestored(options.env.NOVA_DATA_DIR), leftOut: manifest.leftOut };
}

function describeBackup(location: string, { files }: Manifest, isPlain: boolean): string {
  const megabytes = files.reduce((total, { bytes }) => total + bytes, 0) / 1_000_000;
  const keys = isPlain
    ? 'It contains the keys of this Nova: store it as safely as the keys.'
    : 'Only the secret keys of its recipients open it.';
  return `  Backup       ${location}, ${files.length} files, ${megabytes.toFixed(1)} MB\n  ${keys}`;
}

const describeRestored = (dataDir: string) => `  Restored into ${dataDir}. Start it with npm start.
  Start it only where the old one no longer runs: two of them seal two chains.`;

const describeKeyPair = (file: string, recipient: string) => `  Secret key   ${path.resolve(file)}
  Public key   ${recipient}
  Keep the secret key away from this machine: it opens every backup. BACKUP_RECIPIENTS takes the public key.`;
