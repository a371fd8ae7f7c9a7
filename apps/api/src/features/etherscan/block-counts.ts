import { BLOCK_TIME_INTERVALS } from '@nova/shared/explorer/constants';
import { sql } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import type { EtherscanAnswer, EtherscanCall } from '../../http/chain/etherscan-call.ts';
import { answerOk, EtherscanError } from './answers.ts';
import { IS_COUNTED } from './list-internal.ts';
import { readHeight } from './params.ts';
import { withStatementTimeout } from './with-statement-timeout.ts';

/**
 * Counts the transactions, calls and transfers of one block (`getblocktxnscount`). Counts are numbers, as on
 * Etherscan.
 */
export async function countInBlock(
  { db }: Pick<ApiContext, 'db'>,
  call: EtherscanCall,
): Promise<EtherscanAnswer> {
  const height = requireHeight(call);
  const transfers = (kind: string) => sql`(select count(*)::int from chain.token_transfers c
    where c.block_number = b.number and c.kind = ${kind})`;
  const { rows } = await withStatementTimeout(db, (tx) =>
    tx.execute(sql`
      select b.number::float8 as "block", b.transaction_count as "txsCount",
        (select count(*)::int from chain.internal_transactions c
          where c.block_number = b.number and ${IS_COUNTED}) as "internalTxsCount",
        ${transfers('erc20')} as "erc20TxsCount",
        ${transfers('erc721')} as "erc721TxsCount",
        ${transfers('erc1155')} as "erc1155TxsCount"
      from chain.blocks b where b.number = ${height}::bigint`),
  );
  const [row] = rows;
  if (!row) throw new EtherscanError('Error! Block not found');
  return answerOk(row);
}

/** Estimates when a block will be sealed if activity stays as in the last blocks (`getblockcountdown`). */
export async function countDown(
  { db }: Pick<ApiContext, 'db'>,
  call: EtherscanCall,
): Promise<EtherscanAnswer> {
  const height = requireHeight(call);
  const { rows } = await db.execute<{ number: string; seconds: number }>(sql`
    select b.number::text as number, extract(epoch from b.timestamp)::float8 as seconds from chain.blocks b
    where b.number > 0 order by b.number desc limit ${BLOCK_TIME_INTERVALS + 1}`);
  const current = Number(rows[0]?.number ?? 0);
  if (height <= current) throw new EtherscanError('Error! Block number already pass');
  const span = (rows[0]?.seconds ?? 0) - (rows.at(-1)?.seconds ?? 0);
  const secondsEach = rows.length > 1 ? span / (rows.length - 1) : 0;
  return answerOk({
    CurrentBlock: String(current),
    CountdownBlock: String(height),
    RemainingBlock: String(height - current),
    EstimateTimeInSec: ((height - current) * secondsEach).toFixed(1),
  });
}

/** Reads the required block number. @throws EtherscanError */
function requireHeight(call: EtherscanCall): number {
  const height = readHeight(call, 'blockno');
  if (height === null) throw new EtherscanError('Error! Missing block number');
  return height;
}
