import { type RunningApi, startApi } from '@nova/api/start-api';
import { findLivePostmaster } from '@nova/db/embedded/live-postmaster';
import { findFreePort, readDatabaseUrl } from '@nova/db/embedded/start-postgres';
import { readEnv } from '@nova/supervisor/env';
import { loadSecrets } from '@nova/supervisor/secrets';
import { NODE_ADDRESS_FILE } from '@nova/supervisor/start-nova';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { DATA_FOLDER } from '../nova-database.ts';
import type { TestRelay } from './test-relay.ts';

/**
 * Starts a second API of the Nova under test whose operator has set up a relay for wallet apps. The database, the
 * chain and the pages are the same.
 */
export async function startSiteWithRelay(relay: TestRelay): Promise<RunningApi> {
  const secrets = await loadSecrets(readEnv({ NOVA_DATA_DIR: DATA_FOLDER }));
  const dir = path.join(DATA_FOLDER, 'postgres');
  const live = await findLivePostmaster(path.join(dir, 'cluster'));
  const port = await findFreePort();
  const api = await startApi({
    databaseUrl: await readDatabaseUrl(dir, live!.port),
    ...(await readNodeAddress()),
    host: '127.0.0.1',
    port,
    sessionSecret: secrets.SESSION_SECRET,
    userHashPepper: secrets.USER_HASH_PEPPER,
    adminToken: secrets.ADMIN_TOKEN,
    rateLimitFactor: 0,
    walletConnect: { projectId: relay.projectId, relayUrl: relay.url },
    logger: pino({ enabled: false }),
  });
  return { ...api, url: `http://localhost:${port}` };
}

/** Returns the addresses of the engine of the Nova under test: a cluster's, or the embedded node's. */
async function readNodeAddress(): Promise<{ rpcUrl: string; wsUrl: string }> {
  const cluster = path.join(DATA_FOLDER, 'addresses.json');
  if (existsSync(cluster)) {
    const { rpcUrl, wsUrl } = JSON.parse(await readFile(cluster, 'utf8'));
    return { rpcUrl, wsUrl };
  }
  const wsUrl = (await readFile(path.join(DATA_FOLDER, NODE_ADDRESS_FILE), 'utf8')).trim();
  return { rpcUrl: wsUrl.replace(/^ws/, 'http'), wsUrl };
}
