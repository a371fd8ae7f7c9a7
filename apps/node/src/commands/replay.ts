import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Block } from '../chain/block.ts';
import { NO_TRANSACTION } from '../chain/block-importer.ts';
import type { Chain } from '../chain/chain.ts';
import type { Overlay } from '../state/overlay.ts';
import { openOffline } from './open-offline.ts';

/** Number of states retained; a replay only moves forward. */
const RETAINED_STATES = 128;

/**
 * Executes a chain's blocks again from its genesis in a temporary folder. `onCommit` receives each block's
 * changes before they are committed, `onBlock` the block itself.
 * @throws InvalidBlockError
 */
export async function replayChain<T>(
  chain: Chain,
  until: number,
  hooks: { onCommit?: (changes: Overlay) => void; onBlock?: (replayed: Block) => void },
  finish: (replayed: Chain) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(chain.folder, '..', 'replay-'));
  try {
    const replayed = await openOffline(folder, {
      genesis: chain.genesisConfig,
      retainedStates: RETAINED_STATES,
    });
    try {
      if (hooks.onCommit !== undefined) replayed.watchCommits(hooks.onCommit);
      for (let number = 1; number <= until; number++) {
        const { headerRlp, body } = chain.blocks.byNumber(number)!;
        await replayed.importer!.add({
          header: headerRlp,
          transaction: body?.transaction.raw ?? NO_TRANSACTION,
        });
        hooks.onBlock?.(replayed.tip);
      }
      await replayed.settled();
      return await finish(replayed);
    } finally {
      await replayed.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
