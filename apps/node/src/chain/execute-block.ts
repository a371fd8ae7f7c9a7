import type { EVM } from '@ethereumjs/evm';
import { keccak256 } from '../crypto/keccak.ts';
import type { StoredNode } from '../state/trie-node.ts';
import type { WorldState } from '../state/world-state.ts';
import { applyTransaction } from './evm/apply-transaction.ts';
import { noteParentHash } from './block-hash-history.ts';
import type { Block } from './block.ts';
import { environmentOf, nextEnvironmentFields } from './block-environment.ts';
import { logsBloom } from './logs/bloom.ts';
import { encodeHeader, type Header } from './header.ts';
import { encodeConsensusReceipt, type Receipt, rootOfSingleItem } from './logs/receipt.ts';
import { EMPTY_TRIE } from '../state/trie.ts';
import { type ForkSchedule, isPrague, rulesAt } from './genesis/schedule.ts';
import { seal, unsealedExtraData } from './sealing/seal.ts';
import type { Transaction } from './transaction.ts';

/** A transaction with its sender and time, on top of a block; a heartbeat has no transaction. */
export interface BlockPlan {
  parent: Block;
  action: { transaction: Transaction; sender: Uint8Array } | null;
  time: { timestamp: number; milliseconds: number };
  schedule: ForkSchedule;
}

/**
 * Executes the planned block on the world's uncommitted layer; the receipt is null without a transaction.
 * Commits nothing if it throws. The EVM must follow the block's fork.
 */
export async function executePlan(evm: EVM, world: WorldState, plan: BlockPlan): Promise<Receipt | null> {
  const { parent, action, time, schedule } = plan;
  noteParentHash(world, parent, rulesAt(schedule, time.timestamp).fork);
  if (action === null) return null;
  const fields = nextEnvironmentFields(parent, time.timestamp, schedule);
  return applyTransaction(evm, world, action.transaction, action.sender, environmentOf(fields));
}

/** Commits the world and returns the header of the executed block, without a seal. Synchronous. */
export function commitPlan(
  world: WorldState,
  plan: BlockPlan,
  receipt: Receipt | null,
): { unsealed: Header; state: StoredNode } {
  const { parent, action, time, schedule } = plan;
  const bloom = logsBloom(receipt?.logs ?? []);
  const state = world.commit();
  const unsealed: Header = {
    ...nextEnvironmentFields(parent, time.timestamp, schedule),
    parentHash: parent.hash,
    stateRoot: state.hash,
    transactionsRoot: action === null ? EMPTY_TRIE.hash : rootOfSingleItem(action.transaction.raw),
    receiptsRoot:
      action === null || receipt === null
        ? EMPTY_TRIE.hash
        : rootOfSingleItem(encodeConsensusReceipt(receipt, bloom, action.transaction.type)),
    logsBloom: bloom,
    gasUsed: receipt?.gasUsed ?? 0n,
    extraData: unsealedExtraData(time.milliseconds),
    hasRequestsHash: isPrague(rulesAt(schedule, time.timestamp).fork),
  };
  return { unsealed, state };
}

/** Commits the world and returns the sealed block. Synchronous from the first change on. */
export function sealBlock(
  world: WorldState,
  plan: BlockPlan,
  receipt: Receipt | null,
  validatorKey: Uint8Array,
): Block {
  const { action } = plan;
  const { unsealed, state } = commitPlan(world, plan, receipt);
  const header = seal(unsealed, validatorKey);
  const headerRlp = encodeHeader(header);
  const body = action === null || receipt === null ? null : { ...action, receipt };
  return { header, headerRlp, hash: keccak256(headerRlp), state, body };
}
