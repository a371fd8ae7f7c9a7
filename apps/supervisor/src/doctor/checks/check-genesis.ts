import { ConfigurationError } from '@nova/runtime/parse-env';
import { verifyChain } from '@nova/worker/lib/chain/chain-identity';
import { Pool } from 'pg';
import { failure, type Finding, ok } from '../finding.ts';
import { checkIndex } from './check-index.ts';
import type { ChainFacts } from '../read-chain.ts';
import type { Setup } from '../setup.ts';

const TIMEOUT_MS = 5_000;

/**
 * Checks whether database and node belong together, using the worker's own check, and whether the node has the blocks
 * of the database. Another check reports an unavailable database.
 */
export async function checkGenesis({ database }: Setup, facts: ChainFacts): Promise<Finding[]> {
  if (database === undefined) return [];
  const pool = new Pool({
    connectionString: database.url,
    application_name: 'nova-doctor',
    max: 1,
    connectionTimeoutMillis: TIMEOUT_MS,
  });
  pool.on('error', () => {});
  try {
    const { genesisHash } = await verifyChain(facts.rpc, pool);
    return [
      ok('network', `The chain begins with ${genesisHash.slice(0, 10)}…, and the database belongs to it.`),
      ...(await checkIndex(pool, facts)),
    ];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) return [];
    return [failure('network', error.message)];
  } finally {
    await pool.end();
  }
}
