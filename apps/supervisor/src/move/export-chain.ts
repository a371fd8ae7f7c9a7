import { existsSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeStateFile } from '@nova/node/chain/genesis/state-file';
import { CommandError } from '@nova/node/commands/command';
import { exportState } from '@nova/node/commands/export-state';
import { StoreError } from '@nova/node/store/chain-store';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { readRelease } from '@nova/runtime/read-release';
import { deploymentFileName } from '@nova/shared/chain/deployment';
import { bytesToHex } from 'viem';
import type { ProgressTeller } from '../console/progress.ts';
import { openDataFolder } from '../data-folder.ts';
import {
  createMoveFolder,
  DEPLOYMENT_FILE,
  GENESIS_FILE,
  type MoveManifest,
  writeMoveManifest,
} from './move-folder.ts';

export interface ExportOptions {
  readonly dataDir: string;
  readonly progress: ProgressTeller;
}

/**
 * Writes the state at the end of the embedded chain into a new folder, from which another network continues it.
 * @throws ConfigurationError if Nova or its node runs, if there is no chain, or if the folder is not empty
 */
export async function exportChain(
  folder: string,
  { dataDir, progress }: ExportOptions,
): Promise<Omit<MoveManifest, 'format'>> {
  if (!existsSync(path.join(dataDir, 'chain')))
    throw new ConfigurationError(`There is no chain in ${dataDir}; set NOVA_DATA_DIR to its folder.`);
  // Nova must not start meanwhile, because its node would seal further blocks.
  const held = await openDataFolder(dataDir);
  try {
    await createMoveFolder(folder);
    return await writeExport(folder, dataDir, progress).catch(async (error: unknown) => {
      await rm(folder, { recursive: true, force: true });
      throw explain(error);
    });
  } finally {
    await held.release();
  }
}

async function writeExport(folder: string, dataDir: string, progress: ProgressTeller) {
  const { genesis, block, genesisHash } = await progress.step('state', () =>
    exportState(dataDir, undefined, (line) => progress.reportProgress(`    ${line}`)),
  );
  const { header } = block;
  const deployments = path.join(dataDir, 'deployments', deploymentFileName(bytesToHex(genesisHash)));
  if (!existsSync(deployments))
    throw new ConfigurationError(
      `${deployments} is missing: without it, the new network would not know the contracts. Set NOVA_DATA_DIR to the folder that contains both the chain and its deployments.`,
    );
  await progress.step('files', async () => {
    await writeStateFile(path.join(folder, GENESIS_FILE), genesis, header.number);
    await copyFile(deployments, path.join(folder, DEPLOYMENT_FILE));
  });
  const manifest = {
    madeAt: new Date().toISOString(),
    version: readRelease().version,
    chainId: genesis.chainId,
    genesisHash: bytesToHex(genesisHash),
    block: {
      number: header.number,
      hash: bytesToHex(block.hash),
      stateRoot: bytesToHex(header.stateRoot),
      timestamp: header.timestamp,
    },
    accounts: genesis.allocation.length,
    contracts: genesis.allocation.filter(({ code }) => code.length > 0).length,
    slots: genesis.allocation.reduce((sum, { storage }) => sum + storage.length, 0),
  };
  await writeMoveManifest(folder, manifest);
  return manifest;
}

/** The node's own refusals are sentences for the operator, as are ours. */
function explain(error: unknown): unknown {
  if (!(error instanceof CommandError || error instanceof StoreError)) return error;
  return new ConfigurationError(error.message, { cause: error });
}
