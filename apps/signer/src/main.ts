import { runService } from '@nova/runtime/run-service';
import { readEnv } from './env.ts';
import { loadPolicy } from './load-policy.ts';
import { startSigner } from './start-signer.ts';

await runService(
  'signer',
  async (logger) => {
    const env = readEnv();
    logger.level = env.LOG_LEVEL;
    const policy = await loadPolicy(env.SIGNER_DIR, env.SIGNER_CONTRACTS, env.NOVA_NETWORK === 'development');
    const signer = await startSigner({
      host: env.SIGNER_HOST,
      port: env.SIGNER_PORT,
      token: env.SIGNER_TOKEN,
      keys: {
        attestor: env.ATTESTOR_KEY,
        operator: env.OPERATOR_KEY,
        gas: env.GAS_KEY,
        curator: env.CURATOR_KEY,
        pauser: env.PAUSER_KEY,
        guardian: env.GUARDIAN_KEY,
      },
      policy,
      stateDir: env.SIGNER_DIR,
      logger,
    });
    return { info: { url: signer.url }, close: () => signer.close() };
  },
  'info',
);
