import { CHAIN_ID } from '@nova/shared/chain/constants';
import { OccupiedAddressError } from '@nova/runtime/parse-env';
import type { Pool } from 'pg';
import type { Hex } from 'viem';
import { toHex } from '@nova/runtime/hex-bytes';
import { NodeAwayError, type RpcClient } from './rpc-client.ts';

export interface ChainIdentity {
  readonly genesisHash: Hex;
}

/**
 * Verifies that node and database belong to the same chain.
 * @throws NodeAwayError
 * @throws OccupiedAddressError if they do not: after the node was killed, another one may use its port for a while.
 */
export async function verifyChain(rpc: RpcClient, pool: Pool): Promise<ChainIdentity> {
  const chainId = Number(await rpc.request<Hex>('eth_chainId'));
  const genesis = await rpc.request<{ hash: Hex } | null>('eth_getBlockByNumber', ['earliest', false]);
  if (genesis === null) throw new NodeAwayError('the node has no genesis block yet');
  const genesisHash = genesis.hash.toLowerCase() as Hex;
  if (chainId !== CHAIN_ID) {
    throw new OccupiedAddressError(
      `The node at CHAIN_RPC_URL serves chain ${chainId}, but Nova's chain is ${CHAIN_ID}. Set CHAIN_RPC_URL to a node of Nova's chain.`,
    );
  }
  const { rows } = await pool.query<{ genesis_hash: Buffer }>('select genesis_hash from chain.sync_state');
  const indexed = rows[0] && toHex(rows[0].genesis_hash);
  if (indexed && indexed !== genesisHash) {
    throw new OccupiedAddressError(
      `The database belongs to the chain with genesis ${indexed}, and the node at CHAIN_RPC_URL serves the one ` +
        `with genesis ${genesisHash}: point DATABASE_URL and CHAIN_RPC_URL at the same network. ` +
        'If the chain moved to this network, run npm run chain:import first.',
    );
  }
  return { genesisHash };
}
