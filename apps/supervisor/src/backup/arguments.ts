import { ConfigurationError } from '@nova/runtime/parse-env';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { BackupPlan } from './back-up-into.ts';
import { parseRecipients, parseRetention } from './settings.ts';

export type BackupCommand =
  | { readonly kind: 'new key'; readonly file: string }
  | { readonly kind: 'one backup'; readonly folder: string }
  | { readonly kind: 'into'; readonly plan: BackupPlan };

export interface RestoreCommand {
  readonly kind: 'restore';
  readonly source: string;
  /** File with the secret key; null for an unencrypted backup, which is a folder. */
  readonly identities: string | null;
}

const BACKUP_FORMS = `npm run backup -- <new folder>
  npm run backup -- --into <folder of backups> [--to <public key>]… [--keep 7,4,12]
  npm run backup -- --new-key <file>`;
const RESTORE_FORMS = `npm run restore -- <folder>
  npm run restore -- <file.age> --identity <file of the secret key>`;

/**
 * Parses the arguments of `npm run backup` and `npm run restore`.
 * @throws ConfigurationError listing every form of the command.
 */
export function parseBackupArguments(
  name: 'backup' | 'restore',
  args: readonly string[],
): BackupCommand | RestoreCommand {
  return name === 'backup' ? parseBackup(args) : parseRestore(args);
}

function parseBackup(args: readonly string[]): BackupCommand {
  const { values, positionals } = orForms(BACKUP_FORMS, () =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        into: { type: 'string' },
        to: { type: 'string', multiple: true },
        keep: { type: 'string' },
        'new-key': { type: 'string' },
      },
    }),
  );
  const [folder, ...more] = positionals;
  if (values['new-key'] !== undefined && args.length <= 2)
    return { kind: 'new key', file: values['new-key'] };
  if (values.into !== undefined && positionals.length === 0) {
    const recipients = parseRecipients(values.to ?? []);
    const retention = parseRetention(values.keep);
    return { kind: 'into', plan: { folder: path.resolve(values.into), recipients, retention } };
  }
  const hasOptions = Object.keys(values).length > 0;
  if (folder === undefined || more.length > 0 || hasOptions) throw explainForms(BACKUP_FORMS);
  return { kind: 'one backup', folder: path.resolve(folder) };
}

function parseRestore(args: readonly string[]): RestoreCommand {
  const { values, positionals } = orForms(RESTORE_FORMS, () =>
    parseArgs({ args: [...args], allowPositionals: true, options: { identity: { type: 'string' } } }),
  );
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0) throw explainForms(RESTORE_FORMS);
  const identities = values.identity ?? null;
  if (source.endsWith('.age') && identities === null)
    throw new ConfigurationError(
      `${source} is encrypted; name the file of its secret key: npm run restore -- ${source} --identity <file>.`,
    );
  return { kind: 'restore', source: path.resolve(source), identities };
}

function orForms<T>(forms: string, read: () => T): T {
  try {
    return read();
  } catch {
    throw explainForms(forms);
  }
}

const explainForms = (forms: string) => new ConfigurationError(`Use one of these forms:\n  ${forms}`);
