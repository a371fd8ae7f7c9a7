import { sql, type SQL } from 'drizzle-orm';
import { zeroAddress } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import type { EtherscanAnswer, EtherscanCall } from '../../http/chain/etherscan-call.ts';
import { plannedAnew, toBytes } from '../../http/chain/sql-values.ts';
import { answerOk, EtherscanError } from './answers.ts';
import { readAddress, readHeight } from './params.ts';
import { withStatementTimeout } from './with-statement-timeout.ts';

/** Returns what an address held of a token after a block, from the token's events (`tokenbalancehistory`). */
export async function readTokenBalanceAt(
  context: Pick<ApiContext, 'db'>,
  call: EtherscanCall,
): Promise<EtherscanAnswer> {
  const holder = toBytes(readAddress(call));
  return sumTransfers(context, call, {
    received: sql`c."to" = ${holder}`,
    sent: sql`c."from" = ${holder}`,
  });
}

/** Returns the minted less the burned units of a token after a block (`tokensupplyhistory`). */
export async function readTokenSupplyAt(
  context: Pick<ApiContext, 'db'>,
  call: EtherscanCall,
): Promise<EtherscanAnswer> {
  const zero = toBytes(zeroAddress);
  return sumTransfers(context, call, { received: sql`c."from" = ${zero}`, sent: sql`c."to" = ${zero}` });
}

async function sumTransfers(
  { db }: Pick<ApiContext, 'db'>,
  call: EtherscanCall,
  { received, sent }: { readonly received: SQL; readonly sent: SQL },
): Promise<EtherscanAnswer> {
  const token = toBytes(readAddress(call, 'contractaddress'));
  const height = readHeight(call, 'blockno');
  if (height === null) throw new EtherscanError('Error! Missing block number');
  const sum = (side: SQL) => sql`(select coalesce(sum(c.amount), 0) from chain.token_transfers c
    where c.token = ${token} and ${side} and c.block_number <= ${height}::bigint)`;
  const { rows } = await withStatementTimeout(db, (tx) =>
    tx.execute<{ amount: string }>(
      sql`select (${sum(received)} - ${sum(sent)})::text as amount ${plannedAnew}`,
    ),
  );
  return answerOk(rows[0]!.amount);
}
