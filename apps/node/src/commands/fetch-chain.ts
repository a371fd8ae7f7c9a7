import { z } from 'zod';
import type { RawBlock } from '../chain/block-importer.ts';
import { genesisConfigFromJson, genesisConfigToJson } from '../chain/genesis/genesis-config-json.ts';
import { computeGenesis } from '../chain/open-chain.ts';
import { bytesToHex, hexToBytes, quantity } from '../encoding/hex.ts';
import { ValidatorConnection } from '../follow/validator-connection.ts';
import { writeChainFile } from './chain-file.ts';
import { CommandError, createProgress, type Report } from './command.ts';

/** Number of blocks per request. */
const BATCH_BLOCKS = 250;

const hex = z.string().regex(/^0x([0-9a-f]{2})*$/);
const batchSchema = z.object({
  head: z
    .string()
    .regex(/^0x[0-9a-f]{1,13}$/)
    .transform((value) => Number(value)),
  blocks: z.array(z.tuple([hex, hex])),
});

/**
 * Writes all current blocks of a running node to a file for `import`; the node keeps sealing meanwhile. The
 * data is not trusted: `import` executes it.
 * @throws CommandError
 */
export async function fetchChain(url: string, file: string, report: Report): Promise<void> {
  const connection = await ValidatorConnection.open(url.replace(/^http/, 'ws'), () => {}).catch(
    (error: unknown) => {
      throw new CommandError(`No node responds at ${url}: ${(error as Error).message}`, { cause: error });
    },
  );
  const read = async (from: number, count: number) =>
    batchSchema.parse(await connection.call('nova_getRawBlocks', [quantity(from), quantity(count)]));
  try {
    const genesis = genesisConfigFromJson(await connection.call('nova_genesis'));
    const genesisHash = bytesToHex(computeGenesis(genesis).block.hash);
    const { head } = await read(0, 0);
    const progress = createProgress(report, 'fetched', head);
    async function* blocks(): AsyncGenerator<RawBlock> {
      for (let number = 1; number <= head;) {
        const batch = await read(number, Math.min(BATCH_BLOCKS, head - number + 1));
        if (batch.blocks.length === 0) throw new CommandError(`${url} no longer has block ${number}.`);
        for (const [header, transaction] of batch.blocks) {
          yield { header: hexToBytes(header), transaction: hexToBytes(transaction) };
          progress(number++);
        }
      }
    }
    await writeChainFile(
      file,
      { genesisHash, genesis: genesisConfigToJson(genesis), from: 1, to: head },
      blocks(),
    );
    report(`${file} contains blocks 1 to ${head} of genesis ${genesisHash}.`);
  } finally {
    connection.close();
  }
}
