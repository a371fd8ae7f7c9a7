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
  coins: sql`
    b.balance::text as "TokenQuantity",
    coalesce(k.decimals, 0)::text as "TokenDivisor",
    '' as "TokenPriceUSD"`,
  nfts: sql`b.balance::text as "TokenQuantity"`,
};
const STANDARDS = { coins: sql`k.kind = 'erc20'`, nfts: sql`k.kind in ('erc721', 'erc1155')` };

/**
 * Lists the tokens that an address holds, by token address: `addresstokenbalance`, and `addresstokennftbalance`
 * with the number of NFTs (ERC-721) or units (ERC-1155).
 */
export async function listOwnedTokens(
  { db }: Pick<ApiContext, 'db'>,
  call: EtherscanCall,
  kind: keyof typeof FIELDS,
): Promise<EtherscanAnswer> {
  const holder = toBytes(readAddress(call));
  const { limit, skip } = readPaging(call);
  const { rows } = await withStatementTimeout(db, (tx) =>
    tx.execute(sql`
      select ${hexOf(sql`b.token`)} as "TokenAddress", ${names()}, ${FIELDS[kind]}
      from chain.token_balances b
      join chain.tokens k on k.address = b.token
      where b.holder = ${holder} and b.balance > 0 and ${STANDARDS[kind]}
      order by b.token limit ${limit} offset ${skip} ${plannedAnew}`),
  );
  return answerList(rows, NO_TOKENS);
}

/** Lists all tokens of an address in Blockscout's format, by token address (`tokenlist`). */
export async function listAllTokens(
  { db }: Pick<ApiContext, 'db'>,
  call: EtherscanCall,
): Promise<EtherscanAnswer> {
  const holder = toBytes(readAddress(call));
  const { limit, skip } = readPaging(call);
  const { rows } = await withStatementTimeout(db, (tx) =>
    tx.execute(sql`
      select b.balance::text as "balance", ${hexOf(sql`b.token`)} as "contractAddress",
        coalesce(k.decimals::text, '') as "decimals", ${shownText(sql`k.name`)} as "name",
        ${shownText(sql`k.symbol`)} as "symbol",
        case k.kind when 'erc20' then 'ERC-20' when 'erc721' then 'ERC-721' else 'ERC-1155' end as "type"
      from chain.token_balances b
      join chain.tokens k on k.address = b.token
      where b.holder = ${holder} and b.balance > 0
      order by b.token limit ${limit} offset ${skip} ${plannedAnew}`),
  );
  return answerList(rows, 'No tokens found');
}

interface OwnedRow extends Record<string, unknown> {
  readonly TokenAddress: string;
  readonly TokenId: string;
  /** Null for ERC-721. */
  readonly units: string | null;
}

/**
 * Lists the NFTs of one collection that an address holds, by token ID (`addresstokennftinventory`). Items of
 * ERC-1155 also have a quantity.
 */
export async function listOwnedNfts(
  { db }: Pick<ApiContext, 'db'>,
  call: EtherscanCall,
): Promise<EtherscanAnswer> {
  const owner = toBytes(readAddress(call));
  const collection = toBytes(readAddress(call, 'contractaddress'));
  const { limit, skip } = readPaging(call);
  const { rows } = await withStatementTimeout(db, (tx) =>
    tx.execute<OwnedRow>(sql`
      select ${hexOf(collection)} as "TokenAddress", held.token_id::text as "TokenId", held.units::text as units
      from (
        (select n.token_id, null::numeric as units from chain.nfts n
          where n.owner = ${owner} and n.contract = ${collection} and not n.is_burnt
          order by n.token_id limit ${skip + limit})
        union all
        (select b.token_id, b.balance from chain.nft_balances b
          where b.holder = ${owner} and b.contract = ${collection} and b.balance > 0
          order by b.token_id limit ${skip + limit})) held
      order by held.token_id limit ${limit} offset ${skip} ${plannedAnew}`),
  );
  const items = rows.map(({ TokenAddress, TokenId, units }) =>
    units === null ? { TokenAddress, TokenId } : { TokenAddress, TokenId, TokenQuantity: units },
  );
  return answerList(items, NO_TOKENS);
}

function names(): SQL {
  return sql`${shownText(sql`k.name`)} as "TokenName", ${shownText(sql`k.symbol`)} as "TokenSymbol"`;
}
