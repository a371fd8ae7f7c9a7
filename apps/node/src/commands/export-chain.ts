import { NO_TRANSACTION, type RawBlock } from '../chain/block-importer.ts';
import { genesisConfigToJson } from '../chain/genesis/genesis-config-json.ts';
import { bytesToHex } from '../encoding/hex.ts';
import { writeChainFile } from './chain-file.ts';
import { CommandError, createProgress, type Report } from './command.ts';
import { openOffline } from './open-offline.ts';

/**
 * Writes blocks to a file for `import`.
 * @throws CommandError and StoreError
 */
export async function exportChain(
  dataDir: string,
  file: string,
  range: { from?: number; to?: number },
  report: Report,
): Promise<void> {
  const chain = await openOffline(dataDir);
  try {
    const head = chain.head.header.number;
    const from = Math.max(1, range.from ?? 1);
    const to = Math.min(range.to ?? head, head);
    if (from > to && head > 0)
      throw new CommandError(`There are no blocks from ${from} to ${to}; the head is ${head}.`);
    const progress = createProgress(report, 'exported', to);
    function* blocks(): Generator<RawBlock> {
      for (let number = from; number <= to; number++) {
        const { headerRlp, body } = chain.blocks.byNumber(number)!;
        yield { header: headerRlp, transaction: body?.transaction.raw ?? NO_TRANSACTION };
        progress(number);
      }
    }
    const genesisHash = bytesToHex(chain.genesis.hash);
    const genesis = genesisConfigToJson(chain.genesisConfig);
    await writeChainFile(file, { genesisHash, genesis, from, to }, blocks());
    report(`${file} contains blocks ${from} to ${to} of genesis ${genesisHash}.`);
  } finally {
    await chain.close();
  }
}
