import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '@nova/db/migrate';
import { openRoleLogin } from '@nova/db/roles';
import { startPostgres } from '@nova/db/embedded/start-postgres';
import type { TestProject } from 'vitest/node';
import { ROLE_PASSWORD } from './role-password.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the temporary server; its database `nova` is migrated and serves as the template. */
    databaseServerUrl: string;
  }
}

/** Vitest global setup that starts one temporary PostgreSQL per run, without fsync. */
export default async function startDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'nova-test-postgres-'));
  const server = await startPostgres({ dataDir, isDurable: false });
  await migrate(server.url);
  for (const process of ['api', 'worker'] as const) await openRoleLogin(server.url, process, ROLE_PASSWORD);
  project.provide('databaseServerUrl', server.url);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
