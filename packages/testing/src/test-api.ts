import { startApi, type ApiOptions } from '@nova/api/start-api';
import { pino } from 'pino';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** A port without a listener (the discard service of RFC 863 is obsolete). */
const NOWHERE = '127.0.0.1:9';

export interface TestApi {
  readonly url: string;
  readonly database: TestDatabase;
  close(): Promise<void>;
}

/** Starts only the api on a real database: no worker, and no chain unless its addresses are given. */
export async function startTestApi(options: Partial<ApiOptions> = {}): Promise<TestApi> {
  const database = await createTestDatabase();
  const api = await startApi({
    databaseUrl: database.urlOf('api'),
    rpcUrl: `http://${NOWHERE}`,
    wsUrl: `ws://${NOWHERE}`,
    host: '127.0.0.1',
    port: 0,
    sessionSecret: 'session secret of throwaway stacks only',
    userHashPepper: 'pepper of throwaway stacks, not of people',
    adminToken: 'admin token of throwaway stacks',
    rateLimitFactor: 0,
    webRoot: '/nonexistent',
    logger: pino({ enabled: false }),
    ...options,
  });
  return {
    url: api.url,
    database,
    close: async () => {
      await api.close();
      await database.drop();
    },
  };
}
