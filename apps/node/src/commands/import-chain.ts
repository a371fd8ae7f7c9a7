import { InvalidBlockError } from '../chain/block-importer.ts';
import { decodeHeader } from '../chain/header.ts';
import { computeGenesis } from '../chain/open-chain.ts';
import { keccak256 } from '../crypto/keccak.ts';
import { bytesToHex, equalBytes } from '../encoding/hex.ts';
import { readChainFile } from './chain-file.ts';
import { CommandError, createProgress, type Report } from './command.ts';
import { openOffline } from './open-offline.ts';

/**
 * Executes the blocks of a file and adds them to the folder's chain, which may be new. Existing blocks are
 * compared, so an interrupted import can be restarted.
 * @throws CommandError and StoreError
 */
export async function importChain(
  dataDir: string,
  file: string,
  report: Report,
  retainedStates?: number,
): Promise<{ head: number; imported: number }> {
  const { head: fileHead, blocks } = await readChainFile(file);
  if (bytesToHex(computeGenesis(fileHead.genesis).block.hash) !== fileHead.genesisHash) {
    throw new CommandError(
      `${file} is damaged: its genesis parameters do not result in genesis ${fileHead.genesisHash}.`,
    );
  }
  const chain = await openOffline(dataDir, {
    genesis: fileHead.genesis,
    ...(retainedStates !== undefined && { retainedStates }),
  });
  let imported = 0;
  try {
    const own = bytesToHex(chain.genesis.hash);
    if (own !== fileHead.genesisHash) {
      throw new CommandError(
        `${file} has genesis ${fileHead.genesisHash}, but the chain in ${dataDir} has ${own}. Import it into another NOVA_DATA_DIR.`,
      );
    }
    if (fileHead.from > chain.head.header.number + 1) {
      throw new CommandError(
        `${file} begins at block ${fileHead.from}, but the chain in ${dataDir} ends at ${chain.head.header.number}. Import the blocks in between first.`,
      );
    }
    const progress = createProgress(report, 'imported', fileHead.to);
    const start = chain.head.header.number;
    for await (const raw of blocks) {
      const { number } = decodeHeader(raw.header);
      if (number <= start) {
        if (equalBytes(keccak256(raw.header), chain.blocks.byNumber(number)!.hash)) continue;
        throw new CommandError(
          `Block ${number} in ${file} differs from the one of the chain in ${dataDir}, so they are different chains.`,
        );
      }
      await chain.importer!.add(raw);
      imported += 1;
      progress(number);
    }
    await chain.settled();
    return { head: chain.head.header.number, imported };
  } catch (error) {
    if (!(error instanceof InvalidBlockError)) throw error;
    await chain.settled();
    throw new CommandError(
      `${file} contains an invalid block: ${error.message}. All blocks before it are imported.`,
      { cause: error },
    );
  } finally {
    await chain.close();
  }
}
