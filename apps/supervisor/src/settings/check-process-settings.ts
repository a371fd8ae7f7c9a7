import { readEnv as readApiEnv } from '@nova/api/env';
import { readEnv as readNodeEnv } from '@nova/node/env';
import { EnvironmentError } from '@nova/runtime/parse-env';
import { readEnv as readWorkerEnv } from '@nova/worker/env';
import { apiEnv, type ChildEnvSources, nodeEnv, toChainAddress, workerEnv } from '../child-env.ts';

/** Addresses of parts that are not running yet. */
const AWAY = { database: 'postgres://127.0.0.1:1/away', node: 'http://127.0.0.1:1', nodePort: 4001 };

/**
 * Parses the environment of each process before any is started, because only the process knows which of its
 * variables belong together.
 * @throws EnvironmentError listing every error once.
 */
export function checkProcessSettings(sources: ChildEnvSources): void {
  const { env } = sources;
  const database = env.DATABASE_URL ?? AWAY.database;
  const chain = toChainAddress(env.CHAIN_RPC_URL ?? [AWAY.node], env.CHAIN_WS_URL);
  const errors = [
    ...listErrors(() => readApiEnv(apiEnv(sources, env.API_DATABASE_URL ?? database, chain))),
    ...listErrors(() => readWorkerEnv(workerEnv(sources, env.WORKER_DATABASE_URL ?? database, chain))),
    ...listErrors(() => readNodeEnv({}, nodeEnv(sources, env.NODE_PORT ?? AWAY.nodePort))),
  ];
  const unique = new Map(errors.map((error) => [error.name, error]));
  if (unique.size > 0) throw new EnvironmentError([...unique.values()]);
}

function listErrors(parse: () => unknown): EnvironmentError['errors'] {
  try {
    parse();
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.errors;
    throw error;
  }
}
