import type { EVM } from '@ethereumjs/evm';
import { keccak256 } from '../crypto/keccak.ts';
import type { StoredNode } from '../state/trie-node.ts';
import type { WorldState } from '../state/world-state.ts';
import { applyTransaction } from './apply-transaction.ts';
import type { Block } from './block.ts';
import { environmentOf, nextEnvironmentFields } from './block-environment.ts';
import { logsBloom } from './bloom.ts';
import { encodeHeader, type Header } from './header.ts';
import { encodeConsensusReceipt, type Receipt, rootOfSingleItem } from './receipt.ts';
import { seal, unsealedExtraData } from './seal.ts';
import type { Transaction } from './transaction.ts';

/** A transaction with its sender, on top of a block, at a time. */
export interface BlockPlan {
  parent: Block;
  transaction: Transaction;
  sender: Uint8Array;
  time: { timestamp: number; milliseconds: number };
}

/** Runs the plan's transaction on the world's uncommitted layer. Nothing is committed when it throws. */
export async function executePlan(evm: EVM, world: WorldState, plan: BlockPlan): Promise<Receipt> {
  const fields = nextEnvironmentFields(plan.parent, plan.time.timestamp);
  return applyTransaction(evm, world, plan.transaction, plan.sender, environmentOf(fields));
}

/** Commits the world and gives the header of what was executed, still without a seal. Synchronous. */
export function commitPlan(
  world: WorldState,
  plan: BlockPlan,
  receipt: Receipt,
): { unsealed: Header; state: StoredNode } {
  const { parent, transaction, time } = plan;
  const bloom = logsBloom(receipt.logs);
  const state = world.commit();
  const unsealed: Header = {
    ...nextEnvironmentFields(parent, time.timestamp),
    parentHash: parent.hash,
    stateRoot: state.hash,
    transactionsRoot: rootOfSingleItem(transaction.raw),
    receiptsRoot: rootOfSingleItem(encodeConsensusReceipt(receipt, bloom, transaction.type)),
    logsBloom: bloom,
    gasUsed: receipt.gasUsed,
    extraData: unsealedExtraData(time.milliseconds),
  };
  return { unsealed, state };
}

/** Commits the world and makes the sealed block of what was executed. Synchronous from the first change on. */
export function sealBlock(
  world: WorldState,
  plan: BlockPlan,
  receipt: Receipt,
  validatorKey: Uint8Array,
): Block {
  const { transaction, sender } = plan;
  const { unsealed, state } = commitPlan(world, plan, receipt);
  const header = seal(unsealed, validatorKey);
  const headerRlp = encodeHeader(header);
  return { header, headerRlp, hash: keccak256(headerRlp), state, body: { transaction, sender, receipt } };
}
