import { decodeAccount } from './account.ts';
import type { NodeStore } from './node-store.ts';
import { decodeNode, StoredNode, type Child } from './trie-node.ts';

/** Numbers of entries in a whole state. */
export interface StateSize {
  accounts: number;
  slots: number;
  nodes: number;
}

const TURN_NODES = 2_000;

/**
 * Reads every node of a state and its storage tries, checks each against its hash, and checks that the code
 * exists.
 * @throws MissingNodeError and DamagedNodeError
 */
export async function walkState(nodes: NodeStore, root: StoredNode): Promise<StateSize> {
  const size: StateSize = { accounts: 0, slots: 0, nodes: 0 };
  const open: { child: Child; isStorage: boolean }[] =
    root.at === 0 ? [] : [{ child: root, isStorage: false }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { child, isStorage } = next;
    if (child instanceof StoredNode && ++size.nodes % TURN_NODES === 0) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    const node = child instanceof StoredNode ? decodeNode(nodes.node(child)) : child;
    if (node.kind === 'branch') {
      for (const one of node.children) if (one !== null) open.push({ child: one, isStorage });
    } else if (node.kind === 'extension') {
      open.push({ child: node.child, isStorage });
    } else if (isStorage) {
      size.slots += 1;
    } else {
      size.accounts += 1;
      const { storage } = decodeAccount(node);
      if (storage.at !== 0) open.push({ child: storage, isStorage: true });
    }
  }
  return size;
}
