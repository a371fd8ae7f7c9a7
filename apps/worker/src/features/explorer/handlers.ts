import type { ClientBase } from 'pg';
import type { Hex } from 'viem';
import { toBytea } from '@nova/runtime/hex-bytes';
import { rowSet, type RowTarget } from '../../lib/insert-rows.ts';
import { INDEXED, type IndexedTopic } from '../../lib/jobs/job-signals.ts';
import type { ChainBlock, ChainTransaction } from '../../sync/chain-block.ts';
import type { FeatureChange, FeatureHandler } from '../../sync/feature-handler.ts';
import { CREATIONS, type ContractCreation } from './contract-creation.ts';
import type { LeafContracts } from './leaf-contracts.ts';
import { balanceRows, queueBalances } from './queue-balances.ts';

interface PendingTrace {
  readonly transaction: ChainTransaction;
  readonly blockHash: Hex;
}

const PENDING: RowTarget<PendingTrace> = {
  table: 'chain.pending_traces',
  columns: [
    ['block_number', 'bigint', ({ transaction }) => transaction.blockNumber],
    ['tx_index', 'integer', ({ transaction }) => transaction.index],
    ['block_hash', 'bytea', ({ blockHash }) => toBytea(blockHash)],
    ['transaction_hash', 'bytea', ({ transaction }) => toBytea(transaction.hash)],
  ],
};

/** Gas used by a transaction that runs no code. */
const PLAIN_GAS = 21_000;

/**
 * Queues the additional data the explorer needs about a block (internal calls, balances, contracts).
 * Separate jobs read it from the node.
 */
export function createExplorerHandler(leaves: LeafContracts): FeatureHandler {
  return {
    collect(blocks): FeatureChange {
      const creations = listCreations(blocks);
      const movers = listCoinMovers(blocks);
      const traceable = listTraceable(blocks, leaves);
      return {
        rows: [rowSet(PENDING, traceable), rowSet(CREATIONS, creations), balanceRows(movers)],
        insert: () => {
          const topics: IndexedTopic[] = [];
          if (traceable.length > 0) topics.push(INDEXED.traces);
          if (movers.length > 0) topics.push(INDEXED.balances);
          return Promise.resolve(topics);
        },
        remove: async (client, fromHeight) => {
          // A different contract may be deployed at the same address.
          leaves.clear();
          await queueBalances(client, [...movers, ...(await loadInnerMovers(client, fromHeight))]);
          for (const table of ['pending_traces', 'internal_transactions', 'contract_creations']) {
            await client.query(`delete from chain.${table} where block_number >= $1`, [fromHeight]);
          }
        },
      };
    },
  };
}

function listTraceable(blocks: readonly ChainBlock[], leaves: LeafContracts): PendingTrace[] {
  return blocks.flatMap((block) =>
    block.transactions
      .filter(({ to, gasUsed }) => gasUsed !== PLAIN_GAS && !(to && leaves.has(to)))
      .map((transaction) => ({ transaction, blockHash: block.hash })),
  );
}

function listCreations(blocks: readonly ChainBlock[]): ContractCreation[] {
  const creations: ContractCreation[] = [];
  for (const block of blocks) {
    for (const transaction of block.transactions) {
      const { contractAddress: address, isSuccessful, from: creator, timestamp } = transaction;
      if (address === null || !isSuccessful) continue;
      creations.push({
        address,
        blockNumber: block.number,
        txIndex: transaction.index,
        traceIndex: 0,
        type: 'transaction',
        creator,
        transactionHash: transaction.hash,
        codeHash: null,
        codeSize: null,
        timestamp,
      });
    }
  }
  return creations;
}

/**
 * Returns the addresses whose balance a block changes without a trace: senders, recipients and the fee
 * recipient.
 */
function listCoinMovers(blocks: readonly ChainBlock[]): Hex[] {
  const movers = new Set<Hex>();
  for (const { miner, transactions } of blocks) {
    if (transactions.length > 0) movers.add(miner);
    for (const { from, to, contractAddress, valueWei } of transactions) {
      movers.add(from);
      const receiver = to ?? contractAddress;
      if (receiver && valueWei > 0n) movers.add(receiver);
    }
  }
  return [...movers];
}

async function loadInnerMovers(client: ClientBase, fromHeight: number): Promise<Hex[]> {
  const { rows } = await client.query<{ address: Hex }>(
    `select distinct '0x' || encode(party.address, 'hex') as address
     from chain.internal_transactions inner_call
     cross join lateral unnest(array["from", "to", contract_address]) as party (address)
     where block_number >= $1 and value > 0 and party.address is not null`,
    [fromHeight],
  );
  return rows.map((row) => row.address);
}
