import { sql, type SQL } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import type { EtherscanAnswer, EtherscanCall } from '../../http/chain/etherscan-call.ts';
import { answerList } from './answers.ts';
import { readAddress, readPaging } from './params.ts';
import { plannedAnew, toBytes } from '../../http/chain/sql-values.ts';
import { hexOf, shownText } from './sql-rows.ts';
import { withStatementTimeout } from './with-statement-timeout.ts';

const NO_TOKENS = 'No token found';

/** Fields of one token in `addresstokenbalance` and `addresstokennftbalance`. */
const FIELDS = {
  erc20: sql`
    b.balance::text as "TokenQuantity",
    coalesce(k.decimals, 0)::text as "TokenDivisor",
    '' as "TokenPriceUSD"`,
  erc721: sql`b.balance::text as "TokenQuantity"`,
};

/**
 * Lists the tokens that an address holds, by token address (`addresstokenbalance`, `addresstokennftbalance`).
 */
export async function listOwnedTokens(
  { db }: Pick<ApiContext, 'db'>,
  call: EtherscanCall,
  standard: keyof typeof FIELDS,
): Promise<EtherscanAnswer> {
  const holder = toBytes(readAddress(call));
  const { limit, skip } = readPaging(call);
  const { rows } = await withStatementTimeout(db, (tx) =>
    tx.execute(sql`
      select ${hexOf(sql`b.token`)} as "TokenAddress", ${names()}, ${FIELDS[standard]}
      from chain.token_balances b
      join chain.tokens k on k.address = b.token
      where b.holder = ${holder} and b.balance > 0 and k.kind = ${standard}
      order by b.token limit ${limit} offset ${skip} ${plannedAnew}`),
  );
  return answerList(rows, NO_TOKENS);
}

/** Lists the NFTs of one collection that an address holds, by token ID (`addresstokennftinventory`). */
export async function listOwnedNfts(
  { db }: Pick<ApiContext, 'db'>,
  call: EtherscanCall,
): Promise<EtherscanAnswer> {
  const owner = toBytes(readAddress(call));
  const collection = toBytes(readAddress(call, 'contractaddress'));
  const { limit, skip } = readPaging(call);
  const { rows } = await withStatementTimeout(db, (tx) =>
    tx.execute(sql`
      select ${hexOf(sql`n.contract`)} as "TokenAddress", n.token_id::text as "TokenId"
      from chain.nfts n
      where n.owner = ${owner} and n.contract = ${collection} and not n.is_burnt
      order by n.token_id limit ${limit} offset ${skip} ${plannedAnew}`),
  );
  return answerList(rows, NO_TOKENS);
}

function names(): SQL {
  return sql`${shownText(sql`k.name`)} as "TokenName", ${shownText(sql`k.symbol`)} as "TokenSymbol"`;
}
