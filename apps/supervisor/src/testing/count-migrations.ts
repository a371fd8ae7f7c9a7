import { readdirSync } from 'node:fs';
import { MIGRATIONS_FOLDER } from '@nova/db/migrate';

/** Returns the number of migrations in this version, which grows with most releases. */
export const countMigrations = () =>
  readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql')).length;
