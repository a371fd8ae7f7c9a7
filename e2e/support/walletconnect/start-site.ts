import { type RunningApi, startApi } from '@nova/api/start-api';
import { findFreePort } from '@nova/db/embedded/free-port';
import { readEnv } from '@nova/supervisor/env';
import { loadSecrets } from '@nova/supervisor/secrets';
import { pino } from 'pino';
import { DATA_FOLDER, readServices } from '../nova-database.ts';
import type { TestRelay } from './test-relay.ts';

/**
 * Starts a second API of the Nova under test whose operator has set up a relay for wallet apps. The database, the
 * chain and the pages are the same.
 */
export async function startSiteWithRelay(relay: TestRelay): Promise<RunningApi> {
  const secrets = await loadSecrets(readEnv({ NOVA_DATA_DIR: DATA_FOLDER }));
  const { databaseUrl, rpcUrl, wsUrl } = await readServices();
  const port = await findFreePort();
  const api = await startApi({
    databaseUrl,
    rpcUrl,
    wsUrl,
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
