import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findLivePostmaster } from '@nova/db/embedded/live-postmaster';
import { readDatabaseUrl } from '@nova/db/embedded/start-postgres';
import { isHeld, NODE_ADDRESS_FILE } from '../data-folder.ts';

/** Bundled parts that currently respond. */
export interface RunningParts {
  readonly isRunning: boolean;
  readonly databaseUrl?: string | undefined;
  readonly chain?: { readonly rpcUrl: string; readonly wsUrl: string } | undefined;
}

/** Looks for a Nova running from the data folder. Starts nothing. */
export async function findRunning(dataDir: string): Promise<RunningParts> {
  if (!(await isHeld(dataDir))) return { isRunning: false };
  const postgres = path.join(dataDir, 'postgres');
  const live = await findLivePostmaster(path.join(postgres, 'cluster'));
  const wsUrl = await readFile(path.join(dataDir, NODE_ADDRESS_FILE), 'utf8').then(
    (text) => text.trim(),
    () => null,
  );
  return {
    isRunning: true,
    databaseUrl: live ? await readDatabaseUrl(postgres, live.port).catch(() => undefined) : undefined,
    chain: wsUrl === null ? undefined : { wsUrl, rpcUrl: wsUrl.replace(/^ws/, 'http') },
  };
}
