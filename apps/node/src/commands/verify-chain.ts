import type { Block } from '../chain/block.ts';
import { encodeBlock } from '../chain/block.ts';
import { InvalidBlockError } from '../chain/block-importer.ts';
import type { Chain } from '../chain/chain.ts';
import { equalBytes } from '../encoding/hex.ts';
import { type StateSize, walkState } from '../state/walk-state.ts';
import { CommandError, createProgress, type Report } from './command.ts';
import { openOffline } from './open-offline.ts';
import { replayChain } from './replay.ts';

function compare(chain: Chain, replayed: Block): void {
  const { number } = replayed.header;
  const stored = chain.blocks.byNumber(number)!;
  if (!equalBytes(encodeBlock({ ...stored, state: replayed.state }), encodeBlock(replayed))) {
    throw new CommandError(
      `Block ${number} is stored with another receipt or sender than its execution gives.`,
    );
  }
  const found = chain.blocks.numberOfHash(stored.hash) === number;
  const hash = stored.body?.transaction.hash;
  if (!found || (hash !== undefined && chain.blocks.numberOfTransaction(hash) !== number)) {
    throw new CommandError(`Block ${number} cannot be found by its hash or its transaction’s hash.`);
  }
}

/**
 * Executes every block from the genesis and compares headers, receipts and indexes with the store, then
 * checks each node of the head's state against its hash.
 * @throws CommandError at the first difference
 */
export async function verifyChain(
  dataDir: string,
  report: Report,
): Promise<{ head: number; state: StateSize }> {
  const chain = await openOffline(dataDir);
  try {
    const head = chain.head.header.number;
    const progress = createProgress(report, 'verified', head);
    const onBlock = (replayed: Block): void => {
      compare(chain, replayed);
      progress(replayed.header.number);
    };
    await replayChain(chain, head, { onBlock }, async () => {});
    return { head, state: await walkState(chain.nodes, chain.head.state) };
  } catch (error) {
    if (error instanceof CommandError) throw error;
    if (error instanceof InvalidBlockError)
      throw new CommandError(`The chain is invalid: ${error.message}.`, { cause: error });
    throw new CommandError(`The store is damaged: ${(error as Error).message}.`, { cause: error });
  } finally {
    await chain.close();
  }
}
