import { migrate } from '@nova/db/migrate';
import { findPoolerProblem } from '@nova/db/pooler';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { EXIT_CONFIGURATION } from '@nova/runtime/run-service';
import { describeError, explainUnreachable } from './doctor/explain-database-error.ts';
import { readMigrateEnv } from './env.ts';
import { refuseUnusable } from './prepare-database.ts';

/** Runs `npm run migrate`, for setups without a supervisor. @returns The exit code. */
export async function runMigrate(source?: NodeJS.ProcessEnv): Promise<number> {
  try {
    const env = readMigrateEnv(source);
    const problem = await findPoolerProblem(env);
    if (problem !== null) throw new ConfigurationError(problem);
    const url = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
    const before = await refuseUnusable(url);
    await migrate(url);
    reportProgress(
      before.missing === 0
        ? 'The database is already up to date.'
        : `Applied ${before.missing} of ${before.applied + before.missing} migrations.`,
    );
    return 0;
  } catch (thrown) {
    const error = explainUnreachable(thrown);
    reportProgress(describeError(error));
    return error instanceof ConfigurationError ? EXIT_CONFIGURATION : 1;
  }
}

const reportProgress = (line: string) => process.stdout.write(`${line}\n`);
