import { sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import type { EtherscanAnswer, EtherscanCall, EtherscanModule } from '../../http/chain/etherscan-call.ts';
import { answerError, answerList, answerOk } from './answers.ts';
import { readAddress, readPaging } from './params.ts';
import { plannedAnew, toBytes } from '../../http/chain/sql-values.ts';
import { hexOf, shownText } from './sql-rows.ts';
import { withStatementTimeout } from './with-statement-timeout.ts';

/** Fields that token owners enter on Etherscan. Nova does not have them, so they are empty. */
const UNKNOWN_FIELDS = [
  'description',
  'website',
  'email',
  'blog',
  'reddit',
  'slack',
  'facebook',
  'twitter',
  'bitcointalk',
  'github',
  'telegram',
  'wechat',
  'linkedin',
  'discord',
  'whitepaper',
  'tokenPriceUSD',
] as const;

/** Returns the module `token`: descriptions and holders of tokens. */
export function createTokenActions(context: Pick<ApiContext, 'db'>): EtherscanModule {
  return {
    tokenholderlist: async (call) => listHolders(context, call),
    topholders: async (call) => listTopHolders(context, call),
    tokenholdercount: async (call) => countHolders(context, readAddress(call, 'contractaddress')),
    tokeninfo: async (call) => describeToken(context, readAddress(call, 'contractaddress')),
  };
}

/** Lists holders, largest balance first. */
async function listHolders({ db }: Pick<ApiContext, 'db'>, call: EtherscanCall): Promise<EtherscanAnswer> {
  const token = toBytes(readAddress(call, 'contractaddress'));
  const { limit, skip } = readPaging(call);
  const { rows } = await withStatementTimeout(db, (tx) =>
    tx.execute(sql`
      select ${hexOf(sql`b.holder`)} as "TokenHolderAddress", b.balance::text as "TokenHolderQuantity"
      from chain.token_balances b
      where b.token = ${token} and b.balance > 0
      order by b.balance desc, b.holder desc limit ${limit} offset ${skip} ${plannedAnew}`),
  );
  return answerList(rows, 'No token holder found');
}

/** Maximum number of top holders, as on Etherscan. */
const TOP_MAX = 1_000;

/** Lists the largest holders and whether each is a contract (`C`) or not (`E`). */
async function listTopHolders({ db }: Pick<ApiContext, 'db'>, call: EtherscanCall): Promise<EtherscanAnswer> {
  const token = toBytes(readAddress(call, 'contractaddress'));
  const { limit } = readPaging(call, TOP_MAX);
  const { rows } = await withStatementTimeout(db, (tx) =>
    tx.execute(sql`
      select ${hexOf(sql`b.holder`)} as "TokenHolderAddress", b.balance::text as "TokenHolderQuantity",
        case when exists (select from chain.contract_creations c where c.address = b.holder)
          then 'C' else 'E' end as "TokenHolderAddressType"
      from chain.token_balances b
      where b.token = ${token} and b.balance > 0
      order by b.balance desc, b.holder desc limit ${limit} ${plannedAnew}`),
  );
  return answerList(rows, 'No token holder found');
}

async function countHolders({ db }: Pick<ApiContext, 'db'>, token: Hex): Promise<EtherscanAnswer> {
  const { rows } = await db.execute<{ count: string }>(
    sql`select holder_count::text as count from chain.tokens where address = ${toBytes(token)}`,
  );
  return answerOk(rows[0]?.count ?? '0');
}

async function describeToken({ db }: Pick<ApiContext, 'db'>, token: Hex): Promise<EtherscanAnswer> {
  const { rows } = await db.execute<Record<string, string>>(sql`
    select ${hexOf(sql`k.address`)} as "contractAddress",
      ${shownText(sql`k.name`)} as "tokenName",
      ${shownText(sql`k.symbol`)} as "symbol",
      coalesce(k.decimals, 0)::text as "divisor",
      upper(k.kind) as "tokenType",
      k.total_supply::text as "totalSupply",
      'false' as "blueCheckmark"
    from chain.tokens k where k.address = ${toBytes(token)}`);
  const [row] = rows;
  if (!row) return answerError(null, 'No data found');
  return answerOk([{ ...row, ...Object.fromEntries(UNKNOWN_FIELDS.map((field) => [field, ''])) }]);
}
