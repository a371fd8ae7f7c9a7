import type { Queryable } from '@nova/db/database';
import { transactions } from '@nova/db/schema/explorer';
import { internalTransactions } from '@nova/db/schema/explorer-details';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import type { EtherscanCall, EtherscanModule } from '../../http/chain/etherscan-call.ts';
import { answerOk, EtherscanError } from './answers.ts';
import { findHash } from './params.ts';

/** Returns the module `transaction`. An unknown transaction counts as not failed, as on Etherscan. */
export function createTransactionActions({ db }: Pick<ApiContext, 'db'>): EtherscanModule {
  return {
    getstatus: async (call) => {
      const transaction = await findTransaction(db, call);
      const hasFailed = transaction !== null && !transaction.isSuccessful;
      return answerOk({
        isError: hasFailed ? '1' : '0',
        errDescription: hasFailed ? await describeFailure(db, transaction) : '',
      });
    },
    gettxreceiptstatus: async (call) => {
      const transaction = await findTransaction(db, call);
      return answerOk({ status: transaction === null ? '' : transaction.isSuccessful ? '1' : '0' });
    },
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof findTransaction>>>;

async function findTransaction(db: Queryable, call: EtherscanCall) {
  const hash = findHash(call, 'txhash');
  if (hash === null) throw new EtherscanError('Error! Missing transaction hash');
  const [row] = await db
    .select({
      blockNumber: transactions.blockNumber,
      index: transactions.index,
      isSuccessful: transactions.isSuccessful,
      gasUsed: transactions.gasUsed,
      gasLimit: transactions.gasLimit,
    })
    .from(transactions)
    .where(eq(transactions.hash, hash));
  return row ?? null;
}

/**
 * Returns the error of the first internal call that failed by itself; without internal calls, the reason
 * follows from the gas.
 */
async function describeFailure(db: Queryable, { blockNumber, index, ...gas }: Found): Promise<string> {
  const [failed] = await db
    .select({ error: internalTransactions.error })
    .from(internalTransactions)
    .where(
      and(
        eq(internalTransactions.blockNumber, blockNumber),
        eq(internalTransactions.txIndex, index),
        isNotNull(internalTransactions.error),
      ),
    )
    .orderBy(asc(internalTransactions.traceIndex))
    .limit(1);
  return failed?.error ?? (gas.gasUsed === gas.gasLimit ? 'out of gas' : 'execution reverted');
}
