import { compareMigrations } from '@nova/db/compare-migrations';
import { migrate } from '@nova/db/migrate';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { EXIT_CONFIGURATION } from '@nova/runtime/run-service';
import { Client } from 'pg';
import { readMigrateEnv } from './env.ts';

/** Runs `npm run migrate`, for setups without a supervisor. @returns The exit code. */
export async function runMigrate(source?: NodeJS.ProcessEnv): Promise<number> {
  try {
    const { DATABASE_URL: url } = readMigrateEnv(source);
    const before = await poll(url);
    if (before.unknown > 0)
      throw new ConfigurationError(
        'The database has migrations that this version of Nova does not know: a newer one has run on it.',
      );
    await migrate(url);
    say(
      before.missing === 0
        ? 'Nothing was to be done.'
        : `Applied ${before.missing} of ${before.applied + before.missing} migrations.`,
    );
    return 0;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return error instanceof ConfigurationError ? EXIT_CONFIGURATION : 1;
  }
}

async function poll(url: string) {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await compareMigrations(client);
  } finally {
    await client.end();
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`);
