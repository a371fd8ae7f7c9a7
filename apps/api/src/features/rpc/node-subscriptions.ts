import type { ApiContext } from '../../http/api-context.ts';
import {
  connectToNode,
  type NodeLink,
  type SubscriptionError,
  type SubscriptionListener,
} from './node-link.ts';

/**
 * The subscriptions of all clients. All share those to blocks and to the hashes of pending transactions, so that a
 * block costs the node the same however many clients follow the chain. Each client has a connection of its own for
 * all others: the node disconnects a client that asks for more than can be sent, and only that one must notice.
 */
export interface NodeSubscriptions {
  /**
   * Opens a subscription. Its results come after the returned promise has been handled.
   * @param client identifies the client by reference
   * @param params of `eth_subscribe`
   * @returns the function that ends it, or the node's error
   * @throws NodeAway
   */
  open(
    client: object,
    params: unknown,
    listener: SubscriptionListener,
  ): Promise<(() => void) | SubscriptionError>;
  close(): void;
}

interface Shared {
  readonly opening: Promise<(() => void) | SubscriptionError>;
  readonly listeners: Set<SubscriptionListener>;
  /** Clients that have it or wait for it. */
  users: number;
}

/** Owner of the connection for shared subscriptions. */
const EVERYBODY = {};

/** Returns the name of a shared subscription, which is its only parameter; null for the others. */
function readSharedName(params: unknown): string | null {
  if (!Array.isArray(params)) return null;
  const [name, withDetails = false]: unknown[] = params;
  if (name === 'newHeads') return name;
  return name === 'newPendingTransactions' && withDetails === false ? name : null;
}

export function createNodeSubscriptions({
  nodes,
  logger,
  config: { socketPingMs: pingMs },
}: Pick<ApiContext, 'nodes' | 'logger' | 'config'>): NodeSubscriptions {
  const links = new Map<object, NodeLink>();
  const sharedByName = new Map<string, Shared>();

  // Clients of a node that is behind or does not answer would wait for its blocks.
  const stopWatching = nodes.onChange(() => {
    for (const link of links.values()) if (link.url !== nodes.current.wsUrl) link.close();
  });

  const findLink = (owner: object): NodeLink => {
    const url = nodes.current.wsUrl;
    const open = links.get(owner);
    if (open?.url === url && open.isOpen()) return open;
    const onClosed = (closed: NodeLink) => {
      if (links.get(owner) === closed) links.delete(owner);
    };
    const link = connectToNode(url, { logger, pingMs, onClosed });
    links.set(owner, link);
    return link;
  };

  const startShared = (name: string): Shared => {
    const listeners = new Set<SubscriptionListener>();
    const opening = findLink(EVERYBODY).subscribe([name], {
      notify: (result) => listeners.forEach((listener) => listener.notify(result)),
      lost: () => {
        if (sharedByName.get(name) === shared) sharedByName.delete(name);
        listeners.forEach((listener) => listener.lost());
      },
    });
    const shared: Shared = { opening, listeners, users: 0 };
    sharedByName.set(name, shared);
    return shared;
  };

  const openShared = async (
    name: string,
    listener: SubscriptionListener,
  ): Promise<(() => void) | SubscriptionError> => {
    const shared = sharedByName.get(name) ?? startShared(name);
    const forget = () => {
      if (sharedByName.get(name) === shared) sharedByName.delete(name);
    };
    shared.users += 1;
    let end: (() => void) | SubscriptionError;
    try {
      end = await shared.opening;
    } catch (error) {
      forget();
      throw error;
    }
    if (typeof end !== 'function') {
      forget();
      return end;
    }
    shared.listeners.add(listener);
    return () => {
      if (!shared.listeners.delete(listener)) return;
      shared.users -= 1;
      if (shared.users > 0) return;
      forget();
      end();
    };
  };

  return {
    open(client, params, listener) {
      const name = readSharedName(params);
      return name === null ? findLink(client).subscribe(params, listener) : openShared(name, listener);
    },
    close() {
      stopWatching();
      links.forEach((link) => link.close());
    },
  };
}
