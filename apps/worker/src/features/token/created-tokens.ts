import { tokenFactoryAbi } from '@nova/abi/token-factory';
import { createdTokenAbi } from '@nova/abi/created-token';
import type { ClientBase } from 'pg';
import { decodeEventLog, encodeEventTopics, type Hex } from 'viem';
import { toBytea } from '@nova/runtime/hex-bytes';
import { insertRows, type RowTarget } from '../../lib/insert-rows.ts';
import { INDEXED } from '../../lib/jobs/job-signals.ts';
import { type ChainBlock, type ChainLog, eachLog } from '../../sync/chain-block.ts';
import type { FeatureChange, FeatureHandler } from '../../sync/feature-handler.ts';

interface CreatedToken {
  readonly address: Hex;
  readonly creator: Hex;
  readonly operationId: Hex | null;
  readonly initialSupply: bigint;
  readonly blockNumber: number;
  readonly logIndex: number;
  readonly txIndex: number;
  readonly timestamp: string;
}

const topicOf = (...of: Parameters<typeof encodeEventTopics>) => encodeEventTopics(...of)[0];
const CREATED = topicOf({ abi: tokenFactoryAbi, eventName: 'TokenCreated' });
/** Events by which a token announces a new owner or a new location of its description. */
const CHANGES: ReadonlySet<string> = new Set([
  topicOf({ abi: createdTokenAbi, eventName: 'OwnershipTransferred' }),
  topicOf({ abi: createdTokenAbi, eventName: 'ContractURIUpdated' }),
]);
const NO_OPERATION = `0x${'00'.repeat(32)}`;

const CREATED_TOKENS: RowTarget<CreatedToken> = {
  table: 'chain.created_tokens',
  columns: [
    ['address', 'bytea', (row) => toBytea(row.address)],
    ['creator', 'bytea', (row) => toBytea(row.creator)],
    ['owner', 'bytea', (row) => toBytea(row.creator)],
    ['operation_id', 'bytea', (row) => row.operationId && toBytea(row.operationId)],
    ['initial_supply', 'numeric', (row) => row.initialSupply.toString()],
    ['block_number', 'bigint', (row) => row.blockNumber],
    ['log_index', 'integer', (row) => row.logIndex],
    ['tx_index', 'integer', (row) => row.txIndex],
    ['timestamp', 'timestamptz', (row) => row.timestamp],
  ],
};

const TO_READ: RowTarget<Hex> = {
  table: 'chain.pending_tokens',
  columns: [['address', 'bytea', (address) => toBytea(address)]],
  // Any contract could emit these events, so only tokens of our factory count.
  where: 'exists (select from chain.created_tokens created where created.address = given.address)',
  onConflict: `on conflict (address) do update set
    ticket = default, attempts = 0, next_attempt_at = now(), last_error = null`,
};

/**
 * Indexes tokens of our factory: the recipient of the supply, and the owner and description, which are read
 * again when an event announces a change.
 */
export function createCreatedTokenHandler(factory: Hex): FeatureHandler {
  return {
    collect(blocks): FeatureChange {
      const created: CreatedToken[] = [];
      const changed = new Set<Hex>();
      collect(factory, blocks, created, changed);
      return {
        insert: async (client) => {
          await insertRows(client, CREATED_TOKENS, created);
          await insertRows(client, TO_READ, [...changed]);
          return changed.size > 0 ? [INDEXED.tokens] : [];
        },
        remove: async (client, fromHeight) => {
          await removeFrom(client, fromHeight, created);
          // The current values may have been set in a block that was removed.
          await insertRows(client, TO_READ, [...changed]);
        },
      };
    },
  };
}

function collect(
  factory: Hex,
  blocks: readonly ChainBlock[],
  created: CreatedToken[],
  changed: Set<Hex>,
): void {
  for (const { log, block } of eachLog(blocks)) {
    const [topic = '0x'] = log.topics;
    if (CHANGES.has(topic)) changed.add(log.address);
    if (log.address === factory && topic === CREATED) created.push(toCreated(log, block.timestamp));
  }
}

function toCreated(
  { blockNumber, logIndex, txIndex, topics, data }: ChainLog,
  timestamp: string,
): CreatedToken {
  const { args } = decodeEventLog({
    abi: tokenFactoryAbi,
    eventName: 'TokenCreated',
    topics: topics as [Hex, ...Hex[]],
    data,
  });
  return {
    address: args.token.toLowerCase() as Hex,
    creator: args.owner.toLowerCase() as Hex,
    operationId: args.opId === NO_OPERATION ? null : args.opId,
    initialSupply: args.supply,
    blockNumber,
    logIndex,
    txIndex,
    timestamp,
  };
}

async function removeFrom(
  client: ClientBase,
  fromHeight: number,
  created: readonly CreatedToken[],
): Promise<void> {
  if (created.length === 0) return;
  await client.query('delete from chain.created_tokens where block_number >= $1', [fromHeight]);
}
