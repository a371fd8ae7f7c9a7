import { readdirSync } from 'node:fs';
import { MIGRATIONS_FOLDER } from '@nova/db/migrate';

/** How many migrations this version knows: most releases bring more. */
export const countMigrations = () =>
  readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql')).length;
