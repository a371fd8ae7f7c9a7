import { openDatabase } from '@nova/db/database';
import type { ExplorerSize } from './fill-explorer.ts';

type Of<T> = (index: number) => T;

/** Entries of the generated index to request, spread across all of it. */
export interface Sample {
  readonly hot: string;
  readonly cold: Of<string>;
  readonly token: string;
  readonly collection: string;
  /** An item of an ERC-1155 contract: contract and ID. */
  readonly item: Of<string>;
  readonly operationHash: Of<string>;
  readonly nft: Of<string>;
  readonly height: Of<number>;
  readonly blockHash: Of<string>;
  readonly transactionHash: Of<string>;
  readonly actionId: Of<string>;
  readonly unknown: Of<string>;
  /** Returns the time of a block plus a number of seconds. */
  readonly times: (index: number, plusSeconds?: number) => string;
}

const SAMPLES = 500;

export async function readSample(url: string, { blocks }: ExplorerSize): Promise<Sample> {
  const { pool, close } = openDatabase(url, { max: 1 });
  try {
    const step = Math.floor(blocks / SAMPLES);
    const read = async (text: string): Promise<Record<string, string>[]> =>
      (await pool.query<Record<string, string>>(text)).rows;
    const hex = (column: string, name: string) => `'0x' || encode(${column}, 'hex') as ${name}`;
    const chain =
      await read(`select b.number::int as height, b.timestamp::text as time, ${hex('b.hash', 'block')},
        ${hex('t.hash', 'transaction')}, ${hex('t."from"', 'sender')}
      from chain.blocks b join chain.transactions t on t.block_number = b.number
      where b.number in (select ${step} * n - 1 from generate_series(1, ${SAMPLES}) n) order by b.number`);
    const actions = await read(`select ${hex('action_id', 'id')} from chain.actions
      where block_number % ${step * 10 + 1} < 10 order by block_number limit ${SAMPLES}`);
    const [hot] = await read(`select ${hex('address', 'address')} from chain.address_stats
      order by transaction_count desc limit 1`);
    const [token] = await read(
      `select ${hex('address', 'address')} from chain.tokens order by holder_count desc limit 1`,
    );
    const nfts = await read(
      `select ${hex('contract', 'contract')}, token_id::text from chain.nfts where kind = 'erc721' limit ${SAMPLES}`,
    );
    const items = await read(`select ${hex('contract', 'contract')}, token_id::text from chain.nfts
      where kind = 'erc1155' order by token_id limit ${SAMPLES}`);
    const operations = await read(`select ${hex('topics[2]', 'hash')} from chain.logs
      where log_index = 2 and block_number % ${step} = 0 order by block_number limit ${SAMPLES}`);
    const of = <T>(
      rows: readonly Record<string, string>[],
      value: (row: Record<string, string>) => T,
    ): Of<T> => {
      return (index) => value(rows[(index * 7) % rows.length]!);
    };
    // Excludes the busy address, which sends some of the sampled transactions too.
    const others = chain.filter((row) => row['sender'] !== hot!['address']);
    return {
      hot: hot!['address']!,
      cold: of(others, (row) => row['sender']!),
      token: token!['address']!,
      collection: nfts[0]!['contract']!,
      item: of(items, (row) => `${row['contract']}/${row['token_id']}`),
      operationHash: of(operations, (row) => row['hash']!),
      nft: of(nfts, (row) => `${row['contract']}/${row['token_id']}`),
      height: of(chain, (row) => Number(row['height'])),
      blockHash: of(chain, (row) => row['block']!),
      transactionHash: of(chain, (row) => row['transaction']!),
      actionId: of(actions, (row) => row['id']!),
      unknown: (index) => `0x${(index + 1).toString(16).padStart(64, '0')}`,
      times: (index, plusSeconds = 0) =>
        encodeURIComponent(
          new Date(Date.parse(of(chain, (row) => row['time']!)(index)) + plusSeconds * 1000).toISOString(),
        ),
    };
  } finally {
    await close();
  }
}
