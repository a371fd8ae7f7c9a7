import type { GenesisConfig } from '../chain/genesis/genesis.ts';
import { genesisConfigFromJson } from '../chain/genesis/genesis-config-json.ts';
import { computeGenesis, readGenesisConfig } from '../chain/open-chain.ts';
import { bytesToHex, type Hex } from '../encoding/hex.ts';
import { type ChainStore, StoreError } from '../store/chain-store.ts';
import { ValidatorConnection } from './validator-connection.ts';

/**
 * Returns the genesis that a follower requires: its folder's, or in a new folder that of the followed node.
 * If the operator specified a hash, the genesis must match it.
 * @throws StoreError
 */
export async function pinGenesis(
  store: ChainStore,
  url: string,
  named: Hex | undefined,
): Promise<GenesisConfig> {
  const config = readGenesisConfig(store) ?? (await fetchGenesis(url));
  const hash = bytesToHex(computeGenesis(config).block.hash);
  if (named !== undefined && named !== hash) {
    throw new StoreError(
      `Genesis ${named} was requested, but ${readGenesisConfig(store) ? `the chain store in ${store.folder}` : url} has ${hash}. Follow the right chain or choose another NOVA_DATA_DIR.`,
    );
  }
  return config;
}

async function fetchGenesis(url: string): Promise<GenesisConfig> {
  let connection: ValidatorConnection;
  try {
    connection = await ValidatorConnection.open(url, () => {});
  } catch (error) {
    throw new StoreError(
      `${url} cannot be reached (${(error as Error).message}), but a new folder needs it once to load the genesis block.`,
      { cause: error },
    );
  }
  try {
    return genesisConfigFromJson(await connection.call('nova_genesis'));
  } finally {
    connection.close();
  }
}
