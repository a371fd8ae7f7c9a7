import { fileURLToPath } from 'node:url';
import { findLivePostmaster } from '@nova/db/embedded/live-postmaster';
import { findFreePort, readDatabaseUrl } from '@nova/db/embedded/start-postgres';
import { readEnv } from '@nova/supervisor/env';
import { loadSecrets } from '@nova/supervisor/secrets';
import { startNova } from '@nova/supervisor/start-nova';
import { startTestMainnet, type TestMainnet } from '@nova/testing/test-mainnet';
import path from 'node:path';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface BridgeStack {
  /** The site, on which payments on `mainnet` are real. */
  readonly origin: string;
  readonly mainnet: TestMainnet;
  close(): Promise<void>;
}

/**
 * A further copy of api and worker beside the Nova that runs, on its database and chain, with an Ethereum to look at: an
 * anvil that says it is chain 1, with a token like Tether's.
 * @param baseUrl of the Nova that runs; its node listens one port above
 */
export async function startBridge(
  baseUrl: string,
  dataDir: string,
  confirmations: number,
): Promise<BridgeStack> {
  const mainnet = await startTestMainnet();
  const postgres = path.join(dataDir, 'postgres');
  const live = await findLivePostmaster(path.join(postgres, 'cluster'));
  const env = readEnv({
    NOVA_DATA_DIR: dataDir,
    PORT: String(await findFreePort()),
    DATABASE_URL: await readDatabaseUrl(postgres, live!.port),
    CHAIN_RPC_URL: `http://127.0.0.1:${Number(new URL(baseUrl).port) + 1}`,
    RATE_LIMIT_FACTOR: '0',
    LOG_LEVEL: 'warn',
    MAINNET_RPC_URL: mainnet.rpcUrl,
    MAINNET_TREASURY: mainnet.treasury,
    MAINNET_USDT: mainnet.usdt,
    MAINNET_CONFIRMATIONS: String(confirmations),
  });
  const secrets = await loadSecrets(env);
  const progress = { step: <T>(_name: string, work: () => Promise<T>) => work(), say: () => {} };
  const nova = await startNova({ root: ROOT, env, secrets, progress, onFatal: () => {} });
  return {
    origin: `http://localhost:${env.PORT}`,
    mainnet,
    close: async () => {
      await nova.stop();
      await mainnet.close();
    },
  };
}
