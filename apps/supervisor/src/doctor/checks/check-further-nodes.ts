import type { NodeAddress } from '@nova/runtime/node-addresses';
import { nameReason } from '@nova/runtime/name-reason';
import { BEHIND_MAX } from '@nova/runtime/node-pool';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { numberToHex } from 'viem';
import { type Finding, failure, ok, warning } from '../finding.ts';
import { type ChainFacts, readChain } from '../read-chain.ts';

/** Checks the nodes that replace the first one: each must answer, serve the same chain, and keep up. */
export function checkFurtherNodes(nodes: readonly NodeAddress[], first: ChainFacts): Promise<Finding[]> {
  return Promise.all(nodes.map(({ rpcUrl }, index) => checkNode(rpcUrl, `chain node ${index + 2}`, first)));
}

async function checkNode(rpcUrl: string, check: string, first: ChainFacts): Promise<Finding> {
  const { host } = new URL(rpcUrl);
  let facts: ChainFacts;
  try {
    facts = await readChain(rpcUrl);
  } catch (error) {
    return warning(
      check,
      `The node at ${host} does not answer: ${nameReason(error)}.`,
      'Start it, or remove it from CHAIN_RPC_URL and CHAIN_WS_URL. Until then it cannot replace another node.',
    );
  }
  if (facts.chainId !== CHAIN_ID || facts.genesisHash !== first.genesisHash) {
    return failure(
      check,
      `The node at ${host} serves another chain than the first one in CHAIN_RPC_URL.`,
      'List only nodes of one chain. This one is never used.',
    );
  }
  const behind = first.head - facts.head;
  if (behind > BEHIND_MAX) {
    return warning(
      check,
      `The node at ${host} is ${behind} blocks behind the first one.`,
      `Wait until it has caught up. A node more than ${BEHIND_MAX} blocks behind is not used.`,
    );
  }
  if (await hasForked(first, facts)) {
    return failure(
      check,
      `The node at ${host} has another block than the first node at the same height: one of them follows a fork.`,
      'Remove the wrong one from CHAIN_RPC_URL and CHAIN_WS_URL, delete its data, and let it sync again.',
    );
  }
  return ok(check, `The node at ${host} answers, at block ${facts.head}.`);
}

/** Returns whether two nodes have different blocks a few blocks below their heads, where no reorg is expected. */
async function hasForked(first: ChainFacts, other: ChainFacts): Promise<boolean> {
  const height = numberToHex(Math.max(0, Math.min(first.head, other.head) - BEHIND_MAX));
  const [ours, theirs] = await Promise.all(
    [first, other].map(({ rpc }) =>
      rpc.request<{ hash: string } | null>('eth_getBlockByNumber', [height, false]).catch(() => null),
    ),
  );
  return !!ours && !!theirs && ours.hash !== theirs.hash;
}
