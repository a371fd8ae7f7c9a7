import { tokenBalances } from '@nova/db/schema/token';
import { addressSchema } from '@nova/shared/hex';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import {
  type EtherscanAnswer,
  type EtherscanCall,
  type EtherscanModule,
  readParam,
} from '../../http/chain/etherscan-call.ts';
import { findFunding, listMinedBlocks, readBalanceAt, readBalances } from './account-history.ts';
import { listAllTokens, listOwnedNfts, listOwnedTokens } from './account-holdings.ts';
import { answerList, answerOk, EtherscanError } from './answers.ts';
import { listInternal } from './list-internal.ts';
import { listTokenTransfers } from './list-token-transfers.ts';
import { listTransactions } from './list-transactions.ts';
import { readAddress } from './params.ts';
import { readTokenBalanceAt } from './token-history.ts';

/** Maximum number of addresses in one `balancemulti` call. */
const ADDRESSES_MAX = 20;
const tagSchema = z
  .string()
  .regex(/^(latest|pending|earliest|safe|finalized|0x[0-9a-f]{1,16}|\d{1,15})$/i)
  .transform((tag) => (/^\d+$/.test(tag) ? `0x${Number(tag).toString(16)}` : tag.toLowerCase()));

/** Returns the module `account`: balances, transactions and transfers of an address. */
export function createAccountActions(context: ApiContext): EtherscanModule {
  return {
    balance: async (call) => {
      const [balance] = await readBalances(context, [readAddress(call)], readTag(call));
      return answerOk(balance);
    },
    balancemulti: async (call) => listBalances(context, call),
    tokenbalance: async (call) => readTokenBalance(context, call),
    txlist: async (call) => listTransactions(context, call),
    txlistinternal: async (call) => listInternal(context, call),
    tokentx: async (call) => listTokenTransfers(context, call, 'erc20'),
    tokennfttx: async (call) => listTokenTransfers(context, call, 'erc721'),
    token1155tx: async (call) => listTokenTransfers(context, call, 'erc1155'),
    getminedblocks: async (call) => listMinedBlocks(context, call),
    balancehistory: async (call) => readBalanceAt(context, call),
    fundedby: async (call) => findFunding(context, call),
    tokenbalancehistory: async (call) => readTokenBalanceAt(context, call),
    tokenlist: async (call) => listAllTokens(context, call),
    // There is no beacon chain, so nobody ever withdrew from it.
    txsbeaconwithdrawal: async (call) => {
      readAddress(call);
      return answerList([], 'No transactions found');
    },
    addresstokenbalance: async (call) => listOwnedTokens(context, call, 'coins'),
    addresstokennftbalance: async (call) => listOwnedTokens(context, call, 'nfts'),
    addresstokennftinventory: async (call) => listOwnedNfts(context, call),
  };
}

async function listBalances(context: ApiContext, call: EtherscanCall): Promise<EtherscanAnswer> {
  const text = readParam(call, 'address');
  if (text === null) throw new EtherscanError('Error! Missing address');
  const accounts = text.split(',').map((part) => part.trim());
  if (accounts.length > ADDRESSES_MAX) {
    throw new EtherscanError(`Error! Maximum of ${ADDRESSES_MAX} addresses per call`);
  }
  if (!accounts.every((account) => addressSchema.safeParse(account).success)) {
    throw new EtherscanError('Error! Invalid address format');
  }
  const balances = await readBalances(context, accounts, readTag(call));
  return answerOk(accounts.map((account, index) => ({ account, balance: balances[index] })));
}

function readTag(call: EtherscanCall): string {
  const tag = tagSchema.safeParse(readParam(call, 'tag') ?? 'latest');
  if (!tag.success) throw new EtherscanError('Error! Invalid tag');
  return tag.data;
}

/** Tags of the newest block: every block is final. */
const NEWEST: ReadonlySet<string> = new Set(['latest', 'pending', 'safe', 'finalized']);

async function readTokenBalance({ db }: ApiContext, call: EtherscanCall): Promise<EtherscanAnswer> {
  if (!NEWEST.has(readTag(call))) {
    throw new EtherscanError('Error! Only tag=latest is available, use tokenbalancehistory for a block');
  }
  const [holder, token] = [readAddress(call), readAddress(call, 'contractaddress')];
  const [row] = await db
    .select({ balance: tokenBalances.balance })
    .from(tokenBalances)
    .where(and(eq(tokenBalances.token, token), eq(tokenBalances.holder, holder)));
  return answerOk((row?.balance ?? 0n).toString());
}
