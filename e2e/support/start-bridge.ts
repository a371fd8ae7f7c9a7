import { fileURLToPath } from 'node:url';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import { findFreePort } from '@nova/db/embedded/free-port';
import { readEnv } from '@nova/supervisor/env';
import { loadSecrets } from '@nova/supervisor/secrets';
import { startNova } from '@nova/supervisor/start-nova';
import { startTestMainnet, type TestMainnet } from '@nova/testing/chain/test-mainnet';
import path from 'node:path';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface BridgeStack {
  /** Origin of the site, where payments on `mainnet` are real. */
  readonly origin: string;
  readonly mainnet: TestMainnet;
  close(): Promise<void>;
}

/**
 * Starts a separate Nova connected to a simulated Ethereum: an anvil with chain ID 1 and a token like
 * Tether's. The main Nova under test has none, and its worker would not detect payments there.
 */
export async function startBridge(confirmations: number): Promise<BridgeStack> {
  const mainnet = await startTestMainnet();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'nova-bridge-'));
  const env = readEnv({
    NOVA_DATA_DIR: dataDir,
    PORT: String(await findFreePort()),
    RATE_LIMIT_FACTOR: '0',
    LOG_LEVEL: 'warn',
    MAINNET_RPC_URL: mainnet.rpcUrl,
    MAINNET_TREASURY: mainnet.treasury,
    MAINNET_USDT: mainnet.usdt,
    MAINNET_CONFIRMATIONS: String(confirmations),
  });
  const secrets = await loadSecrets(env);
  const progress = { step: <T>(_name: string, work: () => Promise<T>) => work(), reportProgress: () => {} };
  const nova = await startNova({ root: ROOT, env, secrets, progress, onFatal: () => {} });
  return {
    origin: `http://localhost:${env.PORT}`,
    mainnet,
    close: async () => {
      await nova.stop();
      await mainnet.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
