import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { Chain } from '../chain/chain.ts';
import type { GenesisConfig } from '../chain/genesis/genesis.ts';
import { readGenesisConfig } from '../chain/open-chain.ts';
import { openChainStore } from '../store/chain-store.ts';
import { CommandError } from './command.ts';

export const chainFolder = (dataDir: string): string => join(dataDir, 'chain');

interface OfflineOptions {
  /** For a folder without a chain; undefined if the chain must exist. */
  genesis?: GenesisConfig;
  retainedStates?: number;
}

/**
 * Opens the chain of a folder without a validator key, for reading and importing blocks.
 * @throws StoreError
 */
export async function openOffline(dataDir: string, options: OfflineOptions = {}): Promise<Chain> {
  const folder = chainFolder(dataDir);
  if (options.genesis === undefined && !existsSync(folder)) {
    throw new CommandError(`There is no chain in ${folder}. Set NOVA_DATA_DIR to the folder of a node.`);
  }
  const store = await openChainStore(folder);
  try {
    const genesis = readGenesisConfig(store) ?? options.genesis;
    if (genesis === undefined) {
      throw new CommandError(
        `The chain in ${folder} does not say how its genesis block is made; start its node once with this version.`,
      );
    }
    return await Chain.open({
      store,
      genesis,
      clock: Date.now,
      logger: pino({ enabled: false }),
      onFatal: () => {},
      ...(options.retainedStates !== undefined && { retainedStates: options.retainedStates }),
    });
  } catch (error) {
    await store.close();
    throw error;
  }
}
