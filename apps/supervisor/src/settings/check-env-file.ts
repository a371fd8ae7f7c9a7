import { readFile } from 'node:fs/promises';
import { parseEnv as parseEnvFile } from 'node:util';
import { SETTING_NAMES as API_NAMES } from '@nova/api/env';
import { SETTING_NAMES as NODE_NAMES } from '@nova/node/env';
import { EnvironmentError } from '@nova/runtime/parse-env';
import { findMisspelledNames } from '@nova/runtime/unknown-names';
import { SETTING_NAMES as WORKER_NAMES } from '@nova/worker/env';
import { SETTING_NAMES } from '../env.ts';

const KNOWN = [...SETTING_NAMES, ...API_NAMES, ...NODE_NAMES, ...WORKER_NAMES];

/**
 * Rejects a settings file with a name that is probably misspelled. The command has already loaded the file,
 * and an unused variable would silently leave its default in effect.
 * @throws EnvironmentError listing every such name.
 */
export async function checkEnvFile(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return;
  const errors = findMisspelledNames(Object.keys(parseEnvFile(text)), KNOWN);
  if (errors.length > 0) throw new EnvironmentError(errors);
}
