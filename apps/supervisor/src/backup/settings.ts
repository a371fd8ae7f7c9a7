import { ConfigurationError } from '@nova/runtime/parse-env';
import { Encrypter } from 'age-encryption';
import { Cron } from 'croner';
import path from 'node:path';
import type { Env } from '../env.ts';
import type { BackupPlan } from './back-up-into.ts';
import type { Retention } from './retention.ts';

const DEFAULT_RETENTION: Retention = { daily: 7, weekly: 4, monthly: 12 };
const RETENTION = /^(\d+),(\d+),(\d+)$/;

/** @throws ConfigurationError unless the text consists of three numbers, such as `7,4,12`. */
export function parseRetention(text: string | undefined): Retention {
  if (text === undefined) return DEFAULT_RETENTION;
  const match = RETENTION.exec(text.replaceAll(' ', ''));
  if (!match)
    throw new ConfigurationError(
      `How many backups to keep must be three numbers (days,weeks,months), such as 7,4,12; it is "${text}".`,
    );
  const [daily, weekly, monthly] = match.slice(1).map(Number) as [number, number, number];
  return { daily, weekly, monthly };
}

/** @throws ConfigurationError if one is not a public age key. */
export function parseRecipients(list: readonly string[]): readonly string[] {
  const recipients = list.map((each) => each.trim()).filter((each) => each !== '');
  for (const recipient of recipients) {
    try {
      new Encrypter().addRecipient(recipient);
    } catch {
      throw new ConfigurationError(
        `"${recipient}" is not an age public key. Such a key begins with age1; npm run backup -- --new-key <file> creates a pair.`,
      );
    }
  }
  return recipients;
}

export interface BackupSchedule extends BackupPlan {
  /** Cron expression in UTC. */
  readonly schedule: string;
}

/**
 * Returns the backup schedule from the environment, or null without BACKUP_DIR.
 * @throws ConfigurationError for invalid settings, and for unencrypted backups in production.
 */
export function readBackupSchedule(env: Env): BackupSchedule | null {
  if (env.BACKUP_DIR === undefined) return null;
  const recipients = parseRecipients(env.BACKUP_RECIPIENTS?.split(',') ?? []);
  if (recipients.length === 0 && env.NOVA_NETWORK === 'production')
    throw new ConfigurationError(
      'BACKUP_DIR needs BACKUP_RECIPIENTS in production: a backup holds every key. npm run backup -- --new-key <file> creates a pair of keys.',
    );
  requireCronTimes(env.BACKUP_SCHEDULE);
  return {
    folder: path.resolve(env.BACKUP_DIR),
    recipients,
    retention: parseRetention(env.BACKUP_KEEP),
    schedule: env.BACKUP_SCHEDULE,
  };
}

function requireCronTimes(schedule: string): Cron {
  try {
    return new Cron(schedule, { paused: true });
  } catch (error) {
    const message = `BACKUP_SCHEDULE must be a cron expression, such as "0 3 * * *"; it is "${schedule}".`;
    throw new ConfigurationError(message, { cause: error });
  }
}
